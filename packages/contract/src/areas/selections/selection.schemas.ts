import { z } from 'zod';
import { ownerOfDraftSchema } from '../../kernel/fields/schemas.ts';
import { selection } from './selection.resource.ts';

const { mode, regles, inclusions, exclusions, tri, limite, dedoublonnage } = selection.fields;

/** The fields that decide the objets of a sélection, saved or not: previews send them at each change. */
export const brouillonDeSelectionSchema = z.strictObject({
  mode: mode.schema,
  regles: regles.schema,
  inclusions: inclusions.schema,
  exclusions: exclusions.schema,
  tri: tri.schema,
  limite: limite.schema,
  dedoublonnage: dedoublonnage.schema,
  entiteId: ownerOfDraftSchema,
});
export type BrouillonDeSelection = z.output<typeof brouillonDeSelectionSchema>;

/** The same fields, as rules are tried or saved. */
export const brouillonEssayeSchema = brouillonDeSelectionSchema.extend({ regles: regles.input });
