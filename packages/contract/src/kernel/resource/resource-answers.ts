import { z } from 'zod';
import { idSchema, versionSchema } from '../fields/schemas.ts';
import { phraseSchema } from '../words/phrase.ts';

/** The answers of every resource's calls, besides its own fields. */

/** The fields of every record. */
export const identified = {
  id: idSchema,
  version: versionSchema,
  /** False for a record that another entity shares: it can be read and copied, not changed. */
  modifiable: z.boolean().optional(),
};

/** Names of the records that a page refers to: `{ entite: { 3: 'Office du Val' } }`. */
export const namesSchema = z.record(z.string(), z.record(z.string(), z.string()));
export type Names = z.output<typeof namesSchema>;

const personSchema = z.object({ id: z.number(), nom: z.string() });
/** The real author: another person, or a part of Bridge, which has no account. */
const acteurSchema = z.object({ id: z.number().nullable(), nom: z.string() });

const HISTORY_ACTIONS = [
  'creer',
  'modifier',
  'dupliquer',
  'archiver',
  'desarchiver',
  'supprimer',
  'restaurer',
  'retablir',
  'fusionner',
] as const;

export const historyEntrySchema = z.object({
  numero: z.number().int(),
  le: z.iso.datetime(),
  action: z.enum(HISTORY_ACTIONS),
  /** The person in whose name, and the real author if another. */
  par: personSchema.nullable(),
  acteur: acteurSchema.nullable(),
  changements: z.array(z.object({ champ: z.string(), avant: z.unknown(), apres: z.unknown() })),
});
export type HistoryEntry = z.output<typeof historyEntrySchema>;

export const usageSchema = z.object({
  ressource: z.string(),
  /** The kind of record that uses it, « Liste », « Sélection », and through which field. */
  nature: phraseSchema,
  champ: z.string(),
  id: z.number(),
  titre: z.string(),
  /** The page that opens it, or null when the reader may not. */
  chemin: z.string().nullable(),
});
export type Usage = z.output<typeof usageSchema>;

export const usagesSchema = z.object({
  items: z.array(usageSchema),
  /** How many more are in entities that the reader does not see. */
  ailleurs: z.number().int(),
});

/** The data of « modified meanwhile »: the record now, and as it was at the version of the change. */
export const conflictSchema = z.object({
  current: z.looseObject(identified),
  base: z.looseObject(identified).nullable(),
});
export type Conflict = z.output<typeof conflictSchema>;

/** The data of « still in use ». */
export const inUseSchema = usagesSchema;

/** The most records of a bulk action. */
export const LARGEST_BULK = 500;

export const bulkResultSchema = z.object({
  dryRun: z.boolean(),
  done: z.number().int(),
  refused: z.number().int(),
  results: z.array(
    z.object({
      id: z.number(),
      titre: z.string(),
      ok: z.boolean(),
      message: phraseSchema.nullable(),
      /** The first usages of a record, for a person who archives or throws it away. */
      usages: usagesSchema.optional(),
    }),
  ),
});
export type BulkResult = z.output<typeof bulkResultSchema>;

/** The result of an action on several records: how many, and those left as they are, with the reason. */
export const ensembleSchema = z.object({
  nombre: z.number().int(),
  refus: z.array(z.object({ id: z.number().int(), motif: phraseSchema })),
});
export type Ensemble = z.output<typeof ensembleSchema>;

/** Lines of a file that are read at once. */
export const LARGEST_IMPORT = 500;

export const importResultSchema = z.object({
  dryRun: z.boolean(),
  created: z.number().int(),
  changed: z.number().int(),
  refused: z.number().int(),
  results: z.array(
    z.object({ ligne: z.number().int(), titre: z.string(), ok: z.boolean(), message: phraseSchema.nullable() }),
  ),
});
export type ImportResult = z.output<typeof importResultSchema>;

/** The most rows of an export: a longer list must be filtered. */
export const LARGEST_EXPORT = 50_000;
