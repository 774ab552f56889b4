import { resultatTache, serveurTacheLabel, type TacheDetail, typeTacheLabel } from '@bridge/contract';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { durationText } from '../../navigation/jobs/job.rules.ts';
import { targetPath } from '../../navigation/jobs/job-path.ts';
import { TacheState } from '../../navigation/jobs/tache-state.tsx';
import { useTacheActs } from '../../navigation/jobs/use-tache-acts.ts';
import { useMayVisit } from '../../navigation/may-visit.ts';
import { formatInstant } from '../../resource/values/format.ts';
import { ReferenceValue } from '../../resource/values/reference-value.tsx';
import { RowDrawer } from '../common/lignes/row.drawer.tsx';
import { tacheQuery } from './tache.queries.ts';
import { TacheActions } from './tache-actions.tsx';
import { TacheJournal } from './tache-journal.tsx';
import styles from './taches.module.css';

interface Props {
  readonly id: number;
  readonly onClose: () => void;
}

/** One job: its state and its messages. */
export default function TacheDrawer({ id, onClose }: Props) {
  const read = useQuery(tacheQuery(id));
  return (
    <RowDrawer
      read={read}
      title={read.data ? `${typeTacheLabel(read.data.type)} · tâche n°\u00a0${id}` : `Tâche n°\u00a0${id}`}
      words={{ close: 'Fermer la tâche', failed: 'La tâche n’a pas pu être lue' }}
      onClose={onClose}
    >
      {(tache) => <Details tache={tache} />}
    </RowDrawer>
  );
}

function Details({ tache }: { readonly tache: TacheDetail }) {
  const acts = useTacheActs();
  const mayVisit = useMayVisit();
  const path = targetPath(tache);
  return (
    <Stack gap="md" pb="xl">
      <Text size="lg" fw={600}>
        {tache.cible || typeTacheLabel(tache.type)}
      </Text>
      <TacheState tache={tache} />
      {tache.message && <Text style={{ overflowWrap: 'anywhere' }}>{tache.message}</Text>}
      <Group gap="sm">
        {path && mayVisit(path) && (
          <Button component={Link} to={path} size="compact-sm">
            Ouvrir la cible
          </Button>
        )}
        <TacheActions tache={tache} acts={acts} />
      </Group>
      <dl className={styles.facts}>
        {factsOf(tache).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <TacheJournal lines={tache.journal} />
    </Stack>
  );
}

const nameOf = (to: string, id: number | null) =>
  id === null ? null : <ReferenceValue to={to} ids={[id]} names={undefined} />;

function factsOf(tache: TacheDetail): [string, ReactNode][] {
  const at = (moment: string | null) => moment && formatInstant(moment, new Date()).full;
  const { demandePar, entiteId } = tache;
  const facts: [string, ReactNode][] = [
    ['Demandée par', nameOf('utilisateur', demandePar) ?? 'Bridge'],
    ['Entité', nameOf('entite', entiteId)],
    ['Demandée', at(tache.creeLe)],
    ['Début', at(tache.debutLe)],
    ['Fin', at(tache.finLe)],
    ['Durée', tache.dureeMs === null ? null : durationText(tache.dureeMs)],
    ['Essais', `${tache.tentatives} sur ${tache.maxTentatives}`],
    ['Prochain essai', tache.etat === 'en_attente' && tache.tentatives > 0 ? at(tache.duLe) : null],
    ['Serveur', tache.serveur && serveurTacheLabel(tache.serveur)],
    ...resultatTache(tache.resultat).map(([name, value]): [string, string] => [name, value]),
  ];
  return facts.filter(([, value]) => Boolean(value));
}
