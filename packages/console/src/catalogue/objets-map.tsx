import { useRef, useState } from 'react';
import type { MapPoint } from '../ui/map/map.points.ts';
import { PointMap } from '../ui/map/map.tsx';
import classes from './objets-map.module.css';
import { PickedCard } from './picked-card.tsx';
import { TYPE_LOOKS } from './type-look.ts';

interface Props {
  readonly label: string;
  readonly points: readonly MapPoint[];
  /** It is a part of a page that scrolls. */
  readonly inPage?: boolean;
}

/** Objets on a map, each with the look of its type; one that is picked is shown in a card over it. */
export function ObjetsMap({ label, points, inPage = false }: Props) {
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
  // What another search leaves out is no longer on the map.
  const shown = points.filter(({ id }) => picked.includes(id));
  return (
    <div className={classes.map}>
      <PointMap
        label={label}
        points={points}
        looks={TYPE_LOOKS}
        inPage={inPage}
        onPick={(found) => pick(found.map(({ id }) => id))}
      />
      {shown.length > 0 && <PickedCard points={shown} onClose={close} takePick={takePick} />}
    </div>
  );
}
