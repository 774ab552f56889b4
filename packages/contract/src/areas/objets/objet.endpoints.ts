import { z } from 'zod';
import { correctionDemandeeSchema, correctionSchema, empreintesSchema } from '../../catalogue/correction.schemas.ts';
import { ACTIONS_IMPORTATION } from '../../catalogue/importation.rules.ts';
import { langueSchema, ORIGINES_TEXTE } from '../../catalogue/langue.ts';
import { avertissementSchema, differenceSchema, documentSchema } from '../../catalogue/objet.schemas.ts';
import { SYSTEMES } from '../../catalogue/systeme.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { searchShape } from '../../kernel/resource/list-query.ts';
import { phraseSchema } from '../../kernel/words/phrase.ts';
import { gestionnaires, lecteursBlocs } from '../roles.ts';
import { objet } from './objet.resource.ts';

const params = z.strictObject({ id: idSchema });
const systemeSchema = z.enum(SYSTEMES.map(({ value }) => value));

/** The texts that an entity may reword, and translate. */
export const CHAMPS_LOCAUX = [
  { value: 'nom', label: 'Nom' },
  { value: 'resume', label: 'Résumé' },
  { value: 'description', label: 'Description' },
] as const;
const champLocalSchema = z.enum(CHAMPS_LOCAUX.map(({ value }) => value));

export const texteLocalSchema = z.object({
  champ: champLocalSchema,
  langue: langueSchema,
  valeur: z.string(),
  origine: z.enum(ORIGINES_TEXTE),
  /** The source's text was changed since. */
  perime: z.boolean(),
  majLe: z.iso.datetime(),
  par: z.string().nullable(),
});
export type TexteLocal = z.output<typeof texteLocalSchema>;

/** The role of an id for an objet: its own, that of a record that completes it, or a former one. */
const ROLES_IDENTITE = ['actuelle', 'complement', 'ancienne'] as const;
export type RoleIdentite = (typeof ROLES_IDENTITE)[number];

/**
 * All that is known of an objet. Readers of another entity get neither the raw record, nor facts between professionals,
 * nor notes, nor the history of imports.
 */
export const ficheSchema = z.object({
  objet: objet.record,
  /** The name of its owner, where the source gives a number only and somebody is known by it. */
  proprietaire: z.string().nullable(),
  names: z.record(z.string(), z.record(z.string(), z.string())),
  /** The values of the source alone, its codes with their words in the vocabulary. */
  document: documentSchema,
  /** The units of its numbers: of criteria by « list code », of added fields by code. */
  unites: z.object({ criteres: z.record(z.string(), z.string()), champs: z.record(z.string(), z.string()) }),
  /** The texts that this entity wrote, which win over the source wherever the product publishes. */
  textesLocaux: z.array(texteLocalSchema),
  /** The photos, hours and prices that its own entity put in place of the source's, which win too. */
  corrections: z.array(correctionSchema),
  /** Null for those who may not correct the objet. */
  empreintes: empreintesSchema.nullable(),
  avertissements: z.array(avertissementSchema.extend({ message: phraseSchema })),
  /** The record as received, or null for readers of another entity than its own. */
  brut: z.string().nullable(),
  format: z.enum(['json', 'xml']),
  /** The part of its texts that exist, by language. */
  completude: z.record(z.string(), z.number()),
  occurrences: z.array(z.object({ jour: z.string(), ouvre: z.string().optional(), ferme: z.string().optional() })),
  identites: z.array(z.object({ systeme: systemeSchema, identifiant: z.string(), role: z.enum(ROLES_IDENTITE) })),
  historique: z.array(
    z.object({
      importation: z.number().int(),
      flux: z.string(),
      action: z.enum(ACTIONS_IMPORTATION.map(({ value }) => value)),
      le: z.iso.datetime(),
      annulee: z.boolean(),
    }),
  ),
});
export type FicheObjet = z.output<typeof ficheSchema>;

export const getFiche = defineEndpoint({
  method: 'GET',
  path: '/api/catalogue/:id/fiche',
  summary: 'Tout ce que le catalogue sait d’un objet',
  access: lecteursBlocs,
  params,
  response: ficheSchema,
});

