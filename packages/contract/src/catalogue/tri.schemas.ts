import { z } from 'zod';
import { refSchema } from '../kernel/ref.ts';
import { mesureSchema } from './regle/mesure.schemas.ts';
import { pointSchema } from './regle/zone.schemas.ts';

/** In which order: keys, one after the other. What they leave equal stands in the order of the catalogue: no page repeats another. */

/** Columns that objets are sorted by, and how each direction is said. */
export const CHAMPS_DE_TRI = [
  { value: 'nom', label: 'Nom', croissant: 'A → Z', decroissant: 'Z → A' },
  { value: 'commune', label: 'Commune', croissant: 'A → Z', decroissant: 'Z → A' },
  { value: 'codePostal', label: 'Code postal', croissant: 'croissant', decroissant: 'décroissant' },
  { value: 'typeBridge', label: 'Type d’objet', croissant: 'A → Z', decroissant: 'Z → A' },
  {
    value: 'prochaineDate',
    label: 'Prochaine date',
    croissant: 'la plus proche d’abord',
    decroissant: 'la plus lointaine d’abord',
  },
  {
    value: 'derniereDate',
    label: 'Dernière date',
    croissant: 'la plus proche d’abord',
    decroissant: 'la plus lointaine d’abord',
  },
  {
    value: 'sourceMajLe',
    label: 'Mise à jour par la source',
    croissant: 'la plus ancienne d’abord',
    decroissant: 'la plus récente d’abord',
  },
  {
    value: 'premiereVueLe',
    label: 'Arrivée dans le catalogue',
    croissant: 'la plus ancienne d’abord',
    decroissant: 'la plus récente d’abord',
  },
] as const;
export type ChampDeTri = (typeof CHAMPS_DE_TRI)[number]['value'];

export const GRAINES = [
  { value: 'fixe', label: 'toujours le même' },
  { value: 'jour', label: 'nouveau chaque jour' },
  { value: 'visite', label: 'nouveau à chaque visite' },
] as const;

const sens = { sens: z.enum(['croissant', 'decroissant']) };
/** Objets without a value come after the others, whatever the direction; else before them. */
const vides = { videsEnDernier: z.boolean() };

export const cleDeTriSchema = z.discriminatedUnion('genre', [
  z.strictObject({
    genre: z.literal('champ'),
    champ: z.enum(CHAMPS_DE_TRI.map(({ value }) => value)),
    ...sens,
    ...vides,
  }),
  /** Prices, photos, stars, capacities, numeric criteria, scores of a profile. */
  z.strictObject({ genre: z.literal('nombre'), mesure: mesureSchema, ...sens, ...vides }),
  z.strictObject({
    genre: z.literal('distance'),
    /** `visiteur`: from where the visitor is, where that is known; else from the point. */
    depuis: z.enum(['point', 'visiteur']),
    point: pointSchema.nullable(),
    libelle: z.string().max(200),
    ...sens,
  }),
  /** Those that have the first word come first, then those that have the second… */
  z.strictObject({ genre: z.literal('modalites'), modalites: z.array(refSchema('modalite')).min(1).max(100) }),
  /** The order that people gave; the others follow. */
  z.strictObject({ genre: z.literal('manuel'), objets: z.array(refSchema('objet')).max(500) }),
  z.strictObject({ genre: z.literal('aleatoire'), graine: z.enum(GRAINES.map(({ value }) => value)) }),
  /** Each day the next one comes first among those that the keys before it leave equal: every one has its turn. */
  z.strictObject({ genre: z.literal('rotation') }),
]);
export type CleDeTri = z.output<typeof cleDeTriSchema>;
export type CleDeTriDe<G extends CleDeTri['genre']> = Extract<CleDeTri, { genre: G }>;

export const clesDeTriSchema = z
  .array(cleDeTriSchema)
  .max(10, '10 clés au plus.')
  .refine(
    (cles) => cles.filter(({ genre }) => genre === 'rotation').length <= 1,
    'Une seule rotation\u00a0: après elle, plus rien n’est à égalité.',
  );
