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

/** How many days around a day are looked at: nothing is said of an objet whose days are older, or further away. */
const YEAR = 365;

/**
 * The days without opening that a day is one of, up to the eve of the next opening; `au` is null where none is known. Null where the objet
 * is open that day, or where nobody knows its days.
 */
export function closureOf(ouverture: Ouverture, jour: string): { readonly au: string | null } | null {
  const today = numeroOf(jour);
  if (today === null) return null;
  if (ouverture.fermeTemporairement) return { au: null };
  const open = openPlages(ouverture, { du: today - YEAR, au: today + YEAR });
  if (open.length === 0 || open.some(({ du, au }) => du <= today && today <= au)) return null;
  const next = open.find(({ du }) => du > today);
  return { au: next === undefined ? null : textOf(next.du - 1) };
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
