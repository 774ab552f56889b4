/** The icons of public pages: strokes of one width in the colour of the text, hidden from screen readers. */
const TRACES = {
  appeler: '<path d="M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A16 16 0 0 1 4 5a1 1 0 0 1 1-1"/>',
  ecrire: '<rect x="3" y="5" width="18" height="14" rx="2"/><path d="m3 7 9 6 9-6"/>',
  site: '<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c5 5.5 5 12.5 0 18-5-5.5-5-12.5 0-18"/>',
  reserver: '<rect x="4" y="5" width="16" height="16" rx="2"/><path d="M16 3v4M8 3v4M4 11h16m-11 5 2 2 4-4"/>',
  agenda: '<rect x="4" y="5" width="16" height="16" rx="2"/><path d="M16 3v4M8 3v4M4 11h16"/>',
  itineraire: '<path d="M12 21s7-6.2 7-11.500A7 7 0 0 0 5 9.500C5 14.8 12 21 12 21"/><circle cx="12" cy="10" r="2.5"/>',
  trace: '<path d="M12 4v11m-4-4 4 4 4-4M5 20h14"/>',
  carnet: '<path d="M12 20 4.5 12.600A5 5 0 0 1 12 6a5 5 0 0 1 7.5 6.600z"/>',
  partager:
    '<circle cx="6" cy="12" r="2.5"/><circle cx="17.5" cy="6" r="2.5"/><circle cx="17.5" cy="18" r="2.5"/><path d="m8.3 10.9 7-3.700m-7 5.9 7 3.7"/>',
  imprimer: '<path d="M7 9V3h10v6M7 17H4v-6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v6h-3"/><path d="M7 14h10v7H7z"/>',
  chercher: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="m20 20-4.8-4.8"/>',
  filtrer: '<path d="M4 7h10m4 0h2M4 17h2m4 0h10"/><circle cx="16" cy="7" r="2"/><circle cx="8" cy="17" r="2"/>',
  fermer: '<path d="M7 7l10 10M17 7 7 17"/>',
  avant: '<path d="m14 6-6 6 6 6"/>',
  apres: '<path d="m10 6 6 6-6 6"/>',
  vers: '<path d="M5 12h14m-6-6 6 6-6 6"/>',
  dehors: '<path d="M13 5h6v6m0-6-9 9M9 6H5v13h13v-4"/>',
  lit: '<path d="M3 19V6m0 10h18v3m0-3v-2a4 4 0 0 0-4-4h-6v6"/><circle cx="7" cy="12" r="1.8"/>',
  couverts: '<path d="M7 3v18M4 3v5a3 3 0 0 0 6 0V3m7 18v-7h-3c0-6 1.5-10 3-11z"/>',
  feuille: '<path d="M5 20c1-9 6-14 15-15 0 9-4 13-11 13H6m0 0c2-4 5-6 8-7"/>',
  monument: '<path d="M4 20h16M5 9h14L12 4zm2 0v8m5-8v8m5-8v8"/>',
  chemin:
    '<circle cx="6" cy="18" r="2"/><circle cx="18" cy="6" r="2"/><path d="M8 18h6a3.5 3.5 0 0 0 0-7h-4a3.5 3.5 0 0 1 0-7h6"/>',
  boutique: '<path d="M4 10v10h16V10M3 10l2-6h14l2 6a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0"/>',
  etincelle: '<path d="M12 3c1 5 4 8 9 9-5 1-8 4-9 9-1-5-4-8-9-9 5-1 8-4 9-9"/>',
} as const;

export type Icone = keyof typeof TRACES;

export const icone = (nom: Icone): string =>
  `<svg class="bridge-icone" viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">${TRACES[nom]}</svg>`;

const ACTIONS: Readonly<Record<string, Icone>> = {
  appeler: 'appeler',
  ecrire: 'ecrire',
  site: 'site',
  reserver: 'reserver',
  itineraire: 'itineraire',
  agenda: 'agenda',
  trace: 'trace',
  carnet: 'carnet',
  partager: 'partager',
  imprimer: 'imprimer',
  pdf: 'trace',
};
export const iconeDAction = (genre: string): string => icone(ACTIONS[genre] ?? 'vers');

const TYPES: Readonly<Record<string, Icone>> = {
  evenement: 'agenda',
  hotel: 'lit',
  camping: 'lit',
  location: 'lit',
  'hebergement-collectif': 'lit',
  'chambre-hotes': 'lit',
  restaurant: 'couverts',
  degustation: 'couverts',
  patrimoine: 'monument',
  nature: 'feuille',
  itineraire: 'chemin',
  sejour: 'chemin',
  commerce: 'boutique',
  activite: 'etincelle',
  equipement: 'etincelle',
};
/** The icon shown for an objet without a photo. */
export const iconeDeType = (code: string): string => icone(TYPES[code] ?? 'itineraire');
