/** Numbers that follow one another from a seed: the same tenants on every machine. */
export type Hasard = () => number;

export function hasard(graine: number): Hasard {
  let etat = graine >>> 0;
  return () => {
    etat = (etat + 0x6d2b79f5) >>> 0;
    let t = Math.imul(etat ^ (etat >>> 15), 1 | etat);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const parmi = <T>(liste: readonly T[], h: Hasard): T => liste[Math.floor(h() * liste.length)] as T; // never empty here
const entier = (h: Hasard, de: number, a: number): number => de + Math.floor(h() * (a - de + 1));
const deux = (n: number): string => String(n).padStart(2, '0');
export const plusieurs = <T>(liste: readonly T[], h: Hasard, most = 4): readonly T[] => {
  const count = entier(h, 1, most);
  return [...new Set(Array.from({ length: count }, () => parmi(liste, h)))];
};

export interface Commune {
  readonly nom: string;
  readonly code: string;
  readonly codePostal: string;
  readonly lat: number;
  readonly lon: number;
}

const VOIES = ['rue', 'avenue', 'place', 'chemin', 'route', 'impasse', 'boulevard', 'allée', 'quai', 'lieu-dit'];
const NOMS_DE_VOIE = [
  'de la Gare',
  'des Tilleuls',
  'du Moulin',
  'Victor Hugo',
  'de l’Église',
  'du Port',
  'des Écoles',
  'de la Fontaine',
  'Jean Jaurès',
  'du Château',
];
const SUJETS = [
  'Fête',
  'Marché',
  'Concert',
  'Balade',
  'Domaine',
  'Hôtel',
  'Gîte',
  'Festival',
  'Atelier',
  'Musée',
  'Camping',
  'Exposition',
];
const QUALITES = [
  'des Grands Prés',
  'du Vieux Pont',
  'de la Vallée',
  'des Étoiles',
  'du Petit Bois',
  'de l’Étang',
  'aux Chandelles',
  'des Vignes',
  'du Lavoir',
  'de Printemps',
];
const PHRASES = [
  'Au cœur du village, une maison de pierre ouvre sur un jardin clos.',
  'On y vient à pied, à vélo ou en barque, selon la saison.',
  'Les enfants suivent un parcours de devinettes dans le parc.',
  'La table met à l’honneur les producteurs des environs.',
  'Le soir, des musiciens jouent sous la halle jusqu’à la nuit.',
  'Une visite guidée raconte l’histoire des carriers et des meuniers.',
];
const SENTENCES = [
  'In the heart of the village, a stone house opens onto a walled garden.',
  'You can come on foot, by bike or by boat, according to the season.',
  'A guided tour tells the story of the millers and of the river.',
];
const DOMAINES = ['exemple.fr', 'lavallee.example', 'offices.example', 'terroirs.example'];

export const LISTES: Readonly<Record<string, readonly string[]>> = {
  type: [
    'Concert',
    'Exposition',
    'Festival',
    'Marché',
    'Brocante',
    'Randonnée',
    'Spectacle',
    'Atelier',
    'Conférence',
    'Visite guidée',
    'Rencontre',
    'Veillée contée',
  ],
  label: [
    'Qualité Tourisme',
    'Gîtes de France',
    'Clévacances',
    'Accueil Vélo',
    'Bienvenue à la Ferme',
    'Logis',
    'Vignobles et Découvertes',
    'Terre de Goûts',
    'Sites en scène',
  ],
  classement: ['1 étoile', '2 étoiles', '3 étoiles', '4 étoiles', '5 étoiles', 'Non classé', '3 épis', 'À classer'],
  handicap: [
    'Handicap moteur',
    'Handicap visuel',
    'Handicap auditif',
    'Handicap mental',
    'Accessible en fauteuil roulant',
    'Boucle magnétique',
  ],
  langues: ['Français', 'Anglais', 'Allemand', 'Espagnol', 'Italien', 'Néerlandais', 'Norvégien'],
  paiement: [
    'Carte bancaire',
    'Chèques bancaires et postaux',
    'Espèces',
    'Chèques Vacances',
    'Virement',
    'Paypal',
    'Monnaie locale',
    'Lydia',
  ],
  public: ['Individuels', 'Familles', 'Groupes', 'Scolaires', 'Couples', 'Tout public', 'Pèlerins', 'Clubs'],
  environnement: [
    'À la campagne',
    'En ville',
    'Bord de mer',
    'À la montagne',
    'Dans le vignoble',
    'Centre ville',
    'En forêt',
    'Sur les hauteurs',
    'Au milieu des champs',
  ],
  territoire: ['Pays des Trois Rivières', 'Val de Brume', 'Haut Plateau', 'Côte des Ajoncs', 'Brumeval'],
  equipements: ['Bar', 'Parking privé', 'Salon', 'Terrasse', 'Wifi', 'Ascenseur', 'Piscine chauffée'],
  mode: ['Gratuit', 'Payant', 'Participation libre', 'Offert'],
  structure: ['OT du Val de Brume', 'OT Côte des Ajoncs', 'ADT du Haut Plateau', 'Brume Évasion'],
  animaux: ['Animaux acceptés', 'Animaux refusés', 'Chiens acceptés sur demande', 'Sous conditions'],
};

export const unJour = (h: Hasard): Date => new Date(Date.UTC(2026, entier(h, 0, 11), entier(h, 1, 28)));
export function writeJour(date: Date, style: 'fr' | 'iso' | 'ms'): string {
  if (style === 'iso') return `${date.toISOString().slice(0, 10)}T00:00:00`;
  if (style === 'ms') return `/Date(${date.getTime()})/`;
  return `${deux(date.getUTCDate())}/${deux(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`;
}
export const jour = (h: Hasard, style: 'fr' | 'iso' | 'ms'): string => writeJour(unJour(h), style);

/** In minutes. */
export const uneHeure = (h: Hasard): number => entier(h, 8, 22) * 60 + parmi([0, 15, 30], h);
export function writeHeure(minutes: number, style: 'h' | 'pt' | ':'): string {
  const [hh, mm] = [Math.floor(minutes / 60), minutes % 60];
  return style === 'pt' ? `PT${hh}H${mm}M` : style === 'h' ? `${hh}h${deux(mm)}` : `${deux(hh)}:${deux(mm)}`;
}
export const heure = (h: Hasard, style: 'h' | 'pt' | ':'): string => writeHeure(uneHeure(h), style);
export const telephone = (h: Hasard, debut: string, style: string): string => {
  const paires = Array.from({ length: 4 }, () => deux(entier(h, 0, 99)));
  if (style === '+') return `+33 ${debut.slice(1)} ${paires.join(' ')}`;
  return [debut, ...paires].join(style);
};
export const nom = (h: Hasard): string => `${parmi(SUJETS, h)} ${parmi(QUALITES, h)} ${entier(h, 1, 400)}`;
export const rue = (h: Hasard): string =>
  `${h() < 0.8 ? `${entier(h, 1, 120)} ` : ''}${parmi(VOIES, h)} ${parmi(NOMS_DE_VOIE, h)}`;
export const phrase = (h: Hasard, count: number): string =>
  Array.from({ length: count }, () => parmi(PHRASES, h)).join(' ');
export const sentence = (h: Hasard, count: number): string =>
  Array.from({ length: count }, () => parmi(SENTENCES, h)).join(' ');
export const domaine = (h: Hasard): string => parmi(DOMAINES, h);
export const prix = (h: Hasard): number => entier(h, 2, 60) + parmi([0, 0.5], h);
export const nombre = entier;
