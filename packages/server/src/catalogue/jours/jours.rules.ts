import type { Ouverture } from '@bridge/contract';
import { type JourNumero, numeroOf, partsOf, textOf } from '@bridge/contract';
import { ferieOf, isFerie } from './feries.rules.ts';
import { plagesOf } from './periode.rules.ts';
import { merged, type Plage, without } from './plage.rules.ts';

/** Civil days that follow one another, both ends included. */
export interface PlageCivile {
  readonly du: string;
  readonly au: string;
}

/** The days on which an objet is open or takes place inside a window: sorted, and apart from one another. */
export function openDays(ouverture: Ouverture, window: PlageCivile): readonly PlageCivile[] {
  const du = numeroOf(window.du);
  const au = numeroOf(window.au);
  if (du === null || au === null || du > au) return [];
  return openPlages(ouverture, { du, au }).map((plage) => {
    const first = textOf(plage.du);
    // Long lists are of single days, whose text is made once.
    return { du: first, au: plage.au === plage.du ? first : textOf(plage.au) };
  });
}

/** The same, in numbers. */
export function openPlages(ouverture: Ouverture, window: Plage): readonly Plage[] {
  const { periodes, touteLAnnee, fermeTemporairement } = ouverture;
  if (fermeTemporairement) return [];
  // Periods say more than « all year round »: they have the days of the week.
  if (periodes.length === 0 && !touteLAnnee) return [];
  const plages = periodes.length === 0 ? [window] : periodes.flatMap((periode) => plagesOf(periode, window));
  return without(merged(plages), closedDays(ouverture.fermetures, window));
}

/** How many days ahead an opening is looked for. */
const YEAR = 365;

/**
 * The first open day of an objet, that day included. Null where none is known: most often, its next season was not entered yet, so that
 * nothing says that it is closed.
 */
export function nextOpenDay(ouverture: Ouverture, jour: string): string | null {
  const today = numeroOf(jour);
  const [next] = today === null ? [] : openPlages(ouverture, { du: today, au: today + YEAR });
  return next === undefined ? null : textOf(next.du);
}

/** The days without opening, sorted. */
export function closedDays(fermetures: Ouverture['fermetures'], window: Plage): readonly JourNumero[] {
  if (fermetures.length === 0) return [];
  const jours = new Set<JourNumero>();
  for (const fermeture of fermetures) {
    if (isFerie(fermeture)) {
      const last = partsOf(window.au).year;
      for (let year = partsOf(window.du).year; year <= last; year++) jours.add(ferieOf(fermeture, year));
    } else {
      const jour = numeroOf(fermeture);
      if (jour !== null) jours.add(jour);
    }
  }
  return [...jours].sort((a, b) => a - b);
}