export const getChangementObjet = defineEndpoint({
  method: 'GET',
  path: '/api/catalogue/:id/changements/:importation',
  summary: 'Ce qu’un import a changé à un objet',
  access: lecteursBlocs,
  params: z.strictObject({ id: idSchema, importation: idSchema }),
  response: z.object({ differences: z.array(differenceSchema) }),
});

/** A page of a site that shows an objet to visitors. */
const publicationSchema = z.object({
  ressource: z.string(),
  nature: phraseSchema,
  id: z.number().int(),
  nom: z.string(),
  /** The page of the console, or null when the reader may not open it. */
  chemin: z.string().nullable(),
  site: z.string(),
  /** The public page, on the host of Bridge. */
  page: z.string(),
});
export type PublicationDObjet = z.output<typeof publicationSchema>;

export const listPublications = defineEndpoint({
  method: 'GET',
  path: '/api/catalogue/:id/publications',
  summary: 'Les listes et les cartes en ligne qui montrent un objet',
  access: objet.access.view,
  params,
  /** `apres`: the `suite` of the answer before. */
  query: z.strictObject({
    apres: z
      .string()
      .regex(/^\d{1,9}\.\d{1,9}$/)
      .optional(),
  }),
  /** An answer searches a limited number of pages; `suite`: where the next one starts, or null at the end. */
  response: z.object({ items: z.array(publicationSchema), suite: z.string().nullable() }),
});

/** Rewords or translates a text; `null` puts the source's text back. Imports never replace it. */
export const writeTexte = defineEndpoint({
  method: 'PUT',
  path: '/api/catalogue/:id/textes',
  summary: 'Remplacer ou traduire localement un texte d’un objet',
  access: gestionnaires,
  params,
  body: z.strictObject({
    champ: champLocalSchema,
    langue: langueSchema,
    valeur: z.string().trim().min(1, 'Saisissez un texte.').max(20_000).nullable(),
  }),
  response: z.object({ textesLocaux: z.array(texteLocalSchema) }),
});

/** Replaces the source's photos, hours or prices. Imports never replace the correction. */
export const writeCorrection = defineEndpoint({
  method: 'PUT',
  path: '/api/catalogue/:id/corrections',
  summary: 'Corriger localement les photos, les horaires ou les tarifs d’un objet',
  access: gestionnaires,
  params,
  body: correctionDemandeeSchema,
  response: z.object({ corrections: z.array(correctionSchema) }),
});

/** The most points on a map; the others are counted. */
export const MOST_POINTS = 20_000;

export const listPoints = defineEndpoint({
  method: 'GET',
  path: '/api/catalogue/points',
  summary: 'La position des objets d’une recherche',
  access: lecteursBlocs,
  query: z.strictObject(searchShape(objet.fields, 'kept')),
  response: z.object({
    /** Longitude and latitude, as in GeoJSON. */
    points: z.array(
      z.object({ id: z.number().int(), nom: z.string(), type: z.string(), lon: z.number(), lat: z.number() }),
    ),
    total: z.number().int(),
    sansPosition: z.number().int(),
  }),
});

const identifiantSchema = z.string().trim().min(1).max(200);
/** The most pairs of one call. */
export const MOST_COUPLES = 5_000;

/** Links another id of the same thing: its objet keeps its number, its address and all that was added to it. */
export const linkIdentites = defineEndpoint({
  method: 'POST',
  path: '/api/catalogue/identites',
  summary: 'Relier d’anciens et de nouveaux identifiants, avant de changer de source',
  access: gestionnaires,
  body: z.strictObject({
    ancienSysteme: systemeSchema,
    nouveauSysteme: systemeSchema,
    /** Old and new id, line by line. */
    couples: z
      .array(z.tuple([identifiantSchema, identifiantSchema]))
      .min(1)
      .max(MOST_COUPLES),
    dryRun: z.boolean(),
  }),
  response: z.object({
    /** The number of linked ids; in a trial or for a long list, the number to be linked. */
    lies: z.number().int(),
    refus: z.array(z.object({ ligne: z.number().int(), motif: phraseSchema })),
    /** The task that links a long list, or null. */
    tache: z.number().int().nullable(),
  }),
});
