import { z } from 'zod';
import { communeSchema } from '../../catalogue/regle/zone.schemas.ts';
import { objetRetenuSchema, verdictSchema } from '../../catalogue/selection.schemas.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idListSchema, idSchema } from '../../kernel/fields/schemas.ts';
import { phraseSchema } from '../../kernel/words/phrase.ts';
import { lecteursBlocs, lecteursSelections } from '../roles.ts';
import { brouillonEssayeSchema } from './selection.schemas.ts';

const params = z.strictObject({ id: idSchema });
const brouillon = brouillonEssayeSchema;

/** The values of open rules, by the name of their parameter; each is parsed as the value of its rule. */
const parametresDeSelectionSchema = z.record(z.string().max(100), z.unknown());

export const countSelection = defineEndpoint({
  method: 'POST',
  path: '/api/selections/compte',
  summary: 'Le nombre d’objets d’une sélection, enregistrée ou non',
  access: lecteursSelections,
  body: z.strictObject({ brouillon }),
  response: z.object({
    /** The number of objets that the entity of the sélection publishes. */
    total: z.number().int(),
    /** The objets that the person sees and that entity does not. */
    enPlus: z.number().int(),
  }),
});

export const evaluateSelection = defineEndpoint({
  method: 'POST',
  path: '/api/selections/resultat',
  summary: 'Une page des objets d’une sélection, enregistrée ou non',
  access: lecteursSelections,
  body: z.strictObject({
    brouillon,
    page: z.number().int().min(1).max(100_000),
    itemsPerPage: z.number().int().min(1).max(100),
    parametres: parametresDeSelectionSchema.optional(),
  }),
  response: z.object({ items: z.array(objetRetenuSchema), total: z.number().int() }),
});

export const pointsDeSelection = defineEndpoint({
  method: 'POST',
  path: '/api/selections/points',
  summary: 'La position des objets d’une sélection',
  access: lecteursSelections,
  body: z.strictObject({ brouillon }),
  response: z.object({
    points: z.array(
      z.object({ id: z.number().int(), nom: z.string(), type: z.string(), lon: z.number(), lat: z.number() }),
    ),
    total: z.number().int(),
    sansPosition: z.number().int(),
  }),
});

/** How results are grouped; `critere` groups by its modalités. */
const facetteSchema = z.discriminatedUnion('genre', [
  z.strictObject({ genre: z.literal('typeBridge') }),
  z.strictObject({ genre: z.literal('commune') }),
  z.strictObject({ genre: z.literal('systeme') }),
  z.strictObject({ genre: z.literal('langues') }),
  z.strictObject({ genre: z.literal('anomalies') }),
  z.strictObject({ genre: z.literal('tags') }),
  z.strictObject({ genre: z.literal('types') }),
  z.strictObject({ genre: z.literal('critere'), critere: z.number().int().positive() }),
]);
export type Facette = z.output<typeof facetteSchema>;

export const facettesDeSelection = defineEndpoint({
  method: 'POST',
  path: '/api/selections/facettes',
  summary: 'Les objets d’une sélection comptés par type, commune, tag…',
  access: lecteursSelections,
  body: z.strictObject({ brouillon, facettes: z.array(facetteSchema).min(1).max(20) }),
  response: z.object({
    facettes: z.array(
      z.object({
        facette: facetteSchema,
        valeurs: z.array(z.object({ valeur: z.string(), libelle: z.string(), nombre: z.number().int() })),
      }),
    ),
  }),
});

/** Explains why an objet is in a sélection, or is not. */
export const explainSelection = defineEndpoint({
  method: 'POST',
  path: '/api/selections/explication',
  summary: 'Pourquoi un objet est retenu, ou ne l’est pas',
  access: lecteursSelections,
  body: z.strictObject({ brouillon, objet: z.number().int().positive() }),
  response: z.object({
    objet: z.object({ id: z.number().int(), nom: z.string(), commune: z.string() }),
    retenu: z.boolean(),
    /** The reason in one sentence: status, inclusion, exclusion, rules, duplicate or limit. */
    raison: phraseSchema,
    /** The verdict of the rules one by one, or null without rules. */
    regles: verdictSchema.nullable(),
  }),
});

