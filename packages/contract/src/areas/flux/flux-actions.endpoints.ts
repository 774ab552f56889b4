import { z } from 'zod';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { phraseSchema } from '../../kernel/words/phrase.ts';
import { lancementSchema } from './flux.endpoints.ts';
import { importApidae, importDatatourisme, importLei, type importTourinsoft } from './import.access.ts';

const params = z.strictObject({ id: idSchema });

const apercuFicheSchema = z.object({
  /** Why there is nothing to show and what to do, in French; else empty. */
  message: phraseSchema,
  fiches: z.array(
    z.object({
      /** The id of the record, or an empty text. */
      identifiant: z.string(),
      nom: z.string(),
      /** The position of the record in the answer. */
      position: z.string(),
      /** The record as received. */
      brut: z.string(),
      format: z.enum(['json', 'xml']),
      /** Whether only the beginning of a long record is shown. */
      coupe: z.boolean(),
      /** The document of the catalogue, value by value. */
      apres: z.array(z.object({ chemin: z.string(), valeur: z.string() })),
      avertissements: z.array(z.object({ chemin: z.string(), message: phraseSchema, valeur: z.string().optional() })),
      /** Why the record would not enter the catalogue. */
      rejet: z.string().nullable(),
    }),
  ),
});
export type ApercuFiche = z.output<typeof apercuFicheSchema>;

/** What an import would make of one or a few records: each as received, beside its document. */
function apercuCall(path: string, access: typeof importTourinsoft) {
  return defineEndpoint({
    method: 'POST',
    path: `/api${path}/:id/apercu`,
    summary: 'Aperçu d’une fiche d’un flux, telle que reçue et telle que le catalogue la garderait',
    access,
    params,
    body: z.strictObject({ identifiant: z.exactOptional(z.string().trim().min(1).max(100)) }),
    response: apercuFicheSchema,
  });
}

/** Tourinsoft is absent: its fields go through a mapping, which has a preview of its own. */
export const apercuFiche = {
  lei: apercuCall('/administration/lei', importLei),
  apidae: apercuCall('/administration/apidae', importApidae),
  datatourisme: apercuCall('/administration/datatourisme', importDatatourisme),
} as const;

/** Reads the types, criteria and values of LEI with their labels into the vocabulary, as a job since it is slow. */
export const readNomenclature = defineEndpoint({
  method: 'POST',
  path: '/api/administration/lei/:id/nomenclature',
  summary: 'Lire la nomenclature LEI\u00a0: types, critères et modalités',
  access: importLei,
  params,
  response: z.object({ tache: z.number().int() }),
});

const selectionApidaeSchema = z.object({
  id: z.number().int(),
  nom: z.string(),
  /** The number of its objects, or null when Apidae did not tell it. */
  nombre: z.number().int().nullable(),
  /** The word of the catalogue that its objets have, or null before an import brought some. */
  modalite: z.number().int().nullable(),
  /** The sélections of Bridge that ask for that word, among those that the reader sees. */
  liees: z.array(z.object({ id: z.number().int(), nom: z.string() })),
});
export type SelectionApidae = z.output<typeof selectionApidaeSchema>;

export const listSelectionsApidae = defineEndpoint({
  method: 'POST',
  path: '/api/administration/apidae/:id/selections',
  summary: 'Les sélections du projet Apidae, et celles que le flux importe',
  access: importApidae,
  params,
  response: z.object({
    selections: z.array(selectionApidaeSchema),
    /** The origin of the answer, or why it could not be read, in French. */
    message: phraseSchema,
  }),
});

const critereApidaeSchema = z.object({ id: z.number().int(), nom: z.string() });
export type CritereApidae = z.output<typeof critereApidaeSchema>;

export const listCriteresApidae = defineEndpoint({
  method: 'POST',
  path: '/api/administration/apidae/:id/criteres-internes',
  summary: 'Les critères internes du projet Apidae, parmi lesquels le flux choisit',
  access: importApidae,
  params,
  response: z.object({
    criteres: z.array(critereApidaeSchema),
    /** The origin of the answer, or why it could not be read, in French. */
    message: phraseSchema,
  }),
});

/** Reads everything anew, and removes objets that do not come, within the threshold of the feed. */
export const resetApidae = defineEndpoint({
  method: 'POST',
  path: '/api/administration/apidae/:id/reinitialiser',
  summary: 'Forcer la réinitialisation d’un flux Apidae',
  access: importApidae,
  params,
  response: z.object({
    /** Null when the next announced export will do it. */
    lancement: lancementSchema.nullable(),
  }),
});

/** Cancels the reset: the next announced export is read as what it is. */
export const dropReinitialisation = defineEndpoint({
  method: 'DELETE',
  path: '/api/administration/apidae/:id/reinitialiser',
  summary: 'Renoncer à la réinitialisation attendue d’un flux Apidae',
  access: importApidae,
  params,
  response: z.null(),
});

/** Reads the last received export again, from the server's copy. */
export const rereadExport = defineEndpoint({
  method: 'POST',
  path: '/api/administration/apidae/:id/relire',
  summary: 'Relire le dernier export reçu d’Apidae',
  access: importApidae,
  params,
  response: lancementSchema,
});
