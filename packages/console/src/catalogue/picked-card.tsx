import { objet } from '@bridge/contract';
import { Anchor, CloseButton, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { recordQuery } from '../resource/form/record.queries.ts';
import { recordPath } from '../resource/record-path.ts';
import { textIn } from '../resource/values/read.ts';
import type { MapPoint } from '../ui/map/map.points.ts';
import classes from './picked-card.module.css';
import { nameOfType } from './type-look.ts';
import { Vignette } from './vignette.tsx';

interface Props {
  readonly points: readonly MapPoint[];
  readonly onClose: () => void;
  /** Whether something has just been picked; true once for each pick. */
  readonly takePick: () => boolean;
}

/** Over the map: what was picked on it, one objet or all those of a same place. */
export function PickedCard({ points, onClose, takePick }: Props) {
  const card = useRef<HTMLElement>(null);
  const [only, second] = points;
  // Who picked it with the keyboard goes on from it; who comes back to the tab is left where they are.
  useEffect(() => {
    if (takePick()) card.current?.focus();
  });
  if (!only) return null;
  return (
    <section
      ref={card}
      tabIndex={-1}
      className={classes.card}
      aria-label={second ? `${points.length} objets au même endroit` : only.label}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      {second ? <Several points={points} /> : <One point={only} />}
      <CloseButton size="sm" className={classes.close} aria-label="Fermer l’aperçu" onClick={onClose} />
    </section>
  );
}

function One({ point }: { readonly point: MapPoint }) {
  const { data, isPending } = useQuery(recordQuery(objet, point.id));
  return (
    <div className={classes.one}>
      <Vignette url={textIn(data?.photo)} type={point.look} size="card" />
      <div className={classes.words}>
        <Anchor component={Link} to={recordPath(objet, point.id)} fw={550}>
          {point.label}
        </Anchor>
        <Text size="sm">{nameOfType(point.look)}</Text>
        {isPending ? (
          <Skeleton height={14} width="60%" />
        ) : (
          <Text size="sm" c="dimmed">
            {textIn(data?.commune) || 'Commune inconnue'}
          </Text>
        )}
      </div>
    </div>
  );
}

function Several({ points }: { readonly points: readonly MapPoint[] }) {
  return (
    <div className={classes.words}>
      <Text fw={550}>{`${points.length} objets au même endroit`}</Text>
      <ul className={classes.several}>
        {points.map(({ id, label, look }) => (
          <li key={id}>
            <Anchor component={Link} to={recordPath(objet, id)} inherit>
              {label}
            </Anchor>{' '}
            <Text span size="xs" c="dimmed">
              {nameOfType(look)}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