/** The most objets of a manual sélection. */
export const MOST_OBJETS_CHOISIS = 2_000;

export const objetsDeSelection = defineEndpoint({
  method: 'POST',
  path: '/api/selections/objets',
  summary: 'Tous les objets d’une sélection, dans l’ordre, pour la rendre manuelle',
  access: lecteursSelections,
  body: z.strictObject({ brouillon }),
  response: z.object({ ids: z.array(z.number().int()), total: z.number().int() }),
});

const partSchema = z.object({ total: z.number().int(), items: z.array(objetRetenuSchema) });

export const compareSelections = defineEndpoint({
  method: 'GET',
  path: '/api/selections/comparaison',
  summary: 'Ce que deux sélections ont en commun, et ce qui les distingue',
  access: lecteursSelections,
  query: z.strictObject({ a: idSchema, b: idSchema }),
  response: z.object({
    a: z.object({ id: z.number().int(), nom: z.string(), total: z.number().int() }),
    b: z.object({ id: z.number().int(), nom: z.string(), total: z.number().int() }),
    /** The first hundred of each part. */
    communs: partSchema,
    seulementA: partSchema,
    seulementB: partSchema,
  }),
});

export const comptesDeSelections = defineEndpoint({
  method: 'GET',
  path: '/api/selections/comptes',
  summary: 'Le nombre d’objets que l’on voit dans des sélections, les siennes ou celles que d’autres partagent',
  access: lecteursSelections,
  query: z.strictObject({ ids: idListSchema }),
  /** Sélections that the reader does not see, or whose rules are no longer valid, are absent. */
  response: z.object({ items: z.array(z.object({ id: z.number().int(), nombre: z.number().int() })) }),
});

export const volumesDeSelection = defineEndpoint({
  method: 'GET',
  path: '/api/selections/:id/volumes',
  summary: 'Le nombre d’objets d’une sélection au fil des imports',
  access: lecteursSelections,
  params,
  response: z.object({
    /** The oldest first. `cause`: the feed that was imported, the change of the sélection, or the night. */
    volumes: z.array(
      z.object({ le: z.iso.datetime(), nombre: z.number().int(), cause: z.string(), alerte: z.boolean() }),
    ),
  }),
});

export const FORMATS_DE_SELECTION = [
  { value: 'csv', label: 'CSV (tableur)' },
  { value: 'geojson', label: 'GeoJSON (carte)' },
  { value: 'ics', label: 'ICS (agenda)' },
] as const;

export const exportSelection = defineEndpoint({
  method: 'GET',
  path: '/api/selections/:id/export',
  summary: 'Les objets d’une sélection, en CSV, GeoJSON ou ICS',
  access: lecteursSelections,
  params,
  query: z.strictObject({ format: z.enum(FORMATS_DE_SELECTION.map(({ value }) => value)) }),
  answersFile: true,
  response: z.unknown(),
});

export const communesDuCatalogue = defineEndpoint({
  method: 'GET',
  path: '/api/selections/communes',
  summary: 'Les communes des objets, à choisir dans une règle',
  access: lecteursBlocs,
  query: z.strictObject({ q: z.string().max(100).default('') }),
  response: z.object({
    items: z.array(
      communeSchema.extend({ nombre: z.number().int(), lat: z.number().nullable(), lon: z.number().nullable() }),
    ),
  }),
});

/** The words of this instance that rules may use, besides those of all instances. */
export const vocabulaireDesRegles = defineEndpoint({
  method: 'GET',
  path: '/api/selections/vocabulaire',
  summary: 'Les capacités et les champs ajoutés que les règles connaissent',
  access: lecteursBlocs,
  response: z.object({
    capacites: z.array(z.string()),
    champs: z.array(z.object({ code: z.string(), libelle: z.string(), nature: z.string() })),
  }),
});
