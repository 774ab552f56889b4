import type { Ensemble } from '@bridge/contract';
import type { Writing } from '../write/writing.ts';

/** Handles several records in order: a refused one leaves no trace, and says why. */
export async function attemptEach(
  writing: Writing,
  ids: readonly number[],
  work: (id: number) => Promise<void>,
): Promise<Ensemble> {
  const asked = [...new Set(ids)].sort((one, other) => one - other);
  const refus: Ensemble['refus'] = [];
  for (const id of asked) {
    const refused = await writing.attempt(() => work(id));
    if (refused !== null) refus.push({ id, motif: refused.details.errors?.[0]?.message ?? refused.message });
  }
  return { nombre: asked.length - refus.length, refus };
}
