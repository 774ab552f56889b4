import { type EndpointAnswer, type Facette, type facettesDeSelection, formatNumber } from '@bridge/contract';
import { Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../ui/load-error.tsx';
import { sentenceOf } from '../explain.ts';
import { facettesQuery } from './selection.queries.ts';
import classes from './selections.module.css';
import type { VueProps } from './vue.ts';

type Part = EndpointAnswer<typeof facettesDeSelection>['facettes'][number];

const TITRES: Readonly<Partial<Record<Facette['genre'], string>>> = {
  typeBridge: 'Par type',
  commune: 'Par commune',
  anomalies: 'Anomalies',
};

/** The composition of the result: types, communes, and anomalies. */
export function Repartition({ brouillon }: VueProps) {
  const { data, error, isFetching, refetch } = useQuery(facettesQuery(brouillon));
  if (error) {
    return (
      <LoadError
        title="La répartition n’a pas pu être lue"
        reason={sentenceOf(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton height={200} />;
  return (
    <div className={classes.parts}>
      {data.facettes.map((part) => (
        <Bars key={part.facette.genre} part={part} title={TITRES[part.facette.genre] ?? part.facette.genre} />
      ))}
    </div>
  );
}

const MOST = 10;

function Bars({ part, title }: { readonly part: Part; readonly title: string }) {
  const valeurs = part.valeurs.toSorted((a, b) => b.nombre - a.nombre);
  const most = valeurs[0]?.nombre ?? 0;
  const rest = valeurs.length - MOST;
  return (
    <section aria-label={title}>
      <Title order={3} size="h5" mb={6}>
        {title}
      </Title>
      {valeurs.length === 0 && (
        <Text size="sm" c="dimmed">
          {part.facette.genre === 'anomalies' ? 'Aucune anomalie.' : 'Rien à compter.'}
        </Text>
      )}
      <ul className={classes.bars}>
        {valeurs.slice(0, MOST).map(({ valeur, libelle, nombre }) => (
          <li key={valeur}>
            <span className={classes.barLabel}>{libelle || 'Non renseigné'}</span>
            <span className={classes.barCount}>{formatNumber(nombre)}</span>
            <span className={classes.bar} aria-hidden style={{ width: `${(nombre / Math.max(most, 1)) * 100}%` }} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Text size="xs" c="dimmed" mt={4}>
          {rest > 1 ? `et ${formatNumber(rest)} autres` : 'et un autre'}
        </Text>
      )}
    </section>
  );
}
