import type { FichierAnalyse } from '@bridge/contract';
import type { Exif } from './exif.rules.ts';
import type { Iptc } from './iptc.rules.ts';
import { texteNet, titreDuNom } from './nom.rules.ts';
import type { Xmp } from './xmp.rules.ts';

export type Lu = FichierAnalyse['lu'];

export const RIEN_LU: Lu = {
  titre: '',
  alternatif: '',
  legende: '',
  credit: '',
  auteur: '',
  motsCles: [],
  priseLe: null,
  lat: null,
  lon: null,
  commune: '',
  objets: [],
  dossier: '',
};

const MOST_WORDS = 50;

/** What a photo tells of itself, the most recent format first; without a title, the name of the file serves. */
export function luDe(nom: string, { exif, iptc, xmp }: { exif: Exif; iptc: Iptc; xmp: Xmp }): Lu {
  const first = (longest: number, ...texts: readonly (string | undefined)[]) =>
    texts.map((text) => texteNet(text ?? '', longest)).find(Boolean) ?? '';
  const words = [...xmp.motsCles, ...iptc.motsCles].map((word) => texteNet(word, 100)).filter(Boolean);
  return {
    titre: first(150, xmp.titre, iptc.titre, titreDuNom(nom)),
    alternatif: first(300, xmp.alternatif),
    legende: first(500, xmp.legende, iptc.legende, exif.description),
    credit: first(200, xmp.credit, iptc.credit, xmp.copyright, iptc.copyright, exif.copyright),
    auteur: first(200, xmp.auteur, iptc.auteur, exif.auteur),
    motsCles: [...new Set(words)].slice(0, MOST_WORDS),
    priseLe: jourDe(exif.date) ?? jourDe(xmp.date) ?? jourDe(iptc.date),
    lat: exif.lat ?? null,
    lon: exif.lon ?? null,
    commune: first(200, xmp.commune, iptc.commune),
    objets: [],
    dossier: '',
  };
}

/** The day of a date in any of the formats: 2026:07:14 10:00, 2026-07-14T10:00, 20260714. */
export function jourDe(date: string | undefined): string | null {
  const [, year, month, day] = /^(\d{4})[:-]?(\d{2})[:-]?(\d{2})/.exec(date ?? '') ?? [];
  if (year === undefined) return null;
  const jour = `${year}-${month}-${day}`;
  const read = new Date(`${jour}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(jour) && year > '1825' ? jour : null;
}
