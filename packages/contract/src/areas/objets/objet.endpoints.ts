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

/** The texts that an entity may word in its own way, and translate. */
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

/** What an id is to an objet: its own, that of a record that completes it, or one that it had. */
const ROLES_IDENTITE = ['actuelle', 'complement', 'ancienne'] as const;
export type RoleIdentite = (typeof ROLES_IDENTITE)[number];

/**
 * Everything that is known of an objet. Who reads what another entity shares gets neither its raw record, nor what is between
 * professionals, nor its notes, nor what imports did to it.
 */
export const ficheSchema = z.object({
  objet: objet.record,
  names: z.record(z.string(), z.record(z.string(), z.string())),
  /** The source's values alone, its codes with the words that the vocabulary has for them. */
  document: documentSchema,
  /** What its numbers are counted in: of criteria by « list code », of added fields by code. */
  unites: z.object({ criteres: z.record(z.string(), z.string()), champs: z.record(z.string(), z.string()) }),
  /** What this entity and people changed: it wins over the source wherever the product publishes. */
  textesLocaux: z.array(texteLocalSchema),
  /** What the entity that it belongs to put in place of the source's photos, hours and prices: it wins too. */
  corrections: z.array(correctionSchema),
  empreintes: empreintesSchema,
  avertissements: z.array(avertissementSchema.extend({ message: phraseSchema })),
  /** The record as received; null for who is not of the entity that it belongs to. */
  brut: z.string().nullable(),
  format: z.enum(['json', 'xml']),
  /** Share of the texts that are there, by language. */
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
  nature: z.string(),
  id: z.number().int(),
  nom: z.string(),
  /** In the console; null for who may not open it there. */
  chemin: z.string().nullable(),
  site: z.string(),
  /** For visitors, from the host of Bridge. */
  page: z.string(),
});
export type PublicationDObjet = z.output<typeof publicationSchema>;

export const listPublications = defineEndpoint({
  method: 'GET',
  path: '/api/catalogue/:id/publications',
  summary: 'Les listes et les cartes en ligne qui montrent un objet',
  access: objet.access.view,
  params,
  /** `apres`: what the answer before called its `suite`. */
  query: z.strictObject({
    apres: z
      .string()
      .regex(/^\d{1,9}\.\d{1,9}$/)
      .optional(),
  }),
  /** So many pages are looked at for one answer; `suite`: where the next one starts, null where all were. */
  response: z.object({ items: z.array(publicationSchema), suite: z.string().nullable() }),
});

/** Words a text locally, or translates it: `null` gives the source its place back. No import ever replaces it. */
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

/** Puts one's own photos, hours or prices in place of the source's. No import ever replaces them. */
export const writeCorrection = defineEndpoint({
  method: 'PUT',
  path: '/api/catalogue/:id/corrections',
  summary: 'Corriger localement les photos, les horaires ou les tarifs d’un objet',
  access: gestionnaires,
  params,
  body: correctionDemandeeSchema,
  response: z.object({ corrections: z.array(correctionSchema) }),
});

/** More than a map can show; the rest is counted. */
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
/** What one call links at once. */
export const MOST_COUPLES = 5_000;

/** The same thing under another id: its objet keeps its number, its address and all that was added to it. */
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
    /** Those that are linked; of a trial or of a long list, those that will be. */
    lies: z.number().int(),
    refus: z.array(z.object({ ligne: z.number().int(), motif: phraseSchema })),
    /** A long list is linked by a task, which says how it ended. */
    tache: z.number().int().nullable(),
  }),
});
