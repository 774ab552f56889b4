/** The choices of screens: formats of gabarits and diaporamas. */

export const ORIENTATIONS_D_ECRAN = [
  { value: 'paysage', label: 'Paysage' },
  { value: 'portrait', label: 'Portrait' },
  { value: 'bandeau', label: 'Bandeau' },
  { value: 'mur', label: 'Mur d’écrans' },
] as const;

/** Quarter turns, when the screen hangs otherwise than it displays. */
export const ROTATIONS_D_ECRAN = [
  { value: '0', label: 'Aucune' },
  { value: '90', label: 'Un quart de tour à droite' },
  { value: '180', label: 'Tête en bas' },
  { value: '270', label: 'Un quart de tour à gauche' },
] as const;

/** The time zones of screens and editions; the first is the usual one. */
export const FUSEAUX = [
  { value: 'Europe/Paris', label: 'France, Belgique, Suisse, Luxembourg' },
  { value: 'America/Guadeloupe', label: 'Guadeloupe' },
  { value: 'America/Martinique', label: 'Martinique' },
  { value: 'America/Cayenne', label: 'Guyane' },
  { value: 'America/Miquelon', label: 'Saint-Pierre-et-Miquelon' },
  { value: 'Indian/Reunion', label: 'La Réunion' },
  { value: 'Indian/Mayotte', label: 'Mayotte' },
  { value: 'Pacific/Noumea', label: 'Nouvelle-Calédonie' },
  { value: 'Pacific/Tahiti', label: 'Polynésie française' },
  { value: 'Pacific/Wallis', label: 'Wallis-et-Futuna' },
] as const;
export type Fuseau = (typeof FUSEAUX)[number]['value'];

/** The tone of a message: information, or something to do at once. */
export const TONS = [
  { value: 'information', label: 'Information' },
  { value: 'alerte', label: 'Alerte' },
] as const;

export const RESOLUTIONS = [
  { value: '1920x1080', label: '1920 × 1080 (paysage, Full HD)' },
  { value: '3840x2160', label: '3840 × 2160 (paysage, 4K)' },
  { value: '1366x768', label: '1366 × 768 (paysage, ancien téléviseur)' },
  { value: '1080x1920', label: '1080 × 1920 (portrait, Full HD)' },
  { value: '2160x3840', label: '2160 × 3840 (portrait, 4K)' },
  { value: '1920x540', label: '1920 × 540 (bandeau)' },
  { value: '3840x1080', label: '3840 × 1080 (mur de deux écrans)' },
] as const;
export type Resolution = (typeof RESOLUTIONS)[number]['value'];

/** The size in pixels. */
export function tailleDe(resolution: Resolution): { readonly largeur: number; readonly hauteur: number } {
  const [largeur = 0, hauteur = 0] = resolution.split('x').map(Number);
  return { largeur, hauteur };
}

/** The transitions that a graphics card can do alone, without laying the page out again. */
export const TRANSITIONS = [
  { value: 'fondu', label: 'Fondu' },
  { value: 'glissement', label: 'Glissement' },
  { value: 'zoom', label: 'Zoom' },
  { value: 'aucune', label: 'Aucune' },
] as const;

const QUARTS = ['00', '15', '30', '45'];
export const HEURES_DU_JOUR = Array.from({ length: 24 }, (_, heure) =>
  QUARTS.map((minute) => ({
    value: `${String(heure).padStart(2, '0')}:${minute}`,
    label: `${heure}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`}`,
  })),
).flat();

/** Real objets, the worst first: a gabarit that holds them holds all others. */
export const EPREUVES = [
  { value: 'objet', label: 'Un objet' },
  { value: 'titre-long', label: 'Le plus long titre' },
  { value: 'texte-long', label: 'Le plus long texte' },
  { value: 'sans-photo', label: 'Sans photo' },
] as const;
export type Epreuve = (typeof EPREUVES)[number]['value'];
