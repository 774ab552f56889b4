import {
  dureeEnMots,
  formatNumber,
  formatOfFile,
  type GenreDeMedia,
  type MediaAChoisir,
  manquesDeMedia,
  manquesEnMots,
  SUPPORTS,
  type Support,
} from '@bridge/contract';
import { formatBytes, formatDate } from '../../resource/values/format.ts';

/** Days before the end of the rights when they are said to end soon: enough to ask an author for more. */
const BIENTOT = 60;

export type EtatDesDroits =
  | 'libre'
  | 'bientot'
  | 'passe'
  | 'a-venir'
  | 'a-completer'
  | 'a-valider'
  | 'restreint'
  | 'retire';

interface Droits extends Pick<MediaAChoisir, 'statut' | 'du' | 'au'> {
  readonly actif?: boolean;
}

/** What keeps a media from being shown, the gravest first; `bientot` for rights that end soon. */
export function etatDesDroits({ statut, du, au, actif = true }: Droits, jour: string): EtatDesDroits {
  if (!actif) return 'retire';
  if (au !== null && au < jour) return 'passe';
  if (statut !== 'utilisable') return statut;
  if (du !== null && du > jour) return 'a-venir';
  return au !== null && au <= plusTard(jour, BIENTOT) ? 'bientot' : 'libre';
}

/** The civil day so many days after a day, or before it. */
export function plusTard(jour: string, jours: number): string {
  return new Date(Date.parse(`${jour}T00:00:00Z`) + jours * 86_400_000).toISOString().slice(0, 10);
}

export const COULEURS: Readonly<Record<EtatDesDroits, string>> = {
  libre: 'green',
  bientot: 'orange',
  passe: 'red',
  'a-venir': 'gray',
  'a-completer': 'yellow',
  'a-valider': 'orange',
  restreint: 'red',
  retire: 'gray',
};

/** The state of the rights in a few words, for a badge. */
export function motDesDroits(droits: Droits, jour: string): string {
  const { du, au } = droits;
  switch (etatDesDroits(droits, jour)) {
    case 'retire':
      return 'Archivé';
    case 'passe':
      return `Droits passés le ${formatDate(au ?? '')}`;
    case 'restreint':
      return 'Restreint';
    case 'a-completer':
      return 'À compléter';
    case 'a-valider':
      return 'À valider';
    case 'a-venir':
      return `À partir du ${formatDate(du ?? '')}`;
    default:
      return au === null ? 'Sans limite' : `Jusqu’au ${formatDate(au)}`;
  }
}

/** What is missing in an incomplete media: « Il manque le texte alternatif. » */
export const manqueAuMedia = ({ alternatif, ...media }: MediaAChoisir): string | null =>
  media.statut === 'a-completer'
    ? `Il manque ${manquesEnMots(manquesDeMedia({ ...media, alternatif: { fr: alternatif } }))}.`
    : null;

/** The warning for whoever uses the media; null when all is well. */
export function alerteDesDroits(droits: Droits, jour: string): string | null {
  switch (etatDesDroits(droits, jour)) {
    case 'retire':
      return 'Ce média est archivé\u00a0: il reste là où il sert, mais on ne le propose plus.';
    case 'passe':
      return `Ses droits sont passés depuis le ${formatDate(droits.au ?? '')}\u00a0: il n’est plus montré au public.`;
    case 'restreint':
      return 'Ce média est restreint\u00a0: il n’est pas montré au public.';
    case 'a-completer':
      return 'Ce média est à compléter\u00a0: il n’est pas montré au public sans texte alternatif ni crédit.';
    case 'a-valider':
      return 'Ce média attend d’être validé\u00a0: il n’est pas encore montré au public.';
    case 'a-venir':
      return `Ses droits commencent le ${formatDate(droits.du ?? '')}\u00a0: il n’est pas montré avant.`;
    case 'bientot':
      return `Ses droits finissent le ${formatDate(droits.au ?? '')}\u00a0: prévoyez de le remplacer.`;
    case 'libre':
      return null;
  }
}

const liste = new Intl.ListFormat('fr', { type: 'conjunction' });
const OU: Readonly<Record<Support, string>> = {
  web: 'le web',
  print: 'les éditions imprimées',
  ecran: 'les écrans',
  publicite: 'la publicité',
};

/** The rights in a sentence: « Utilisable jusqu’au 31 déc. 2026 sur le web et les écrans. » */
export function phraseDesDroits(droits: Droits, supports: readonly string[], jour: string): string {
  const { du, au } = droits;
  const etat = etatDesDroits(droits, jour);
  if (etat === 'passe' || droits.statut !== 'utilisable') return alerteDesDroits(droits, jour) ?? '';
  const permis = SUPPORTS.filter(({ value }) => supports.includes(value)).map(({ value }) => OU[value]);
  if (permis.length === 0) return 'Aucun support n’est permis\u00a0: il n’est proposé nulle part.';
  const quand = [
    ...(etat === 'a-venir' && du ? [`à partir du ${formatDate(du)}`] : []),
    ...(au === null ? [] : [`jusqu’au ${formatDate(au)}`]),
  ];
  return `Utilisable ${quand.join(' et ') || 'sans limite de durée'} sur ${liste.format(permis)}.`;
}

interface Mesures {
  readonly typeMime?: string;
  readonly largeur?: number | null;
  readonly hauteur?: number | null;
  readonly resolution?: number | null;
  readonly poids?: number | null;
  readonly duree?: number | null;
}

/** The measures of a file: « JPEG, 4 032 × 3 024 px, 300 dpi, 3,2 Mo ». */
export function mesuresDe({ typeMime = '', largeur, hauteur, resolution, poids, duree }: Mesures): string {
  const parts = [
    formatOfFile(typeMime),
    largeur && hauteur ? `${formatNumber(largeur)}\u00a0×\u00a0${formatNumber(hauteur)}\u00a0px` : '',
    resolution ? formatNumber(resolution, 'dpi') : '',
    duree ? dureeEnMots(Math.round(duree)) : '',
    poids ? formatBytes(poids) : '',
  ];
  return parts.filter(Boolean).join(', ');
}

/** Whether a place accepts a genre; a place that names no genre accepts all. */
export function suits(genre: GenreDeMedia, genres: readonly GenreDeMedia[]): boolean {
  return genres.length === 0 || genres.includes(genre);
}
