import { type Calendrier, civilDay, instantOf, prochainesDates, type Validite } from '@bridge/contract';
import { nextTime } from '../../../platform/jobs/schedule.rules.ts';

/** What decides when a planification appears. */
export interface Rythme {
  readonly calendrier: Calendrier;
  readonly validite: Validite | null;
}

/** The next time of a planification after a moment: what the console shows is what runs. */
export function prochaineParution({ calendrier, validite }: Rythme, after: Date): Date | null {
  if (calendrier.genre !== 'cron')
    return prochainesDates(calendrier, { depuis: after, nombre: 1, validite })[0] ?? null;
  const du = validite?.du ?? null;
  const isToCome = du !== null && du > civilDay(after);
  // A first day begins at midnight, which counts: dates are looked for after the moment before it.
  const next = nextTime(calendrier.expression, isToCome ? new Date(instantOf(du, '00:00').getTime() - 1) : after);
  return next !== null && civilDay(next) <= (validite?.au ?? '9999') ? next : null;
}

/** Names a rhythm: another one starts anew. */
export const rythmeEnTexte = ({ calendrier, validite }: Rythme): string => JSON.stringify([calendrier, validite]);
