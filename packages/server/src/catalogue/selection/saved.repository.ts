import { type BrouillonDeSelection, brouillonDeSelectionSchema, SANS_REGLE } from '@bridge/contract';
import type { Db } from '../../schema.ts';

/** All published objets, when no sélection is named. */
export const TOUT_LE_CATALOGUE: BrouillonDeSelection = brouillonDeSelectionSchema.parse({
  ...{ mode: 'dynamique', regles: SANS_REGLE, inclusions: [], exclusions: [] },
  ...{ tri: null, limite: null, dedoublonnage: null },
});

export interface SelectionEnregistree {
  readonly id: number;
  readonly version: number;
  readonly entiteId: number | null;
  readonly brouillon: BrouillonDeSelection;
}

/**
 * A saved sélection, whoever may use it. A sélection in the trash keeps its meaning for records that refer to it. Read
 * in the transaction that evaluates it, an answer is of one version.
 */
export async function savedSelection(db: Db, id: number): Promise<SelectionEnregistree | undefined> {
  const row = await db
    .selectFrom('selections')
    .select(['version', 'entite_id', 'mode', 'regles', 'inclusions', 'exclusions', 'tri', 'limite', 'dedoublonnage'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { version, entite_id, ...brouillon } = row;
  return { id, version, entiteId: entite_id, brouillon: brouillonDeSelectionSchema.parse(brouillon) };
}
