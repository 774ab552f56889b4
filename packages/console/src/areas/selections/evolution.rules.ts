import type { EndpointAnswer, volumesDeSelection } from '@bridge/contract';
import { formatNumber } from '@bridge/contract';

export type Volume = EndpointAnswer<typeof volumesDeSelection>['volumes'][number];

export interface Courbe {
  /** The points of an SVG polyline: « x,y x,y ». */
  readonly points: string;
  readonly alertes: readonly { readonly x: number; readonly y: number; readonly le: string }[];
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The curve of volumes inside a frame, time from left to right, with a margin for its marks. */
export function courbeOf(volumes: readonly Volume[], width: number, height: number, margin = 4): Courbe {
  const times = volumes.map(({ le }) => new Date(le).getTime());
  const counts = volumes.map(({ nombre }) => nombre);
  const [start, end] = [Math.min(...times), Math.max(...times)];
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const along = (value: number, from: number, to: number, room: number) =>
    to === from ? room / 2 : ((value - from) / (to - from)) * room;
  const placed = volumes.map((volume, rank) => ({
    ...volume,
    x: round(margin + along(times[rank] ?? start, start, end, width - 2 * margin)),
    y: round(height - margin - along(volume.nombre, least, most, height - 2 * margin)),
  }));
  return {
    points: placed.map(({ x, y }) => `${x},${y}`).join(' '),
    alertes: placed.filter(({ alerte }) => alerte).map(({ x, y, le }) => ({ x, y, le })),
  };
}

/** The curve in words: its first volume, its last, and its extremes. */
export function courbeEnMots(volumes: readonly Volume[]): string {
  const [first] = volumes;
  const last = volumes.at(-1);
  if (!first || !last) return '';
  const counts = volumes.map(({ nombre }) => nombre);
  const span = `entre ${formatNumber(Math.min(...counts))} et ${formatNumber(Math.max(...counts))}`;
  return `De ${formatNumber(first.nombre)} à ${formatNumber(last.nombre)} objets, ${span}.`;
}
