import { objet } from '@bridge/contract';
import { Anchor, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { recordQuery } from '../resource/form/record.queries.ts';
import { recordPath } from '../resource/record-path.ts';
import { textIn } from '../resource/values/read.ts';
import type { MapPoint } from '../ui/map/map.points.ts';
import classes from './picked-card.module.css';
import { PickedMap } from './picked-map.tsx';
import { nameOfType, TYPE_LOOKS } from './type-look.ts';
import { Vignette } from './vignette.tsx';

interface Props {
  readonly label: string;
  readonly points: readonly MapPoint[];
  /** The map is part of a page that scrolls. */
  readonly inPage?: boolean;
}

/** Objets on a map, each with the look of its type; a card over the map shows the one that is picked. */
export function ObjetsMap({ label, points, inPage = false }: Props) {
  return (
    <PickedMap label={label} points={points} looks={TYPE_LOOKS} inPage={inPage} titleOf={titleOf}>
      {(picked) => {
        const [only, second] = picked;
        if (!only) return null;
        return second ? <Several points={picked} /> : <One point={only} />;
      }}
    </PickedMap>
  );
}

const titleOf = (picked: readonly MapPoint[]) =>
  picked.length > 1 ? `${picked.length} objets au même endroit` : (picked[0]?.label ?? '');

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
      <Text fw={550}>{titleOf(points)}</Text>
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
