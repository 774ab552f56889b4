import { GENRES_VUS, type GenreDeMedia, media, type ORIENTATIONS } from '@bridge/contract';

export type Orientation = (typeof ORIENTATIONS)[number]['value'];

/** « Été / Plages » is the folder Plages of the folder Été: Été/Plages. */
export function dossierNet(dossier: string): string {
  return dossier
    .normalize('NFC')
    .split('/')
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .join('/');
}

/** The folder of a file inside an archive, which no more holds than a folder of ours may: its outermost ones. */
export function dossierDeLEntree(nom: string): string {
  const parts = dossierNet(nom.slice(0, nom.lastIndexOf('/') + 1)).split('/');
  const fits = (count: number) => parts.slice(0, count).join('/').length <= media.fields.dossier.longest;
  const most = parts.findIndex((_, rang) => !fits(rang + 1));
  return (most === -1 ? parts : parts.slice(0, most)).join('/');
}

/** Where a folder goes when the one that holds it moves; null where it stays. */
export function dossierDeplace(dossier: string, de: string, vers: string): string | null {
  if (dossier !== de && !dossier.startsWith(`${de}/`)) return null;
  return dossierNet(`${vers}${dossier.slice(de.length)}`);
}

export function orientationDe(largeur: number | null, hauteur: number | null): Orientation | null {
  if (largeur === null || hauteur === null) return null;
  const ratio = largeur / hauteur;
  if (ratio > 1.05) return 'paysage';
  return ratio < 0.95 ? 'portrait' : 'carre';
}

/** What people look at needs words for who does not see it, in one language at least. */
export function manqueDAlternatif(genre: GenreDeMedia, alternatif: Readonly<Record<string, string>>): boolean {
  return GENRES_VUS.includes(genre) && Object.values(alternatif).every((text) => text.trim() === '');
}

const DAY = 86_400_000;

/** In days, from a civil day to another. */
export function joursEntre(jour: string, fin: string): number {
  return Math.round((Date.parse(`${fin}T00:00:00Z`) - Date.parse(`${jour}T00:00:00Z`)) / DAY);
}
