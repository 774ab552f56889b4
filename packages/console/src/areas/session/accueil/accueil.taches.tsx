import { ETATS_TACHE, etatTacheLabel, type TacheDAccueil, typeTacheLabel } from '@bridge/contract';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { tachePath } from '../../../navigation/jobs/job-path.ts';
import { useMayVisit } from '../../../navigation/may-visit.ts';
import { Dot } from '../../../ui/dot.tsx';
import { Panel } from '../../../ui/panel.tsx';
import classes from './accueil.module.css';

/** The long jobs that this person asked for: their progress, and their results. */
export function MesTaches({ taches }: { readonly taches: readonly TacheDAccueil[] }) {
  if (taches.length === 0) return null;
  return (
    <Panel title="Vos tâches" intro="Ce que vous avez demandé depuis une semaine.">
      <ul className={classes.publications}>
        {taches.map((tache) => (
          <li key={tache.id}>
            <div className={classes.publication}>
              <Nom {...tache} />
              {tache.message !== '' && (
                <Text size="sm" c="dimmed" lineClamp={2}>
                  {tache.message}
                </Text>
              )}
            </div>
            <span className={classes.state}>
              <Dot colour={ETATS_TACHE.find(({ value }) => value === tache.etat)?.colour ?? 'gray'} />
              {etatTacheLabel(tache)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Nom({ id, type, cible, chemin }: TacheDAccueil) {
  const mayVisit = useMayVisit();
  const name = [typeTacheLabel(type), cible].filter(Boolean).join('\u00a0: ');
  const journal = tachePath(id);
  const path = [chemin, journal].find((one) => one !== null && mayVisit(one));
  if (path === undefined || path === null) return <span>{name}</span>;
  return (
    <Anchor component={Link} to={path}>
      {name}
    </Anchor>
  );
}
