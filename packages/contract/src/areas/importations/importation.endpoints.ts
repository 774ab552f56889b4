import { z } from 'zod';
import { differenceSchema } from '../../catalogue/objet.schemas.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { idSchema } from '../../kernel/schemas.ts';
import { gestionnaires } from '../roles.ts';
import { actionSchema, etatSchema, importationParams, pageQuery, systemeSchema } from './importation.schemas.ts';

const compte = z.number().int().nonnegative();
export const compteursSchema = z.object({
  recus: compte,
  crees: compte,
  modifies: compte,
  inchanges: compte,
  retires: compte,
  restaures: compte,
  rejetes: compte,
  avertissements: compte,
});

export const importationSchema = z.object({
  id: z.number().int(),
  systeme: systemeSchema,
  flux: z.object({ id: z.number().int(), nom: z.string() }),
  etat: etatSchema,
  /** Counted and compared, never applied. */
  aBlanc: z.boolean(),
  /** It wrote into the catalogue: what it counts was done, or a part of it where it was stopped on the way. */
  entame: z.boolean(),
  mode: z.enum(['complet', 'differentiel']),
  compteurs: compteursSchema,
  /** Objets of the feed before the run. */
  avant: compte,
  /** Why it stopped or what it waits for, in French. */
  motif: z.string(),
  debutLe: z.iso.datetime(),
  finLe: z.iso.datetime().nullable(),
  demandePar: z.string().nullable(),
  tache: z.number().int().nullable(),
  annuleeLe: z.iso.datetime().nullable(),
  annuleePar: z.string().nullable(),
  /** What the reader may do with it now. */
  annulable: z.boolean(),
  /** Since when the state of objets before it is no longer kept: it cannot be taken back any more. */
  detailsEffacesLe: z.iso.datetime().nullable(),
});
export type Importation = z.output<typeof importationSchema>;

export const listImportations = defineEndpoint({
  method: 'GET',
  path: '/api/administration/imports',
  summary: 'Les imports, du plus récent au plus ancien',
  access: gestionnaires,
  query: z.strictObject({
    ...pageQuery,
    systeme: z.exactOptional(systemeSchema),
    flux: z.exactOptional(z.coerce.number().int().positive()),
    etat: z.exactOptional(etatSchema),
  }),
  response: z.object({ items: z.array(importationSchema), total: z.number().int() }),
});

const groupeSchema = z.object({
  message: z.string(),
  nombre: z.number().int(),
  /** A few of them: which record, where, which value. */
  exemples: z.array(z.object({ identifiant: z.string().nullable(), position: z.string(), valeur: z.string() })),
});

/** Warnings of one cause in one field, of whatever rank in its list. */
const avertissementsSchema = groupeSchema.extend({ champ: z.string() });

export const getImportation = defineEndpoint({
  method: 'GET',
  path: '/api/administration/imports/:id',
  summary: 'Le rapport d’un import',
  access: gestionnaires,
  params: importationParams,
  response: importationSchema.extend({
    /** Rejections and warnings by cause, the most frequent first. */
    rejets: z.array(groupeSchema),
    avertissements: z.array(avertissementsSchema),
    /** Those that somebody chose to ignore for this feed; `compteurs.avertissements` leaves them out. */
    ignores: z.array(avertissementsSchema.extend({ ignoreLe: z.iso.datetime(), ignorePar: z.string().nullable() })),
    avertissementsIgnores: compte,
    /** Of a way back: objets that it left alone, because another import changed them since. */
    laisses: compte,
    /** The run that this one takes back. */
    annulationDe: z.number().int().nullable(),
    /** The answers of the source that are still kept. */
    pages: z.array(
      z.object({ cle: z.string(), objet: z.string(), nombre: z.number().int(), taille: z.number().int() }),
    ),
    /** The run before it, on the same feed, to compare with. */
    precedente: z.number().int().nullable(),
  }),
});

export const listChangements = defineEndpoint({
  method: 'GET',
  path: '/api/administration/imports/:id/objets',
  summary: 'Ce qu’un import a changé, objet par objet',
  access: gestionnaires,
  params: importationParams,
  query: z.strictObject({
    ...pageQuery,
    action: z.exactOptional(actionSchema),
    q: z.string().trim().max(200).default(''),
  }),
  response: z.object({
    items: z.array(
      z.object({
        identifiant: z.string(),
        nom: z.string(),
        action: actionSchema,
        /** None in a dry run, for a record that does not exist yet. */
        objet: z.number().int().nullable(),
      }),
    ),
    total: z.number().int(),
  }),
});

export const getChangement = defineEndpoint({
  method: 'GET',
  path: '/api/administration/imports/:id/objets/:identifiant',
  summary: 'Avant et après d’un objet dans un import',
  access: gestionnaires,
  params: z.strictObject({ id: idSchema, identifiant: z.string().min(1).max(200) }),
  response: z.object({ action: actionSchema, nom: z.string(), differences: z.array(differenceSchema) }),
});
