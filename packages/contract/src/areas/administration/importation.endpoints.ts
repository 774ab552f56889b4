import { z } from 'zod';
import { SYSTEMES } from '../../catalogue/systeme.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { idSchema } from '../../kernel/schemas.ts';
import { gestionnaires } from '../roles.ts';
import { ACTIONS_IMPORTATION, ETATS_IMPORTATION } from './importation.rules.ts';

const params = z.strictObject({ id: idSchema });
const systemeSchema = z.enum(SYSTEMES.map(({ value }) => value));
const etatSchema = z.enum(ETATS_IMPORTATION.map(({ value }) => value));
const actionSchema = z.enum(ACTIONS_IMPORTATION.map(({ value }) => value));
const page = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  itemsPerPage: z.coerce.number().int().min(1).max(200).default(50),
};

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
    ...page,
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
  params,
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
    precedente: z.object({ id: z.number().int(), compteurs: compteursSchema, debutLe: z.iso.datetime() }).nullable(),
  }),
});

export const listChangements = defineEndpoint({
  method: 'GET',
  path: '/api/administration/imports/:id/objets',
  summary: 'Ce qu’un import a changé, objet par objet',
  access: gestionnaires,
  params,
  query: z.strictObject({ ...page, action: z.exactOptional(actionSchema), q: z.string().trim().max(200).default('') }),
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

export const differenceSchema = z.object({
  chemin: z.string(),
  avant: z.string().nullable(),
  apres: z.string().nullable(),
});
export type Difference = z.output<typeof differenceSchema>;

export const getChangement = defineEndpoint({
  method: 'GET',
  path: '/api/administration/imports/:id/objets/:identifiant',
  summary: 'Avant et après d’un objet dans un import',
  access: gestionnaires,
  params: z.strictObject({ id: idSchema, identifiant: z.string().min(1).max(200) }),
  response: z.object({ action: actionSchema, nom: z.string(), differences: z.array(differenceSchema) }),
});

export const listRejets = defineEndpoint({
  method: 'GET',
  path: '/api/administration/imports/:id/rejets',
  summary: 'Les fiches rejetées par un import',
  access: gestionnaires,
  params,
  query: z.strictObject(page),
  response: z.object({
    items: z.array(
      z.object({
        identifiant: z.string().nullable(),
        position: z.string(),
        chemin: z.string(),
        motif: z.string(),
        extrait: z.string(),
      }),
    ),
    total: z.number().int(),
  }),
});

export const listLaisses = defineEndpoint({
  method: 'GET',
  path: '/api/administration/imports/:id/laisses',
  summary: 'Les objets qu’un retour en arrière a laissés, parce qu’un autre import les a changés depuis',
  access: gestionnaires,
  params,
  query: z.strictObject(page),
  response: z.object({
    items: z.array(
      z.object({
        objet: z.number().int(),
        identifiant: z.string(),
        nom: z.string(),
        /** The import that changed it since. */
        par: z.number().int(),
      }),
    ),
    total: z.number().int(),
  }),
});

export const exportRejets = defineEndpoint({
  method: 'GET',
  path: '/api/administration/imports/:id/rejets/export',
  summary: 'Télécharger les fiches rejetées (CSV)',
  access: gestionnaires,
  params,
  answersFile: true,
  response: z.unknown(),
});

export const getBrut = defineEndpoint({
  method: 'GET',
  path: '/api/administration/imports/:id/pages/:cle',
  summary: 'Télécharger une réponse de la source, telle que reçue',
  access: gestionnaires,
  params: z.strictObject({ id: idSchema, cle: z.string().regex(/^[a-z0-9-]{1,60}$/) }),
  answersFile: true,
  response: z.unknown(),
});

const lance = z.object({ importation: z.number().int(), tache: z.number().int() });

function act(action: string, summary: string) {
  return defineEndpoint({
    method: 'POST',
    path: `/api/administration/imports/:id/${action}`,
    summary,
    access: gestionnaires,
    params,
    response: lance,
  });
}

/** Applies a run that waits for a person's word. */
export const confirmerImportation = act('confirmer', 'Appliquer un import en attente d’accord');
/** Gives up a run that waits, or that is under way. */
export const abandonnerImportation = act('abandonner', 'Abandonner un import');
/** Gives every objet back the state that it had before the run. */
export const annulerImportation = act('annuler', 'Annuler un import\u00a0: rétablir l’état d’avant');
export const relancerImportation = act('relancer', 'Relancer un import');

function sort(action: string, summary: string) {
  return defineEndpoint({
    method: 'POST',
    path: `/api/administration/imports/:id/avertissements/${action}`,
    summary,
    access: gestionnaires,
    params,
    body: z.strictObject({ message: z.string().min(1).max(2_000), champ: z.string().max(500) }),
    response: z.null(),
  });
}

/** For the feed of the run: the same cause in the same field is no longer counted in any of its reports. */
export const ignorerAvertissement = sort('ignorer', 'Ne plus compter un avertissement dans les rapports d’un flux');
export const retablirAvertissement = sort('retablir', 'Compter de nouveau un avertissement ignoré');

export const TYPES_AVIS = [
  { value: 'modalite-disparue', label: 'Modalité disparue' },
  { value: 'critere-disparu', label: 'Critère disparu' },
  { value: 'type-nouveau', label: 'Type non relié' },
  { value: 'champ-renomme', label: 'Champ renommé' },
  { value: 'champ-disparu', label: 'Champ disparu' },
] as const;

export const avisSchema = z.object({
  id: z.number().int(),
  type: z.enum(TYPES_AVIS.map(({ value }) => value)),
  systeme: systemeSchema,
  flux: z.object({ id: z.number().int(), nom: z.string() }),
  importation: z.number().int().nullable(),
  texte: z.string(),
  /** The record of the vocabulary or the mapping that it is about. */
  cible: z.object({ ressource: z.string(), id: z.number().int() }).nullable(),
  /** Who uses it, by kind. */
  usages: z.array(z.object({ ressource: z.string(), libelle: z.string(), nombre: z.number().int() })),
  details: z.record(z.string(), z.unknown()),
  le: z.iso.datetime(),
});
export type Avis = z.output<typeof avisSchema>;

export const listAvis = defineEndpoint({
  method: 'GET',
  path: '/api/administration/avis',
  summary: 'Ce que les imports signalent\u00a0: valeurs disparues, champs renommés, types non reliés',
  access: gestionnaires,
  response: z.object({ items: z.array(avisSchema) }),
});

export const traiterAvis = defineEndpoint({
  method: 'POST',
  path: '/api/administration/avis/:id/traiter',
  summary: 'Marquer un avis comme traité, ou relier le champ renommé',
  access: gestionnaires,
  params,
  /** `relier`: of a renamed field, the mapping follows the new name. */
  body: z.strictObject({ action: z.enum(['ignorer', 'relier']) }),
  response: z.null(),
});
