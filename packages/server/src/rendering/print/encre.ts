import type { ModeleEdition } from '@bridge/contract';

/** A colour on a screen, and in four inks. */
export interface Encre {
  readonly rvb: string;
  readonly cmjn: readonly [number, number, number, number];
}

type Palette = ModeleEdition['couleurs'];

/** A colour for screens and for four inks: the inks that the palette gives, else the nearest ones. */
export function encreDe(rvb: string, palette: Palette): Encre {
  const named = palette.find((one) => one.rvb.toLowerCase() === rvb.toLowerCase());
  return { rvb, cmjn: (named && inksOf(named.cmjn)) ?? nearest(rvb) };
}

type Inks = Encre['cmjn'];

/** Reads inks written « 90 60 0 5 »; undefined for any other text. */
function inksOf(written: string): Inks | undefined {
  const [c, m, j, n, ...more] = written
    .trim()
    .split(/[\s,;/]+/)
    .map(Number);
  if (c === undefined || m === undefined || j === undefined || n === undefined || more.length > 0) return undefined;
  const inks = [c, m, j, n] as const;
  return inks.every((part) => part >= 0 && part <= 100) ? inks : undefined;
}

/** The inks nearest to a screen colour: the black that the three others share is printed in black. */
function nearest(rvb: string): Inks {
  const written = Number.parseInt(rvb.slice(1), 16);
  const [r, g, b] = [(written >> 16) & 255, (written >> 8) & 255, written & 255].map((channel) => channel / 255);
  const black = 1 - Math.max(r ?? 0, g ?? 0, b ?? 0);
  const part = (channel = 0) => (black === 1 ? 0 : Math.round(((1 - channel - black) / (1 - black)) * 100));
  return [part(r), part(g), part(b), Math.round(black * 100)];
}
