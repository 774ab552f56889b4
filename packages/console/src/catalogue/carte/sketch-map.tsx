import { Button, Group, Text } from '@mantine/core';
import 'leaflet/dist/leaflet.css';
import type { Point } from '@bridge/contract';
import { useReducedMotion } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Bounds } from '../../ui/map/map.points.ts';
import classes from './sketch.module.css';
import { boxFrom, type Sketch } from './sketch.rules.ts';
import { openSketch, type SketchSurface } from './sketch-surface.ts';

export interface SketchMapProps {
  /** What is decided on the map, for screen readers. */
  readonly label: string;
  readonly sketch: Sketch;
  readonly onPoint?: (point: Point) => void;
  readonly onMove?: (rank: number, point: Point) => void;
  /** Receives the bounds that the map shows. */
  readonly onBox?: (box: Bounds) => void;
  /** The words of a button that does what a click on the map does. */
  readonly pointWord?: string;
}

const KEYS = 'Carte\u00a0: les flèches la déplacent, plus et moins la rapprochent et l’éloignent.';

/** A map where a place is decided, by pointer or by keyboard: a button takes the middle of the map. */
export default function SketchMap({ label, sketch, onPoint, onMove, onBox, pointWord }: SketchMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const [surface, setSurface] = useState<SketchSurface | null>(null);
  const still = useReducedMotion(false, { getInitialValueInEffect: false });
  const point = useEffectEvent((at: Point) => onPoint?.(at));
  const move = useEffectEvent((rank: number, at: Point) => (onMove ? onMove(rank, at) : onPoint?.(at)));
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const opened = openSketch(element, {
      still,
      onPoint: (at) => point(at),
      onMove: (rank, at) => move(rank, at),
    });
    setSurface(opened);
    const watch = new ResizeObserver(() => opened.resize());
    watch.observe(element);
    return () => {
      watch.disconnect();
      opened.close();
      setSurface(null);
    };
  }, [still]);
  useEffect(() => surface?.draw(sketch), [surface, sketch]);
  return (
    <section aria-label={label}>
      <div className={classes.frame}>
        <div ref={place} className={classes.map} role="application" aria-label={KEYS} />
        {onPoint && (
          <span className={classes.cross} aria-hidden>
            <IconPlus size={20} />
          </span>
        )}
      </div>
      <Group gap="xs" mt={6}>
        {onPoint && (
          <Button variant="default" size="compact-sm" onClick={() => surface && onPoint(surface.centre())}>
            {pointWord}
          </Button>
        )}
        {onBox && (
          <Button variant="default" size="compact-sm" onClick={() => surface && onBox(boxFrom(surface.seen()))}>
            Prendre le cadre de la carte
          </Button>
        )}
        <Text size="xs" c="dimmed">
          {onPoint
            ? 'Cliquez sur la carte, ou déplacez-la puis utilisez le bouton.'
            : 'Déplacez et zoomez, puis prenez le cadre.'}
        </Text>
      </Group>
    </section>
  );
}
