import type { PointFocal, Recadrage } from '@bridge/contract';
import { Skeleton, Text } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import classes from './cadrage.module.css';
import { enCent, moveCadrage, resizeCadrage } from './cadrage.rules.ts';

interface Props {
  readonly id: string;
  readonly src: string;
  readonly image: number | null;
  readonly onImage: (ratio: number) => void;
  readonly focal: PointFocal | null;
  readonly onFocal: (focal: PointFocal) => void;
  /** The crop being set; undefined for the focal point. */
  readonly recadrage: Recadrage | undefined;
  readonly onRecadrage: (recadrage: Recadrage) => void;
  readonly readOnly: boolean;
}

/** The part of a side that one press of an arrow moves. */
const STEP = 0.01;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The picture, with the point or the crop that is being set. */
export function Surface(props: Props) {
  const { src, image, onImage, readOnly, recadrage } = props;
  const [isBroken, setBroken] = useState(false);
  if (isBroken) {
    return (
      <Text size="sm" c="dimmed">
        L’image n’a pas pu être montrée. Son cadrage est conservé.
      </Text>
    );
  }
  return (
    <div className={classes.surface}>
      {image === null && <Skeleton height={240} />}
      <img
        className={classes.picture}
        src={src}
        alt=""
        hidden={image === null}
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          onImage(naturalWidth / (naturalHeight || 1) || 1)
        }
        onError={() => setBroken(true)}
      />
      {image !== null &&
        !readOnly &&
        (recadrage ? <Frame {...props} image={image} recadrage={recadrage} /> : <Point {...props} />)}
    </div>
  );
}

/** The focal point: set by a click anywhere, or moved with the arrows. */
function Point({ id, focal, onFocal }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const { x, y } = focal ?? { x: 0.5, y: 0.5 };
  const put = (event: PointerEvent) => {
    const at = placeIn(area.current, event);
    if (at) onFocal(at);
  };
  const press = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    const { x: left, y: top } = moveCadrage({ x, y, largeur: 0, hauteur: 0 }, x + step[0], y + step[1]);
    onFocal({ x: left, y: top });
  };
  return (
    <div
      ref={area}
      className={classes.area}
      onPointerDown={put}
      onPointerMove={(event) => event.buttons === 1 && put(event)}
    >
      <button
        id={id}
        type="button"
        className={classes.mark}
        data-set={focal !== null || undefined}
        style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
        aria-label={`Point visible\u00a0: ${enCent(x)}\u00a0% depuis la gauche, ${enCent(y)}\u00a0% depuis le haut. Les flèches le déplacent.`}
        onKeyDown={press}
      />
    </div>
  );
}

/** A crop: moved by its middle, resized by its corner; the arrows do both, with Shift for the size. */
function Frame({
  id,
  recadrage,
  onRecadrage,
  image,
}: Props & { readonly recadrage: Recadrage; readonly image: number }) {
  const area = useRef<HTMLDivElement>(null);
  // The place in the frame where it was taken.
  const [grip, setGrip] = useState<{ readonly x: number; readonly y: number; readonly isCorner: boolean } | null>(null);
  const { x, y, largeur, hauteur, nom } = recadrage;
  const take = (event: PointerEvent, isCorner: boolean) => {
    event.stopPropagation();
    const at = placeIn(area.current, event);
    if (!at) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    setGrip({ x: at.x - x, y: at.y - y, isCorner });
  };
  const drag = (event: PointerEvent) => {
    const at = placeIn(area.current, event);
    if (!grip || !at) return;
    onRecadrage(
      grip.isCorner ? resizeCadrage(recadrage, at.x - x, image) : moveCadrage(recadrage, at.x - grip.x, at.y - grip.y),
    );
  };
  const press = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    onRecadrage(
      event.shiftKey
        ? resizeCadrage(recadrage, largeur + step[0] + step[1], image)
        : moveCadrage(recadrage, x + step[0], y + step[1]),
    );
  };
  return (
    <div ref={area} className={classes.area}>
      <button
        id={id}
        type="button"
        className={classes.frame}
        style={{ left: `${x * 100}%`, top: `${y * 100}%`, width: `${largeur * 100}%`, height: `${hauteur * 100}%` }}
        aria-label={`Cadre «\u00a0${nom}\u00a0». Les flèches le déplacent, Maj et les flèches changent sa taille.`}
        onPointerDown={(event) => take(event, false)}
        onPointerMove={drag}
        onPointerUp={() => setGrip(null)}
        onPointerCancel={() => setGrip(null)}
        onKeyDown={press}
      >
        <span className={classes.corner} onPointerDown={(event) => take(event, true)} />
      </button>
    </div>
  );
}

function placeIn(area: HTMLElement | null, { clientX, clientY }: PointerEvent): PointFocal | null {
  const box = area?.getBoundingClientRect();
  if (!box || box.width === 0 || box.height === 0) return null;
  const part = (value: number) => Math.round(Math.min(Math.max(value, 0), 1) * 10_000) / 10_000;
  return { x: part((clientX - box.left) / box.width), y: part((clientY - box.top) / box.height) };
}
