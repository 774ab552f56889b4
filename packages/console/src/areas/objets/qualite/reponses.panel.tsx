import { formatNumber, type ReponseDeCorrection } from '@bridge/contract';
import { Alert, Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Panel } from '../../../ui/panel.tsx';
import { useAnchor } from '../../../ui/use-anchor.ts';
import { sentenceOf } from '../../explain.ts';
import { reponsesQuery } from './qualite.queries.ts';
import { nomDuProprietaire } from './qualite.rules.ts';
import { ReponsesLues } from './reponses.lines.tsx';

/** What owners answered by their links, in Qualité: those to handle first. Not there before the first answer. */
export function ReponsesPanel() {
  const { data, error } = useQuery(reponsesQuery());
  useAnchor(data !== undefined);
  if (error)
    return (
      <Alert color="red" variant="light" role="alert">
        {sentenceOf(error)}
      </Alert>
    );
  if (!data || data.items.length === 0) return null;
  const { items, aTraiter } = data;
  const left = aTraiter > 1 ? `${formatNumber(aTraiter)} réponses à traiter.` : 'Une réponse à traiter.';
  const isWhole = items.filter(({ traiteeLe }) => traiteeLe === null).length >= aTraiter;
  const shown = isWhole
    ? left
    : `${left} Les plus récentes de chacun sont ci-dessous\u00a0; les autres suivent, une fois celles-ci traitées.`;
  return (
    <Panel
      id="reponses"
      title="Réponses des propriétaires"
      intro={`Ce qu’ils ont écrit par leur lien. ${aTraiter === 0 ? 'Tout est traité.' : shown}`}
    >
      <ReponsesLues reponses={items} titleOf={titreDe} />
    </Panel>
  );
}

const titreDe = ({ objet, nom, proprietaire }: ReponseDeCorrection) => (
  <>
    <Anchor component={Link} to={`/catalogue/view/${objet}?onglet=anomalies`} fw={550}>
      {nom}
    </Anchor>{' '}
    <Text span c="dimmed" size="sm">
      {nomDuProprietaire(proprietaire)}
    </Text>
  </>
);

/** What was answered about one objet, on its page. */
export function ReponsesDObjet({ objet }: { readonly objet: number }) {
  const { data } = useQuery(reponsesQuery(objet));
  if (!data || data.items.length === 0) return null;
  return (
    <Panel title="Réponses du propriétaire" intro="Ce qu’il a écrit par le lien que vous lui avez donné.">
      <ReponsesLues
        reponses={data.items}
        titleOf={({ proprietaire }) => (
          <Text span fw={550}>
            {nomDuProprietaire(proprietaire)}
          </Text>
        )}
      />
    </Panel>
  );
}
