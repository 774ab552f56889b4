import {
  countOf,
  couvertureDuMoteur,
  type EndpointAnswer,
  filtre,
  formatNumber,
  moteur,
  objet,
} from '@bridge/contract';
import { Anchor, Skeleton, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../../api/client.ts';
import { useEssai } from '../../../catalogue/apercu/use-apercu.ts';
import { RefChoice } from '../../../catalogue/ref-choice.tsx';
import { useForm } from '../../../resource/form/form.context.ts';
import { recordPath } from '../../../resource/record-path.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { sentenceOf } from '../../explain.ts';
import { ComptesDesChoix } from '../filtres/comptes.list.tsx';

const DELAY = 400;

type Couverture = EndpointAnswer<typeof couvertureDuMoteur>;

function couvertureQuery(valeurs: Readonly<Record<string, unknown>>, selection: number) {
  return queryOptions({
    queryKey: ['couverture', valeurs, selection],
    queryFn: ({ signal }) => call(couvertureDuMoteur, { body: { valeurs, selection } }, { toldInPlace: true, signal }),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 30_000,
    gcTime: 60_000,
  });
}

/** The count of objets that each choice reaches in a sélection, to see choices without any before visitors do. */
export function CouvertureCard() {
  // The sélection is that of the preview: one choice for both.
  const { essai, setEssai } = useEssai();
  const { selection } = essai;
  return (
    <Panel title="Couverture" intro="Ce que chaque choix retient des objets d’une sélection.">
      <RefChoice
        to="selection"
        label="Sélection"
        pour={moteur.id}
        value={selection === null ? null : { ref: 'selection', id: selection }}
        onChange={(next) => setEssai({ selection: next?.id ?? null })}
      />
      {selection === null ? (
        <Text size="sm" c="dimmed">
          Choisissez une sélection pour compter ses objets derrière chaque choix.
        </Text>
      ) : (
        <Comptes selection={selection} />
      )}
    </Panel>
  );
}

function Comptes({ selection }: { readonly selection: number }) {
  const [valeurs] = useDebouncedValue(
    useForm((state) => state.values),
    DELAY,
  );
  const { data, error, isFetching, refetch } = useQuery(couvertureQuery(valeurs, selection));
  if (error)
    return (
      <LoadError
        title="La couverture n’a pas pu être comptée"
        reason={sentenceOf(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton height={120} />;
  return (
    <>
      <Text size="sm" role="status">
        {resumeDe(data)}
      </Text>
      {data.filtres.map(({ id, nom, choix, sansValeur }) => (
        <section key={id} aria-label={nom}>
          <Title order={3} size="h5">
            <Anchor component={Link} to={recordPath(filtre, id)} inherit>
              {nom}
            </Anchor>
          </Title>
          {choix.length === 0 ? (
            <Text size="sm" c="dimmed">
              {'Sans choix à compter\u00a0: le visiteur y donne un nombre, une date ou un lieu.'}
            </Text>
          ) : (
            <ComptesDesChoix choix={choix} />
          )}
          {choix.length > 0 && sansValeur > 0 && (
            <Text size="xs" c="dimmed">
              {`${countOf(objet.noun, sansValeur)} sans valeur\u00a0: ce filtre ne les retient jamais.`}
            </Text>
          )}
        </section>
      ))}
    </>
  );
}

function resumeDe({ total, filtres }: Couverture): string {
  const dead = filtres.flatMap(({ choix }) => choix).filter(({ nombre }) => nombre === 0).length;
  const objets = countOf(objet.noun, total);
  if (filtres.length === 0) return `${objets}. Ajoutez des filtres pour voir ce qu’ils retiennent.`;
  if (dead === 0) return `${objets}, et aucun choix sans objet.`;
  return `${objets}, et ${formatNumber(dead)} choix sans objet.`;
}
