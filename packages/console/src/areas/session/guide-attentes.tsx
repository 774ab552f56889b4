import { formatNumber, type GuideAttente, type GuideState } from '@bridge/contract';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { Panel } from '../../ui/panel.tsx';
import classes from './guide.module.css';

const plural = new Intl.PluralRules('fr');

/** The words of each, and the list that they are in: by its address, so that the first page loads no resource for it. */
const TEXTES: Readonly<Record<GuideAttente, { readonly one: string; readonly many: string; readonly to: string }>> = {
  annonce: {
    one: 'annonce à valider',
    many: 'annonces à valider',
    to: '/annonces/annonce/list?validation=a-valider',
  },
  media: { one: 'média à valider', many: 'médias à valider', to: '/mediatheque/list?statut=a-valider' },
  ecran: { one: 'écran hors ligne', many: 'écrans hors ligne', to: '/display/ecrans/list?champ.etat=hors-ligne' },
};

/** What waits for this person; nothing where nothing does. */
export function GuideAttentes({ attentes }: Pick<GuideState, 'attentes'>) {
  if (attentes.length === 0) return null;
  return (
    <Panel title="À traiter">
      <ul className={classes.attentes}>
        {attentes.map(({ ressource, nombre }) => {
          const { one, many, to } = TEXTES[ressource];
          return (
            <li key={ressource}>
              <Anchor component={Link} to={to}>
                {`${formatNumber(nombre)}\u00a0${plural.select(nombre) === 'one' ? one : many}`}
              </Anchor>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
