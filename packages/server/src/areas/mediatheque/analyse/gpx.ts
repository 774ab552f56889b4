import { createReadStream } from 'node:fs';
import { SaxesParser } from 'saxes';
import { abime, refus } from './refus.ts';

export interface Trace {
  readonly nom: string;
  readonly description: string;
  /** The position of the start. */
  readonly lat: number | null;
  readonly lon: number | null;
}

export const LARGEST_GPX = 20_000_000;
const DEEPEST = 40;
const POINTS = new Set(['trkpt', 'rtept', 'wpt']);
const LONGEST_TEXT = 2_000;

/** Reads a track while it comes from the disk, for its title, its description and its start. */
export async function readGpx(fichier: string): Promise<Trace> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const inside: string[] = [];
  const texts: Record<string, string> = {};
  let depart: { lat: number; lon: number } | null = null;
  let points = 0;
  parser.on('doctype', () => {
    throw refus('Ce tracé contient un DOCTYPE\u00a0: exportez-le à nouveau depuis son logiciel.');
  });
  parser.on('error', () => {
    throw abime();
  });
  parser.on('opentag', ({ name, attributes }) => {
    const local = name.replace(/^.*:/, '');
    inside.push(local);
    if (inside.length > DEEPEST) throw abime();
    if (!POINTS.has(local)) return;
    points += 1;
    depart ??= placeOf(attributes);
  });
  parser.on('closetag', () => inside.pop());
  const text = (part: string): void => {
    const [local = '', parent = ''] = [inside.at(-1), inside.at(-2)];
    const isNamed = (local === 'name' || local === 'desc') && ['metadata', 'trk', 'rte'].includes(parent);
    if (isNamed) texts[`${parent} ${local}`] = `${texts[`${parent} ${local}`] ?? ''}${part}`.slice(0, LONGEST_TEXT);
  };
  parser.on('text', text);
  parser.on('cdata', text);
  const bytes: AsyncIterable<string> = createReadStream(fichier, { encoding: 'utf8' });
  for await (const piece of bytes) parser.write(piece);
  parser.close();
  if (points === 0) throw refus('Ce tracé ne contient aucun point.');
  const first = (local: string) =>
    ['metadata', 'trk', 'rte'].map((parent) => texts[`${parent} ${local}`]).find(Boolean) ?? '';
  // A handler assigns the variable: the compiler would narrow its type to null.
  const place = depart as { lat: number; lon: number } | null;
  return { nom: first('name'), description: first('desc'), lat: place?.lat ?? null, lon: place?.lon ?? null };
}

function placeOf({ lat, lon }: Readonly<Record<string, string>>): { lat: number; lon: number } | null {
  const place = { lat: Number(lat), lon: Number(lon) };
  return Math.abs(place.lat) <= 90 && Math.abs(place.lon) <= 180 ? place : null;
}
