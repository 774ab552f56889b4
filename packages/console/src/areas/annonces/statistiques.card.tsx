import { SegmentedControl, Skeleton } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError } from '../../ui/load-error.tsx';
import { Panel } from '../../ui/panel.tsx';
import { sentenceOf } from '../explain.ts';
import { fenetreDe, PERIODES, type Periode } from '../fenetre.rules.ts';
import { statistiquesQuery } from './annonces.queries.ts';
import { Chiffres } from './chiffres.tsx';

interface Props {
  readonly de: 'annonce' | 'espace';
  readonly id: number;
}

/** How often an annonce, or the annonces of an espace, were seen, clicked, played and printed. */
export function StatistiquesCard({ de, id }: Props) {
  const [periode, setPeriode] = useState<Periode>(30);
  const fenetre = fenetreDe(periode, new Date());
  const { data, error, isFetching, refetch } = useQuery(statistiquesQuery(de, id, fenetre));
  return (
    <Panel title="Statistiques" intro="Comptées sans cookie, par heure, et sans rien savoir de qui a vu.">
      <SegmentedControl
        size="xs"
        aria-label="Période des statistiques"
        value={String(periode)}
        onChange={(value) => setPeriode(PERIODES.find((one) => String(one) === value) ?? 30)}
        data={PERIODES.map((value) => ({ value: String(value), label: `${value} jours` }))}
      />
      {!data && !error && <Skeleton height={120} />}
      {!data && error && (
        <LoadError
          title="Les statistiques n’ont pas pu être lues"
          reason={sentenceOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Chiffres statistiques={data} fenetre={fenetre} />}
    </Panel>
  );
}
