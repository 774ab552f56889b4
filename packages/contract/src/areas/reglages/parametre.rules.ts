import { type CleParametre, type Parametres, parametresSchema } from './parametre.schemas.ts';

/** The parameters whose value differs, in the order of their declaration. */
export function changedParametres(before: Parametres, after: Partial<Parametres>): CleParametre[] {
  // Object.keys forgets that the keys are those of the schema.
  const cles = Object.keys(parametresSchema.shape) as CleParametre[];
  return cles.filter((cle) => cle in after && !isSameValue(before[cle], after[cle]));
}

/** Whether two values of JSON say the same. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, sorted(item)]));
}
