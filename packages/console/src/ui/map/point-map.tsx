import { ActionIcon, Text } from '@mantine/core';
import 'leaflet/dist/leaflet.css';
import { useReducedMotion } from '@mantine/hooks';
import { IconFocusCentered, type IconProps } from '@tabler/icons-react';
import { type ComponentType, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import classes from './map.module.css';
import type { MapLine, MapPoint } from './map.points.ts';
import { type MapView, openSurface, type Surface } from './map-surface.ts';

export interface PointLook {
  readonly colour: string;
  readonly icon: ComponentType<IconProps>;
}

export interface PointMapProps {
  /** The content of the map, for screen readers. */
  readonly label: string;
  readonly points: readonly MapPoint[];
  readonly lines?: readonly MapLine[];
  readonly looks: Readonly<Record<string, PointLook>>;
  readonly onPick?: (points: readonly MapPoint[]) => void;
  /** The map is part of a page that scrolls. */
  readonly inPage?: boolean;
}

const NO_LINES: readonly MapLine[] = [];
const BARE = 'Fond de carte indisponible\u00a0: les points restent à leur place.';
const KEYS = 'Carte\u00a0: les flèches la déplacent, plus et moins la rapprochent et l’éloignent.';
const ignore = () => undefined;

/** Points on a map, gathered where they are many. Without its background, the map still shows their places. */
export default function PointMap({
  label,
  points,
  lines = NO_LINES,
  looks,
  onPick = ignore,
  inPage = false,
}: PointMapProps) {
  const prefix = useId();
  const symbols = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(looks).map(([name, { colour }]) => [name, { colour, symbol: `${prefix}${name}` }]),
      ),
    [looks, prefix],
  );
  const [bare, setBare] = useState(false);
  const [place, surface] = useSurface(symbols, inPage, onPick, setBare);
  useEffect(() => surface?.show(points, lines), [surface, points, lines]);
  return (
    <section className={classes.frame} aria-label={label}>
      <svg className={classes.symbols} aria-hidden>
        {Object.entries(looks).map(([name, { icon: Icon }]) => (
          <symbol key={name} id={`${prefix}${name}`} viewBox="0 0 24 24">
            <Icon size={24} stroke={2} />
          </symbol>
        ))}
      </svg>
      <div ref={place} className={classes.map} role="application" aria-label={KEYS} />
      <ActionIcon
        className={classes.all}
        variant="default"
        size={30}
        aria-label="Voir tous les points"
        title="Voir tous les points"
        onClick={() => surface?.fit()}
      >
        <IconFocusCentered size={16} aria-hidden />
      </ActionIcon>
      {bare && (
        <Text size="xs" role="status" className={classes.bare}>
          {BARE}
        </Text>
      )}
    </section>
  );
}

/** Opens the map when it is shown, and closes it when its tab is hidden: it comes back with its size and its view. */
function useSurface(
  looks: Parameters<typeof openSurface>[1]['looks'],
  inPage: boolean,
  onPick: (points: readonly MapPoint[]) => void,
  onBare: (bare: boolean) => void,
) {
  const place = useRef<HTMLDivElement>(null);
  const [surface, setSurface] = useState<Surface | null>(null);
  const view = useRef<MapView | null>(null);
  const still = useReducedMotion(false, { getInitialValueInEffect: false });
  const pick = useEffectEvent(onPick);
  const tell = useEffectEvent(onBare);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const opened = openSurface(element, {
      looks,
      still,
      inPage,
      view: view.current,
      onView: (next) => {
        view.current = next;
      },
      onPick: (points) => pick(points),
      onTilesMissing: () => tell(true),
      onTilesCome: () => tell(false),
    });
    setSurface(opened);
    const watch = new ResizeObserver(() => opened.resize());
    watch.observe(element);
    return () => {
      watch.disconnect();
      opened.close();
      setSurface(null);
    };
  }, [looks, still, inPage]);
  return [place, surface] as const;
}
