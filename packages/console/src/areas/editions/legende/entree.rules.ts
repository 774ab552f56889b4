import { cibleDEntreeSchema, type EntreeDeLegende, entreesDeLegende, MOST_ENTREES } from '@bridge/contract';
import { entriesIn } from '../../../resource/values/read.ts';

/** Those that lack nothing: what is being written is neither drawn nor sent. */
export const completes = (entrees: readonly unknown[]): readonly unknown[] =>
  entrees.filter((one) => entreesDeLegende.itemSchema.safeParse(one).success);

/** What the entries stand for, complete or not. */
export const ciblesDe = (entrees: readonly unknown[]) =>
  entrees.flatMap((one) => cibleDEntreeSchema.safeParse(entriesIn(one).cible).data ?? []).slice(0, MOST_ENTREES);

/** Proposals after what is there, as many as there is room for: what is explained already stays as it is. */
export function ajoutees(entrees: readonly unknown[], proposed: readonly EntreeDeLegende[]): readonly unknown[] {
  const known = new Set(ciblesDe(entrees).map(({ ref, id }) => `${ref} ${id}`));
  const news = proposed.filter(({ cible }) => cible !== null && !known.has(`${cible.ref} ${cible.id}`));
  return [...entrees, ...news.slice(0, placesLibres(entrees))];
}

export const placesLibres = (entrees: readonly unknown[]) => Math.max(MOST_ENTREES - entrees.length, 0);
