import {
  type Condition,
  FAITS,
  INSTANTS_DE_REGLE,
  LISTES_DE_REGLE,
  MOTS_DE_REGLE,
  TEXTES_DE_REGLE,
  type Zone,
} from '@bridge/contract';
import type { VocabulaireDesRegles } from '../catalogue.queries.ts';
import { MESURES_OFFERTES, mesureVide, offreDe } from '../mesure.rules.ts';
import { withParametre } from './arbre.rules.ts';

/** The families of subjects of conditions, as the menu offers them. */
export const FAMILLES = [
  'Identité',
  'Vocabulaire',
  'Lieu',
  'Dates',
  'Prix et nombres',
  'Contenu de la fiche',
  'Fraîcheur',
  'Gestion',
] as const;
export type Famille = (typeof FAMILLES)[number];

export interface Sujet {
  readonly id: string;
  readonly famille: Famille;
  readonly label: string;
  /** The condition before anything is chosen or typed in it. */
  readonly vide: Condition;
}

const FORMES_DE_ZONE = [
  { value: 'communes', label: 'Communes' },
  { value: 'codes-postaux', label: 'Codes postaux ou départements' },
  { value: 'rayon', label: 'Autour d’un lieu' },
  { value: 'polygone', label: 'Zone dessinée sur la carte' },
  { value: 'emprise', label: 'Cadre de la carte' },
] as const satisfies readonly { value: Zone['forme']; label: string }[];

export const SANS_POINT = { lat: Number.NaN, lon: Number.NaN };

const ZONES_VIDES: Readonly<Record<Zone['forme'], Zone>> = {
  communes: { forme: 'communes', communes: [] },
  'codes-postaux': { forme: 'codes-postaux', codes: [] },
  rayon: { forme: 'rayon', centre: { genre: 'objet', objet: { ref: 'objet', id: 0 } }, km: 10 },
  polygone: { forme: 'polygone', sommets: [] },
  emprise: { forme: 'emprise', sud: Number.NaN, ouest: Number.NaN, nord: Number.NaN, est: Number.NaN },
};

type Texte = Extract<Condition, { genre: 'texte' }>['champ'];

const texte = (famille: Famille, champ: Texte, label: string): Sujet => ({
  id: `texte:${champ}`,
  famille,
  label,
  vide: { genre: 'texte', champ, op: 'contient', valeurs: [] },
});

const FAMILLE_DES_TEXTES = {
  nom: 'Identité',
  identifiant: 'Identité',
  codePostal: 'Lieu',
  proprietaire: 'Gestion',
} as const satisfies Record<(typeof TEXTES_DE_REGLE)[number]['value'], Famille>;

const FAMILLE_DES_LISTES = {
  typeBridge: 'Identité',
  systeme: 'Gestion',
  langues: 'Contenu de la fiche',
  languesParlees: 'Contenu de la fiche',
  anomalies: 'Gestion',
} as const satisfies Record<(typeof LISTES_DE_REGLE)[number]['value'], Famille>;

const FAMILLE_DES_MOTS = {
  modalites: 'Vocabulaire',
  criteres: 'Vocabulaire',
  types: 'Vocabulaire',
  tags: 'Vocabulaire',
  flux: 'Gestion',
  entite: 'Gestion',
} as const satisfies Record<(typeof MOTS_DE_REGLE)[number]['value'], Famille>;

