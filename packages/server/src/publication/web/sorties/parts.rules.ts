import type { FormatDExport } from '@bridge/contract';

/** How many objets one part holds at most in each format; « page »: as many as the list shows. */
const MOST: Readonly<Record<FormatDExport, number | 'page'>> = {
  json: 'page',
  jsonld: 'page',
  datatourisme: 2_000,
  geojson: 5_000,
  csv: 2_000,
  // Tracks are written whole, with thousands of points each.
  gpx: 200,
  ics: 500,
  rss: 50,
};

/** Formats that people download part by part. Programs follow addresses, and readers of news want the first part. */
const FICHIERS: ReadonlySet<FormatDExport> = new Set<FormatDExport>(['csv', 'gpx', 'ics']);
/** How many parts are offered at most: nobody would click through more. */
const MOST_OFFERED = 20;

export interface Part {
  /** The number of the part, from one. */
  readonly page: number;
  readonly pages: number;
  readonly offset: number;
  readonly limit: number;
}

/** The part of a list on a page of an output: nothing is left out, the rest is in the next parts. */
export function partDe(
  format: FormatDExport,
  { total, parPage, page: asked }: { readonly total: number; readonly parPage: number; readonly page: number },
): Part {
  const most = MOST[format];
  const limit = most === 'page' ? parPage : most;
  const pages = Math.max(1, Math.ceil(total / limit));
  const page = Math.min(asked, pages);
  return { page, pages, offset: (page - 1) * limit, limit };
}

/** The parts of a format that people are offered: one, unless the format is a file in several parts. */
export function partsOffertes(format: FormatDExport, total: number): readonly Pick<Part, 'page' | 'pages'>[] {
  if (!FICHIERS.has(format)) return [{ page: 1, pages: 1 }];
  const { pages } = partDe(format, { total, parPage: 1, page: 1 });
  return Array.from({ length: Math.min(pages, MOST_OFFERED) }, (_, rank) => ({ page: rank + 1, pages }));
}

/** « (2/3) », after the name of a file in several parts: the same in every language. */
export const rangDe = ({ page, pages }: Pick<Part, 'page' | 'pages'>): string =>
  pages === 1 ? '' : ` (${page}/${pages})`;

/** The title of an agenda that people subscribe to: its first part keeps the name when the list grows. */
export const titreDAgenda = (titre: string, part: Pick<Part, 'page' | 'pages'>): string =>
  part.page === 1 ? titre : titre + rangDe(part);

/** « hotels.csv », « hotels-2-sur-3.csv ». */
export function nomDeFichier(
  code: string,
  format: FormatDExport,
  { page, pages }: Pick<Part, 'page' | 'pages'>,
): string {
  const nom = pages === 1 || MOST[format] === 'page' ? code : `${code}-${page}-sur-${pages}`;
  return format === 'datatourisme' ? `${nom}-datatourisme.json` : `${nom}.${format}`;
}

/** The addresses of the parts before and after one. */
export interface Autour {
  readonly precedente: string | null;
  readonly suivante: string | null;
}

/** The header « Link » (RFC 8288) that programs follow to other parts; empty when there is one part. */
export function lienDe({ precedente, suivante }: Autour): string {
  const link = (href: string | null, rel: string) => (href === null ? [] : [`<${href}>; rel="${rel}"`]);
  return [...link(precedente, 'prev'), ...link(suivante, 'next')].join(', ');
}
