import { z } from 'zod';
import { champDecouvertSchema, ligneSchema } from '../../catalogue/correspondance/correspondance.schemas.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { phraseSchema } from '../../kernel/words/phrase.ts';
import { gestionnaires } from '../roles.ts';
import { importApidae, importDatatourisme, importLei, importTourinsoft } from './import.access.ts';

const params = z.strictObject({ id: idSchema });

const identifiantPossibleSchema = z.object({ champ: z.string(), exemples: z.array(z.string()) });
export type IdentifiantPossible = z.output<typeof identifiantPossibleSchema>;

/** The answer of a feed asked for a few records, without any change to the catalogue. */
export const essaiSchema = z.object({
  reussi: z.boolean(),
  /** What happened and what to do. */
  message: phraseSchema,
  /** The number of records of the whole feed, if the source tells it. */
  total: z.number().int().nullable(),
  /** Among the records read, how many were understood and how many refused. */
  lus: z.number().int(),
  rejetes: z.number().int(),
  exemples: z.array(z.object({ identifiant: z.string(), nom: z.string(), type: z.string(), commune: z.string() })),
  /** Where each stood in the answer, and its id where it has one. */
  rejets: z.array(z.object({ position: z.string(), identifiant: z.string().nullable(), motif: phraseSchema })),
  /** The fields that could identify its records, when they have no id. */
  identifiants: z.array(identifiantPossibleSchema),
  /** Whether its records are read while their fields are not mapped yet. */
  aRelier: z.boolean(),
  /** The duration in milliseconds. */
  duree: z.number().int(),
});
export type Essai = z.output<typeof essaiSchema>;

/** An import that was asked for, and the task that runs it. */
export const lancementSchema = z.object({ importation: z.number().int(), tache: z.number().int() });

/** The calls that the feeds of all systems have, with the access of each system. */
function fluxCalls(path: string, access: typeof importTourinsoft) {
  return {
    tester: defineEndpoint({
      method: 'POST',
      path: `/api${path}/:id/tester`,
      summary: 'Interroger la source d’un flux, sans rien importer',
      access,
      params,
      response: essaiSchema,
    }),
    importer: defineEndpoint({
      method: 'POST',
      path: `/api${path}/:id/importer`,
      summary: 'Importer un flux maintenant, ou à blanc',
      access,
      params,
      body: z.strictObject({ aBlanc: z.boolean() }),
      response: lancementSchema,
    }),
  };
}

export const fluxCallsBySystem = {
  tourinsoft: fluxCalls('/administration/tourinsoft-v3/flux', importTourinsoft),
  lei: fluxCalls('/administration/lei', importLei),
  apidae: fluxCalls('/administration/apidae', importApidae),
  datatourisme: fluxCalls('/administration/datatourisme', importDatatourisme),
} as const;

/** Simulates an export announced by Apidae: the ZIP at an address, or one that was put down. */
export const simulateNotification = defineEndpoint({
  method: 'POST',
  path: '/api/administration/apidae/:id/notification',
  summary: 'Simuler la notification d’un export Apidae',
  access: importApidae,
  params,
  body: z.strictObject({
    urlRecuperation: z.url({ protocol: /^https?$/ }),
    reinitialisation: z.boolean(),
  }),
  response: lancementSchema,
});

const suggestionSchema = z.object({
  ligne: ligneSchema,
  /** The confidence, from 0 to 1. */
  confiance: z.number(),
  raison: phraseSchema,
});
export type Suggestion = z.output<typeof suggestionSchema>;

const comparaisonSchema = z.object({
  nouveaux: z.array(z.string()),
  disparus: z.array(z.string()),
  renommes: z.array(z.object({ avant: z.string(), apres: z.string() })),
});

/** Reads the structure of a feed, suggests a mapping, saves it as a new correspondance and gives it to the feed. */
export const prepareCorrespondance = defineEndpoint({
  method: 'POST',
  path: '/api/administration/tourinsoft-v3/flux/:id/correspondance',
  summary: 'Préparer la correspondance d’un flux Tourinsoft à partir de ses champs',
  access: importTourinsoft,
  params,
  response: z.object({ id: z.number().int(), champs: z.number().int(), relies: z.number().int() }),
});