const SUJETS: readonly Sujet[] = [
  ...TEXTES_DE_REGLE.map(({ value, label }) => texte(FAMILLE_DES_TEXTES[value], value, label)),
  ...LISTES_DE_REGLE.map(
    ({ value, label }): Sujet => ({
      id: `liste:${value}`,
      famille: FAMILLE_DES_LISTES[value],
      label,
      vide: { genre: 'liste', champ: value, op: 'une', valeurs: [] },
    }),
  ),
  ...MOTS_DE_REGLE.map(
    ({ value, label }): Sujet => ({
      id: `mots:${value}`,
      famille: FAMILLE_DES_MOTS[value],
      label,
      vide: { genre: 'mots', champ: value, op: 'une', valeurs: [] },
    }),
  ),
  ...FORMES_DE_ZONE.map(
    ({ value, label }): Sujet => ({
      id: `lieu:${value}`,
      famille: 'Lieu',
      label,
      vide: { genre: 'lieu', zone: ZONES_VIDES[value] },
    }),
  ),
  {
    id: 'date',
    famille: 'Dates',
    label: 'Dates et jours d’ouverture',
    vide: { genre: 'date', sens: 'a-lieu', periode: { genre: 'relative', quand: 'a-venir' }, sansDate: false },
  },
  {
    id: 'ouvert-maintenant',
    famille: 'Dates',
    label: 'Ouvert maintenant, ce midi ou ce soir',
    vide: { genre: 'ouvert-maintenant' },
  },
  ...MESURES_OFFERTES.map(
    ({ value, label }): Sujet => ({
      id: `nombre:${value}`,
      famille: 'Prix et nombres',
      label,
      vide: { genre: 'nombre', mesure: mesureVide(value), min: null, max: null },
    }),
  ),
  ...FAITS.map(
    ({ value, label }): Sujet => ({
      id: `fait:${value}`,
      famille: 'Contenu de la fiche',
      label,
      vide: { genre: 'fait', fait: value, present: true },
    }),
  ),
  ...INSTANTS_DE_REGLE.map(
    ({ value, label }): Sujet => ({
      id: `fraicheur:${value}`,
      famille: 'Fraîcheur',
      label,
      vide: { genre: 'fraicheur', champ: value, op: 'moins', jours: 30 },
    }),
  ),
];

/** The subjects offered on this instance: those of the product, and the fields that the instance adds. */
export function sujetsOfferts({ champs }: Pick<VocabulaireDesRegles, 'champs'>): readonly Sujet[] {
  const ajoutes = champs.map(({ code, libelle }) => texte('Vocabulaire', `champ:${code}`, libelle));
  return FAMILLES.flatMap((famille) => [...SUJETS, ...ajoutes].filter((sujet) => sujet.famille === famille));
}

/** Id of the subject of a condition. */
export function sujetDe(condition: Condition): string {
  switch (condition.genre) {
    case 'texte':
    case 'liste':
    case 'mots':
    case 'fraicheur':
      return `${condition.genre}:${condition.champ}`;
    case 'fait':
      return `fait:${condition.fait}`;
    case 'nombre':
      return `nombre:${offreDe(condition.mesure)}`;
    case 'lieu':
      return `lieu:${condition.zone.forme}`;
    case 'date':
    case 'ouvert-maintenant':
      return condition.genre;
  }
}

/** The name of the subject of a condition; a field taken out of the dictionary has its code for name. */
export function nomDeSujet(condition: Condition, sujets: readonly Sujet[]): string {
  const id = sujetDe(condition);
  const sujet = sujets.find((one) => one.id === id);
  if (sujet) return sujet.label;
  return condition.genre === 'texte' ? condition.champ.replace(/^champ:/, '') : id;
}

/** The condition about another subject: it keeps the values that still make sense. */
export function withSujet(condition: Condition, { vide }: Sujet): Condition {
  return withParametre(kept(condition, vide), condition.parametre ?? '');
}

function kept(avant: Condition, vide: Condition): Condition {
  if (avant.genre === 'texte' && vide.genre === 'texte') return { ...vide, op: avant.op, valeurs: avant.valeurs };
  if (avant.genre === 'fait' && vide.genre === 'fait') return { ...vide, present: avant.present };
  if (avant.genre === 'fraicheur' && vide.genre === 'fraicheur') return { ...avant, champ: vide.champ };
  return vide;
}

/** Other words that people search a subject by, about the question rather than its name. */
const AUTRES_MOTS: Readonly<Partial<Record<string, string>>> = {
  'mots:modalites': 'terrasse wifi parking piscine équipement service label thème confort',
  'mots:tags': 'adhérent coup de cœur étiquette',
  'lieu:rayon': 'km kilomètres distance proximité proche près rayon',
  'lieu:communes': 'ville village',
  date: 'week-end aujourd’hui demain semaine mois agenda ouvert événement calendrier',
  'ouvert-maintenant': 'horaires heure soirée déjeuner dîner',
  'nombre:prix': 'tarif euros',
};

/** The words that a subject is found by: its name, its family, its values. */
export function motsDuSujet({ id, label, famille, vide }: Sujet): string {
  const choix = vide.genre === 'liste' ? LISTES_DE_REGLE.find(({ value }) => value === vide.champ)?.choix : undefined;
  const valeurs = choix?.map((choice: { readonly label: string }) => choice.label).join(' ') ?? '';
  return [label, famille, AUTRES_MOTS[id] ?? '', valeurs].join(' ');
}
