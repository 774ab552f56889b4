import { z } from 'zod';
import { refSchema } from '../../kernel/fields/ref.ts';
import { slugSchema } from '../../kernel/fields/schemas.ts';
import { champAjouteSchema } from '../correspondance/champ-ajoute.ts';
import { FAITS, INSTANTS_DE_REGLE, LISTES_DE_REGLE, MOTS_DE_REGLE, SENS_DE_DATE, TEXTES_DE_REGLE } from './champs.ts';
import { mesureSchema } from './mesure.schemas.ts';
import { periodeDeRegleSchema } from './periode.schemas.ts';
import { CHOISIR, LONGEST, MOST_VALUES, valuesOf } from './valeurs.ts';
import { zoneSchema } from './zone.schemas.ts';

/**
 * A choice of objets: a tree of groups and conditions. Rules are data, limited to the list of `champs.ts`. The server
 * compiles them to SQL and interprets them on one objet, with the same result.
 */

/** Names the rule that a list, an engine or an address may ask with another value. */
const ouverte = { parametre: slugSchema.optional() };

export const OPERATEURS_TEXTE = [
  { value: 'contient', label: 'contient' },
  { value: 'commence', label: 'commence par' },
  { value: 'egal', label: 'est exactement' },
  { value: 'vide', label: 'est vide' },
  { value: 'rempli', label: 'est rempli' },
] as const;

const texteSchema = z
  .strictObject({
    genre: z.literal('texte'),
    champ: z.union([z.enum(valuesOf(TEXTES_DE_REGLE)), champAjouteSchema]),
    op: z.enum(valuesOf(OPERATEURS_TEXTE)),
    /** One of the values is enough. */
    valeurs: z.array(z.string().trim().min(1).max(LONGEST)).max(MOST_VALUES),
    ...ouverte,
  })
  .refine(({ op, valeurs }) => op === 'vide' || op === 'rempli' || valeurs.length > 0, {
    path: ['valeurs'],
    message: 'Saisissez au moins un texte.',
  });

export const OPERATEURS_LISTE = [
  { value: 'une', label: 'au moins une de' },
  { value: 'toutes', label: 'toutes' },
  { value: 'aucune', label: 'aucune de' },
] as const;
const opListe = z.enum(valuesOf(OPERATEURS_LISTE));

const listeSchema = z
  .strictObject({
    genre: z.literal('liste'),
    champ: z.enum(valuesOf(LISTES_DE_REGLE)),
    op: opListe,
    valeurs: z.array(z.string().max(LONGEST)).min(1, CHOISIR).max(MOST_VALUES),
    ...ouverte,
  })
  .refine(
    ({ champ, valeurs }) => {
      const codes: readonly string[] = valuesOf(LISTES_DE_REGLE.find(({ value }) => value === champ)?.choix ?? []);
      return valeurs.every((valeur) => codes.includes(valeur));
    },
    { path: ['valeurs'], message: 'Cette valeur n’existe pas.' },
  );

const REFS_DE_MOTS = MOTS_DE_REGLE.flatMap(({ vers }) => [...vers]);
const motSchema = z.discriminatedUnion('ref', [
  refSchema('modalite'),
  refSchema('critere'),
  refSchema('type'),
  refSchema('tag'),
  refSchema('fluxTourinsoft'),
  refSchema('fluxLei'),
  refSchema('fluxApidae'),
  refSchema('fluxDatatourisme'),
  refSchema('entite'),
]);

const motsSchema = z
  .strictObject({
    genre: z.literal('mots'),
    champ: z.enum(valuesOf(MOTS_DE_REGLE)),
    op: opListe,
    valeurs: z.array(motSchema).min(1, CHOISIR).max(MOST_VALUES),
    ...ouverte,
  })
  .refine(
    ({ champ, valeurs }) => {
      const vers: readonly string[] = MOTS_DE_REGLE.find(({ value }) => value === champ)?.vers ?? [];
      return valeurs.every(({ ref }) => vers.includes(ref));
    },
    { path: ['valeurs'], message: 'Cette valeur n’est pas de cette liste.' },
  );

const faitSchema = z.strictObject({
  genre: z.literal('fait'),
  fait: z.enum(valuesOf(FAITS)),
  present: z.boolean(),
  ...ouverte,
});

