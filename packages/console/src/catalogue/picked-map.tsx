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
  /** The map is part of a page that scrolls. */
  readonly inPage?: boolean;
  /** The name of the card, which says what was picked. */
  readonly titleOf: (picked: readonly MapPoint[]) => string;
  /** The content of the card. */
  readonly children: (picked: readonly MapPoint[]) => ReactNode;
}

/** Records on a map; a card over the map shows the ones that are picked. */
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
  /** Closes the card, and puts the focus back where the pick was made. */
  const close = () => {
    setPicked([]);
    if (origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true });
  };
  // A picked record that another search leaves out is no longer on the map.
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
