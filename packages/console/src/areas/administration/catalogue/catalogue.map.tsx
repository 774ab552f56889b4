import { countOf, formatNumber, MOST_POINTS, objet } from '@bridge/contract';
import { Anchor, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { PickedCard } from '../../../catalogue/picked-card.tsx';
import { TYPE_LOOKS } from '../../../catalogue/type-look.ts';
import { useScene } from '../../../resource/list/list-scene.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { PointMap } from '../../../ui/map/map.tsx';
import classes from './catalogue.module.css';
import { type Points, pointsQuery } from './points.query.ts';

/** Where the objets of the search are, with those that no map can show counted beside. */
export function CatalogueMap() {
  const { list } = useScene();
  const { data, error, isFetching, refetch } = useQuery(pointsQuery(list.state));
  const [picked, setPicked] = useState<readonly number[]>([]);
  const origin = useRef<Element | null>(null);
  const isFresh = useRef(false);
  const takePick = () => {
    const was = isFresh.current;
    isFresh.current = false;
    return was;
  };
  const pick = (ids: readonly number[]) => {
    origin.current = document.activeElement;
    isFresh.current = true;
    setPicked(ids);
  };
  /** The focus goes back to where it was picked from. */
  const close = () => {
    setPicked([]);
    if (origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true });
  };
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
  // What a new search leaves out is no longer on the map.
  const shown = data.points.filter(({ id }) => picked.includes(id));
  return (
    <>
      <MapNotice {...data} />
      <div className={classes.map}>
        <PointMap
          label="Carte des objets"
          points={data.points}
          looks={TYPE_LOOKS}
          onPick={(points) => pick(points.map(({ id }) => id))}
        />
        {shown.length > 0 && <PickedCard points={shown} onClose={close} takePick={takePick} />}
      </div>
    </>
  );
}

function MapNotice({ points, total, sansPosition }: Points) {
  const { list } = useScene();
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
