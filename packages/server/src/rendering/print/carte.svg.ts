import type { Carte } from '@bridge/contract';
import type { PointDeCarte } from '../../composition/edition/edition-composee.ts';
import { escapeHtml } from '../../platform/html.ts';

interface Options {
  readonly carte: Pick<Carte, 'latitude' | 'longitude' | 'zoom'>;
  /** Width by height. */
  readonly ratio: number;
  readonly couleur: string;
}

const WIDTH = 1_000;
/** Around the points, as a part of what they span. */
const AIR = 0.12;
/** In metres: a map of one place shows its surroundings. */
const LEAST = 1_500;
const METRES_PER_DEGREE = 111_320;

/** A map drawn by itself: the points where they are, numbered as their fiches, with a scale. North is up. */
export function dessinDeCarte(points: readonly PointDeCarte[], { ratio, couleur }: Options): string {
  const height = Math.round(WIDTH / ratio);
  const { x, y, metre } = projection(points, height);
  const placed = points.map((point) => ({ ...point, cx: x(point.point.lon), cy: y(point.point.lat) }));
  const parts = [
    `<rect width="${WIDTH}" height="${height}" fill="#f4f1ea"/>`,
    quadrillage(height),
    ...placed.map((point) => repere(point, couleur)),
    echelle(metre, height),
    `<g transform="translate(${WIDTH - 44} 40)" fill="none" stroke="#55524b" stroke-width="2"><path d="M0 22V-16M-7 -6L0 -18L7 -6"/></g>`,
    `<text x="${WIDTH - 44}" y="82" font-family="Source Sans 3" font-size="18" text-anchor="middle" fill="#55524b">N</text>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}">${parts.join('')}</svg>`;
}

function projection(points: readonly PointDeCarte[], height: number) {
  const lats = points.map(({ point }) => point.lat);
  const lons = points.map(({ point }) => point.lon);
  const [south, north] = points.length === 0 ? [0, 0] : [Math.min(...lats), Math.max(...lats)];
  const [west, east] = points.length === 0 ? [0, 0] : [Math.min(...lons), Math.max(...lons)];
  const [lat, lon] = [(south + north) / 2, (west + east) / 2];
  const shrink = Math.cos((lat * Math.PI) / 180);
  const across = Math.max((east - west) * METRES_PER_DEGREE * shrink, LEAST) * (1 + 2 * AIR);
  const down = Math.max((north - south) * METRES_PER_DEGREE, LEAST) * (1 + 2 * AIR);
  /** Units of the drawing to a metre. */
  const metre = Math.min(WIDTH / across, height / down);
  return {
    metre,
    x: (at: number) => WIDTH / 2 + (at - lon) * METRES_PER_DEGREE * shrink * metre,
    y: (at: number) => height / 2 - (at - lat) * METRES_PER_DEGREE * metre,
  };
}

function quadrillage(height: number): string {
  const step = 100;
  const lines = [
    ...Array.from({ length: Math.floor(WIDTH / step) }, (_, n) => `M${(n + 1) * step} 0V${height}`),
    ...Array.from({ length: Math.floor(height / step) }, (_, n) => `M0 ${(n + 1) * step}H${WIDTH}`),
  ];
  return `<path d="${lines.join('')}" stroke="#e3ddd0" stroke-width="1" fill="none"/>`;
}

function repere({ cx, cy, numero, couleur: own }: PointDeCarte & { cx: number; cy: number }, couleur: string): string {
  const fill = escapeHtml(own ?? couleur);
  const at = `cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}"`;
  if (numero === null) return `<circle ${at} r="6" fill="${fill}" stroke="#ffffff" stroke-width="2"/>`;
  const size = numero > 99 ? 13 : 16;
  return (
    `<circle ${at} r="15" fill="${fill}" stroke="#ffffff" stroke-width="2"/>` +
    `<text x="${cx.toFixed(1)}" y="${(cy + size * 0.36).toFixed(1)}" font-family="Source Sans 3" font-weight="700" font-size="${size}" text-anchor="middle" fill="#ffffff">${numero}</text>`
  );
}

/** A round length that takes about a fifth of the width. */
function echelle(metre: number, height: number): string {
  const wanted = WIDTH / 5 / metre;
  const unit = 10 ** Math.floor(Math.log10(wanted));
  const length = [5, 2, 1].map((part) => part * unit).find((part) => part <= wanted) ?? unit;
  const words = length >= 1_000 ? `${length / 1_000}\u00a0km` : `${length}\u00a0m`;
  const [x, y] = [24, height - 24];
  const end = x + length * metre;
  return (
    `<path d="M${x} ${y - 8}V${y}H${end.toFixed(1)}V${y - 8}" fill="none" stroke="#55524b" stroke-width="2"/>` +
    `<text x="${x}" y="${y - 14}" font-family="Source Sans 3" font-size="18" fill="#55524b">${words}</text>`
  );
}
