import { countOf, formatNumber, MOST_POINTS, objet } from '@bridge/contract';
import { Anchor, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ObjetsMap } from '../../catalogue/objets-map.tsx';
import { useListContext } from '../../resource/list/list.context.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { type Points, pointsQuery } from './points.query.ts';

/** The objets of the search on a map, with the count of those without a place. */
export function CatalogueMap() {
  const { list } = useListContext();
  const { data, error, isFetching, refetch } = useQuery(pointsQuery(list.state));
  if (error && !data) {
    return (
      <LoadError
        title="La carte n’a pas pu être lue"
        reason={error.message}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton height="100%" />;
  return (
    <>
      <MapNotice {...data} />
      <ObjetsMap label="Carte des objets" points={data.points} />
    </>
  );
}

function MapNotice({ points, total, sansPosition }: Points) {
  const { list } = useListContext();
  const { filters } = list.state;
  const left = total - sansPosition - points.length;
  return (
    <Text size="sm" c="dimmed" role="status">
      {`${counted(points.length)} sur la carte`}
      {left > 0 && `, qui en montre ${formatNumber(MOST_POINTS)} au plus\u00a0: affinez la recherche`}
      {sansPosition > 0 && (
        <>
          {' · '}
          <Anchor
            component="button"
            type="button"
            inherit
            onClick={() => list.change({ affichage: '', filters: { ...filters, anomalies: ['sans-position'] } })}
          >
            {`${counted(sansPosition)} sans position`}
          </Anchor>
        </>
      )}
    </Text>
  );
}

function counted(count: number): string {
  return countOf(objet.noun, count);
}