const nombreSchema = z
  .strictObject({
    genre: z.literal('nombre'),
    mesure: mesureSchema,
    /** Both bounds are included; an open end is null. Equal bounds mean that number. */
    min: z.number().min(-1e12).max(1e12).nullable(),
    max: z.number().min(-1e12).max(1e12).nullable(),
    ...ouverte,
  })
  .refine(({ min, max }) => min !== null || max !== null, { path: ['min'], message: 'Indiquez au moins une borne.' })
  .refine(({ min, max }) => min === null || max === null || min <= max, {
    path: ['max'],
    message: 'Le maximum est plus petit que le minimum.',
  });

const dateSchema = z.strictObject({
  genre: z.literal('date'),
  sens: z.enum(valuesOf(SENS_DE_DATE)),
  periode: periodeDeRegleSchema,
  /** Whether objets without any date are kept too. */
  sansDate: z.boolean(),
  ...ouverte,
});

/** Hours of today that people plan for, in minutes from midnight. Being open for a part of them is enough. */
export const MOMENTS = [
  { value: 'midi', label: 'ce midi', de: 12 * 60, a: 14 * 60 },
  { value: 'soir', label: 'ce soir', de: 19 * 60, a: 23 * 60 },
] as const;

const maintenantSchema = z.strictObject({
  genre: z.literal('ouvert-maintenant'),
  /** The hours of today, or now when absent. */
  moment: z.enum(valuesOf(MOMENTS)).optional(),
  ...ouverte,
});

/** How long ago something happened to the record. */
const fraicheurSchema = z.strictObject({
  genre: z.literal('fraicheur'),
  champ: z.enum(valuesOf(INSTANTS_DE_REGLE)),
  /** `moins`: at most so many days ago; `plus`: longer ago, or never. */
  op: z.enum(['moins', 'plus']),
  jours: z.number().int().min(0).max(36_600),
  ...ouverte,
});

const lieuSchema = z.strictObject({ genre: z.literal('lieu'), zone: zoneSchema, ...ouverte });

export const conditionSchema = z.discriminatedUnion('genre', [
  texteSchema,
  listeSchema,
  motsSchema,
  faitSchema,
  nombreSchema,
  dateSchema,
  maintenantSchema,
  fraicheurSchema,
  lieuSchema,
]);
export type Condition = z.output<typeof conditionSchema>;
export type ConditionDe<G extends Condition['genre']> = Extract<Condition, { genre: G }>;

/** `et`: all rules; `ou`: at least one; `sauf`: none. */
export const LIENS = [
  { value: 'et', label: 'Toutes ces conditions' },
  { value: 'ou', label: 'Au moins une de ces conditions' },
  { value: 'sauf', label: 'Aucune de ces conditions' },
] as const;

export interface Groupe {
  readonly genre: 'groupe';
  readonly lien: (typeof LIENS)[number]['value'];
  readonly regles: readonly Regle[];
}
export type Regle = Groupe | Condition;

const MOST_RULES = 50;
/** Groups inside groups: more than anybody can read. */
export const DEEPEST = 6;

const groupeSchema = z.strictObject({
  genre: z.literal('groupe'),
  lien: z.enum(valuesOf(LIENS)),
  get regles(): z.ZodType<readonly Regle[], readonly Regle[]> {
    return z.array(regleSchema).max(MOST_RULES, `${MOST_RULES} conditions au plus.`);
  },
});
/** The kind decides the schema, so that faults are told where they are. */
const regleSchema: z.ZodType<Regle, Regle> = z.discriminatedUnion('genre', [
  groupeSchema.refine(({ regles }) => regles.length > 0, {
    path: ['regles'],
    message: 'Ce groupe est vide\u00a0: ajoutez-y une condition, ou retirez-le.',
  }),
  conditionSchema,
]);

/** The rules of a sélection; every objet is kept without any. Their depth is checked before any recursion. */
export const reglesSchema = z
  .custom<Groupe>((value) => depthOf(value) <= DEEPEST, `${DEEPEST} groupes emboîtés au plus.`)
  .pipe(groupeSchema);

export const SANS_REGLE: Groupe = { genre: 'groupe', lien: 'et', regles: [] };

function depthOf(value: unknown): number {
  let depth = 0;
  let level: unknown[] = [value];
  while (level.length > 0 && depth <= DEEPEST + 1) {
    depth += 1;
    level = level.flatMap((node) =>
      typeof node === 'object' && node !== null && 'regles' in node && Array.isArray(node.regles) ? node.regles : [],
    );
  }
  return depth - 1;
}

/** The resources that rules may refer to. */
export const REFS_DE_REGLES = [...REFS_DE_MOTS, 'scoring', 'objet'];
