import { type ReactNode, useRef, useState } from 'react';
import type { MapPoint } from '../ui/map/map.points.ts';
import { PointMap } from '../ui/map/map.tsx';
import type { PointLook } from '../ui/map/point-map.tsx';
import { PickedCard } from './picked-card.tsx';
import classes from './picked-map.module.css';

interface Props {
  readonly label: string;
  readonly points: readonly MapPoint[];
  readonly looks: Readonly<Record<string, PointLook>>;
  /** It is a part of a page that scrolls. */
  readonly inPage?: boolean;
  /** What the card is about, in words. */
  readonly titleOf: (picked: readonly MapPoint[]) => string;
  /** What the card shows of what was picked. */
  readonly children: (picked: readonly MapPoint[]) => ReactNode;
}

/** Records on a map; what is picked is shown in a card over it. */
export function PickedMap({ label, points, looks, inPage = false, titleOf, children }: Props) {
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
        looks={looks}
        inPage={inPage}
        onPick={(found) => pick(found.map(({ id }) => id))}
      />
      {shown.length > 0 && (
        <PickedCard label={titleOf(shown)} onClose={close} takePick={takePick}>
          {children(shown)}
        </PickedCard>
      )}
    </div>
  );
}
