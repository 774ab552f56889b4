import { media, type ORIENTATIONS, type StatutDeMedia } from '@bridge/contract';

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

/** The folder of a file in an archive, cut to its outermost levels as deep as folders of the médiathèque may be. */
export function dossierDeLEntree(nom: string): string {
  const parts = dossierNet(nom.slice(0, nom.lastIndexOf('/') + 1)).split('/');
  const fits = (count: number) => parts.slice(0, count).join('/').length <= media.fields.dossier.longest;
  const most = parts.findIndex((_, rang) => !fits(rang + 1));
  return (most === -1 ? parts : parts.slice(0, most)).join('/');
}

/** The new path of a folder when a folder around it moves, or null when it stays. */
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

/** The state of a media once it is saved: an incomplete one waits to be completed, and a complete one waits no more. */
export function statutTenu(statut: StatutDeMedia, isComplete: boolean): StatutDeMedia {
  if (isComplete) return statut === 'a-completer' ? 'utilisable' : statut;
  return statut === 'utilisable' ? 'a-completer' : statut;
}

/** Whether an incomplete media is refused: when it may be seen already, or is declared usable. A new one is kept. */
export const mustBeComplete = (before: StatutDeMedia | null, after: StatutDeMedia): boolean =>
  before !== null && after === 'utilisable';

const DAY = 86_400_000;

/** The days from one civil day to another. */
export function joursEntre(jour: string, fin: string): number {
  return Math.round((Date.parse(`${fin}T00:00:00Z`) - Date.parse(`${jour}T00:00:00Z`)) / DAY);
}