/** Reads the fields again as they are today; the mapping does not change. */
export const rereadStructure = defineEndpoint({
  method: 'POST',
  path: '/api/administration/tourinsoft-v3/mapping/:id/structure',
  summary: 'Relire les champs d’un flux et suggérer les lignes qui manquent',
  access: importTourinsoft,
  params,
  body: z.strictObject({ flux: z.number().int().positive() }),
  response: z.object({
    structure: z.array(champDecouvertSchema),
    comparaison: comparaisonSchema,
    suggestions: z.array(suggestionSchema),
  }),
});

/** Suggestions for the fields that no line reads, from known facts: no feed is asked. */
export const suggestLignes = defineEndpoint({
  method: 'GET',
  path: '/api/administration/tourinsoft-v3/mapping/:id/suggestions',
  summary: 'Ce qui est suggéré pour les champs d’une correspondance qui ne sont pas reliés',
  access: importTourinsoft,
  params,
  response: z.object({ suggestions: z.array(suggestionSchema) }),
});

const apercuSchema = z.object({
  objets: z.array(
    z.object({
      identifiant: z.string(),
      nom: z.string(),
      /** The values of the source, by field. */
      avant: z.record(z.string(), z.string()),
      /** The values that the catalogue will keep, by target. */
      apres: z.array(z.object({ cible: z.string(), libelle: z.string(), valeur: z.string() })),
      avertissements: z.array(z.object({ chemin: z.string(), message: phraseSchema, valeur: z.string().optional() })),
      /** Why the record would not enter the catalogue. */
      rejet: z.string().nullable(),
    }),
  ),
  /** Share of the records that have a value, by target. */
  remplissage: z.array(z.object({ cible: z.string(), libelle: z.string(), taux: z.number() })),
  nonRelies: z.array(z.string()),
  valeursInconnues: z.array(z.object({ champ: z.string(), valeurs: z.array(z.string()) })),
});
export type Apercu = z.output<typeof apercuSchema>;

/** What unsaved lines would make of twenty real records, by the code of the import. */
export const apercuCorrespondance = defineEndpoint({
  method: 'POST',
  path: '/api/administration/tourinsoft-v3/mapping/apercu',
  summary: 'Aperçu avant et après d’une correspondance sur vingt fiches réelles',
  access: importTourinsoft,
  body: z.strictObject({ flux: z.number().int().positive(), lignes: z.array(ligneSchema).max(2_000) }),
  response: apercuSchema,
});

const depotSchema = z.object({ nom: z.string(), taille: z.number().int(), le: z.iso.datetime(), dossier: z.boolean() });
export type Depot = z.output<typeof depotSchema>;

/** The files and folders that feeds may read: those put down here, and those in the folder of feeds. */
export const listDepots = defineEndpoint({
  method: 'GET',
  path: '/api/administration/depots/lisibles',
  summary: 'Fichiers et dossiers que les flux peuvent lire',
  access: gestionnaires,
  response: z.object({ items: z.array(depotSchema) }),
});

/** The largest file that may be put down, in bytes. */
export const LARGEST_DEPOT = 1_000_000_000;

export const uploadDepot = defineEndpoint({
  method: 'POST',
  path: '/api/administration/depots/fichiers',
  summary: 'Déposer un fichier de flux',
  access: gestionnaires,
  query: z.strictObject({ nom: z.string().trim().min(1).max(120) }),
  acceptsFile: true,
  response: depotSchema,
});

/** Removes a file; one that a feed names is removed only when the person confirms. */
export const removeDepot = defineEndpoint({
  method: 'POST',
  path: '/api/administration/depots/:id/supprimer',
  summary: 'Supprimer un fichier déposé',
  access: gestionnaires,
  params,
  body: z.strictObject({ malgreLesFlux: z.boolean() }),
  response: z.null(),
});

/** The room that the files of the person's entity take of its quota, or null without a limit. */
export const placeDesDepots = defineEndpoint({
  method: 'GET',
  path: '/api/administration/depots/place',
  summary: 'La place que prennent les fichiers déposés, et le quota',
  access: gestionnaires,
  response: z.object({ poids: z.number(), octets: z.number() }).nullable(),
});
