import { type Calendrier, civilDayIn, instantDe, PARIS, prochainesDates, type Validite } from '@bridge/contract';
import { nextTime } from '../../../platform/jobs/schedule.rules.ts';

/** The facts that decide when a planification appears. */
export interface Rythme {
  readonly calendrier: Calendrier;
  readonly validite: Validite | null;
  /** The time zone of its hours. */
  readonly fuseau: string;
}

/** The next time of a planification after a moment; the console and the scheduler use the same function. */
export function prochaineParution({ calendrier, validite, fuseau }: Rythme, after: Date): Date | null {
  if (calendrier.genre !== 'cron')
    return prochainesDates(calendrier, { depuis: after, nombre: 1, validite, fuseau })[0] ?? null;
  const du = validite?.du ?? null;
  const isToCome = du !== null && du > civilDayIn(fuseau, after);
  // A first day begins at midnight, which counts: the search starts the moment before.
  const from = isToCome ? new Date(instantDe(fuseau, du, '00:00').getTime() - 1) : after;
  const next = nextTime(calendrier.expression, from, fuseau);
  return next !== null && civilDayIn(fuseau, next) <= (validite?.au ?? '9999') ? next : null;
}

/** The name of a rhythm: a planification with another rhythm starts anew. */
export const rythmeEnTexte = ({ calendrier, validite, fuseau }: Rythme): string =>
  // Rhythms in Paris time keep their former names, so that none starts anew.
  JSON.stringify([calendrier, validite, ...(fuseau === PARIS ? [] : [fuseau])]);
