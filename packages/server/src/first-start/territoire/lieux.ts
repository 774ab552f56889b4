/** An invented town, with codes of the department 96, which no longer exists. */
export interface Commune {
  readonly code: string;
  readonly nom: string;
  readonly insee: string;
  readonly codePostal: string;
  readonly secteur: Secteur;
  readonly lat: number;
  readonly lon: number;
  /** How many offers it has, relative to others. */
  readonly poids: number;
}

export type Secteur = 'val-d-ambre' | 'monts-clairs';

/** The offices that own the records, one for each sector. */
export const OFFICES: Readonly<Record<Secteur, { readonly nom: string; readonly site: string; readonly id: number }>> =
  {
    'val-d-ambre': { nom: 'Office de tourisme du Val d’Ambre', site: 'val-d-ambre.example', id: 9601 },
    'monts-clairs': { nom: 'Office de tourisme des Monts Clairs', site: 'monts-clairs.example', id: 9602 },
  };

const commune = (
  nom: string,
  code: string,
  numero: number,
  codePostal: string,
  secteur: Secteur,
  [lat, lon]: readonly [number, number],
  poids: number,
): Commune => ({
  code,
  nom,
  insee: `96${String(numero).padStart(3, '0')}`,
  codePostal,
  secteur,
  lat,
  lon,
  poids,
});

export const COMMUNES: readonly Commune[] = [
  commune('Ambrelac', 'ambrelac', 1, '96100', 'val-d-ambre', [47.092, 4.031], 6),
  commune('Lizerolles', 'lizerolles', 14, '96110', 'val-d-ambre', [47.118, 4.062], 4),
  commune('Pont-l’Ambre', 'pont-l-ambre', 22, '96100', 'val-d-ambre', [47.071, 4.004], 3),
  commune('Vaubrume', 'vaubrume', 31, '96120', 'val-d-ambre', [47.139, 4.018], 2),
  commune('Sornelle-le-Port', 'sornelle', 37, '96100', 'val-d-ambre', [47.084, 4.058], 3),
  commune('Montrevaux', 'montrevaux', 45, '96130', 'val-d-ambre', [47.053, 4.043], 2),
  commune('Clairefosse', 'clairefosse', 52, '96120', 'val-d-ambre', [47.151, 4.071], 1),
  commune('Roche-Clairval', 'roche-clairval', 63, '96200', 'monts-clairs', [47.102, 4.134], 5),
  commune('Saint-Ombelin', 'saint-ombelin', 70, '96210', 'monts-clairs', [47.131, 4.167], 3),
  commune('Valdorme', 'valdorme', 78, '96210', 'monts-clairs', [47.163, 4.142], 2),
  commune('Brévigny-les-Bois', 'brevigny', 81, '96220', 'monts-clairs', [47.068, 4.121], 2),
  commune('Corvaline', 'corvaline', 88, '96200', 'monts-clairs', [47.087, 4.176], 2),
  commune('Étang-Fleury', 'etang-fleury', 94, '96230', 'monts-clairs', [47.046, 4.158], 2),
  commune('Hautecombrelle', 'hautecombrelle', 99, '96230', 'monts-clairs', [47.119, 4.203], 1),
];

/** The invented territory, for things to be placed on its map. */
export const TERRITOIRE = {
  nom: 'Aubrelande',
  description: 'Une vallée et ses monts, un lac, quatorze communes et deux offices de tourisme.',
  departement: '96',
  centre: { lat: 47.1, lon: 4.1 },
  /** West, south, east, north. */
  emprise: [3.97, 47.02, 4.24, 47.19],
  communes: COMMUNES,
  offices: OFFICES,
} as const;

export const RUES = [
  'rue du Lavoir',
  'place de la Halle',
  'rue des Tisserands',
  'chemin du Moulin',
  'quai des Barques',
  'rue de l’Horloge',
  'place du Vieux-Puits',
  'rue Haute',
  'rue des Remparts',
  'route du Lac',
  'chemin des Vignes',
  'ruelle des Lilas',
  'rue du Four-Banal',
  'place aux Herbes',
  'allée des Marronniers',
  'route des Crêtes',
  'rue de la Tannerie',
  'chemin de la Source',
  'impasse du Colombier',
  'rue du Pont-Vieux',
] as const;

export const LIEUX_DITS = ['Les Grands Prés', 'La Combe aux Geais', 'Le Haut du Bief', 'Les Essarts', 'La Croix Verte'];

export const PRENOMS = ['Agathe', 'Basile', 'Colombe', 'Denis', 'Éléonore', 'Fabien', 'Garance', 'Hippolyte', 'Ines'];
export const PATRONYMES = [
  'Aubrelin',
  'Cervolet',
  'Dorvanne',
  'Guimauvel',
  'Lorvain',
  'Mirandon',
  'Pastourel',
  'Vernoux',
];
