import type { Clock } from '../platform/clock.ts';
import type { Db } from '../schema.ts';
import { preparationEnCours } from './contenu/contenu.repository.ts';

/** Milliseconds for which an answer of the database holds, however many visitors ask. */
const PAUSE = 1_000;

/** Tells whether the demonstration is still being made; after the first no, the database is not asked again. */
export function watchPreparation({ db, clock }: { readonly db: Db; readonly clock: Clock }): () => Promise<boolean> {
  let askedAt = Number.NEGATIVE_INFINITY;
  let answer = Promise.resolve(true);
  let isOver = false;
  return async () => {
    if (isOver) return false;
    const now = clock.now().getTime();
    if (now - askedAt >= PAUSE) {
      askedAt = now;
      answer = preparationEnCours(db).then((preparation) => preparation !== null);
    }
    isOver = !(await answer);
    return !isOver;
  };
}
