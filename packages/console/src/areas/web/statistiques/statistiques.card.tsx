import { type EndpointAnswer, type Statistiques, statistiquesDeListe, statistiquesDeSite } from '@bridge/contract';
import { SegmentedControl, Skeleton, Text } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { formatDate } from '../../../resource/values/format.ts';
import { Histogram } from '../../../ui/histogram.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { sentenceOf } from '../../explain.ts';
import { fenetreDe, PERIODES, type Periode } from '../../fenetre.rules.ts';
import classes from '../web.module.css';
import { type Jour, jourEnMots, joursDe } from './statistiques.rules.ts';
import { Fait, Mots, Objets, ParJour } from './statistiques.tables.tsx';

const CALLS = { liste: statistiquesDeListe, site: statistiquesDeSite } as const;

interface Props {
  readonly of: keyof typeof CALLS;
  readonly id: number;
}

function statistiquesQuery({ of, id }: Props, query: { readonly du: string; readonly au: string }) {
  return queryOptions({
    queryKey: ['statistiques', of, id, query],
    queryFn: ({ signal }): Promise<EndpointAnswer<typeof statistiquesDeListe>> =>
      call(CALLS[of], { params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** The statistics of visits: views and clicks by day, liked objets, searches with and without results. */
export function StatistiquesCard(props: Props) {
  const [periode, setPeriode] = useState<Periode>(30);
  const fenetre = fenetreDe(periode, new Date());
  const { data, error, isFetching, refetch } = useQuery(statistiquesQuery(props, fenetre));
  return (
    <Panel title="Statistiques" intro="Sans cookie, et sans rien garder des visiteurs.">
      <SegmentedControl
        size="xs"
        aria-label="Période"
        value={String(periode)}
        onChange={(value) => setPeriode(PERIODES.find((one) => String(one) === value) ?? 30)}
        data={PERIODES.map((value) => ({ value: String(value), label: `${value} jours` }))}
      />
      {!data && !error && <Skeleton height={120} />}
      {error && (
        <LoadError
          title="Les statistiques n’ont pas pu être lues"
          reason={sentenceOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && !error && <Chiffres statistiques={data} jours={joursDe(data, fenetre)} />}
    </Panel>
  );
}

function Chiffres({ statistiques, jours }: { readonly statistiques: Statistiques; readonly jours: readonly Jour[] }) {
  const { vues, clics, objets, recherches, sansResultat, filtres, introuvables, redirections } = statistiques;
  const [first, last] = [jours[0], jours.at(-1)];
  if (vues === 0 && clics === 0 && [recherches, introuvables, redirections].every(({ length }) => length === 0))
    return (
      <Text size="sm" c="dimmed">
        Aucune visite sur cette période. Les chiffres viennent avec les premiers visiteurs.
      </Text>
    );
  return (
    <>
      <dl className={classes.facts}>
        <Fait nom="Vues" valeur={vues} />
        <Fait nom="Clics" valeur={clics} />
      </dl>
      {first && last && (
        <Histogram
          label={`Vues et clics par jour, du ${formatDate(first.jour)} au ${formatDate(last.jour)}`}
          ends={[formatDate(first.jour), formatDate(last.jour)]}
          isLow
          bars={jours.map((jour) => ({
            key: jour.jour,
            title: jourEnMots(jour),
            value: jour.vues,
            part: Math.min(jour.clics, jour.vues),
          }))}
          table={<ParJour jours={jours} />}
        />
      )}
      {objets.length > 0 && <Objets objets={objets} />}
      <Mots titre="Recherches" mots={recherches} />
      <Mots titre="Recherches sans résultat" mots={sansResultat} help="Ce que vos visiteurs n’ont pas trouvé." />
      <Mots titre="Filtres utilisés" mots={filtres} />
      <Mots
        titre="Adresses introuvables"
        mots={introuvables}
        help={
          'Demandées par des visiteurs, elles ne mènent nulle part. Donnez une redirection à celles qui comptent\u00a0: elles quittent cette liste.'
        }
      />
      <Mots titre="Redirections suivies" mots={redirections} help="Les anciennes adresses qui servent encore." />
    </>
  );
}
