import {
  daysInMonth,
  JOURS,
  type Jour,
  type JourNumero,
  numeroFrom,
  numeroOf,
  type Periode,
  partsOf,
  rangDansSemaine,
} from '@bridge/contract';
import type { Plage } from './plage.rules.ts';

/** A bit for each day of the week, Monday first. */
const TOUS = 0b1111111;
const BIT: Readonly<Record<Jour, number>> = {
  lundi: 1,
  mardi: 2,
  mercredi: 4,
  jeudi: 8,
  vendredi: 16,
  samedi: 32,
  dimanche: 64,
};

/** The days of a period inside a window, neither sorted nor merged. A period that ends before it begins has none. */
export function plagesOf(periode: Periode, window: Plage): readonly Plage[] {
  if (periode.regle === 'dates') return datesOf(periode, window);
  return boundsOf(periode, window).flatMap((bounds) => daysInside(periode, bounds));
}

/** The stretches of a period from its first day to its last, the days of the week on which it rests included: one, or one for each year. */
export function stretchesOf(periode: Periode, window: Plage): readonly Plage[] {
  return isByWeek(periode) ? boundsOf(periode, window) : plagesOf(periode, window);
}

/** Whether its days are those of every week. */
export const isByWeek = ({ regle }: Periode): boolean => regle !== 'dates' && regle !== 'mensuel';

function daysInside(periode: Periode, bounds: Plage): readonly Plage[] {
  switch (periode.regle) {
    case 'quotidien':
      return [bounds];
    case 'sauf':
      return weekly(TOUS & ~maskOf(periode.jours), bounds);
    case 'hebdomadaire':
      // Some sources name the days with the hours alone.
      return weekly(maskOf(periode.jours ?? periode.creneaux.flatMap(({ jours }) => jours ?? [])), bounds);
    case 'mensuel':
      return monthly(periode, bounds);
    case 'dates':
      return [];
  }
}

/** The dates of a period inside the window: once, or once a year. */
function boundsOf({ du, au, chaqueAnnee }: Periode, window: Plage): readonly Plage[] {
  const start = du === undefined ? null : numeroOf(du);
  const end = au === undefined ? null : numeroOf(au);
  if ((du !== undefined && start === null) || (au !== undefined && end === null)) return [];
  if (!chaqueAnnee) return clipped(start ?? window.du, end ?? window.au, window);
  const from = start === null ? { month: 1, day: 1 } : partsOf(start);
  const to = end === null ? { month: 12, day: 31 } : partsOf(end);
  // « From 15 December to 15 March » ends in the following year.
  const overNewYear = to.month < from.month || (to.month === from.month && to.day < from.day) ? 1 : 0;
  const result: Plage[] = [];
  for (let year = partsOf(window.du).year - overNewYear; year <= partsOf(window.au).year; year++) {
    // In a common year, a start on 29 February is on 1 March, and an end on 29 February is on the 28th.
    const last = year + overNewYear;
    const first = numeroFrom(year, from.month, from.day);
    const final = numeroFrom(last, to.month, Math.min(to.day, daysInMonth(last, to.month)));
    result.push(...clipped(first, final, window));
  }
  return result;
}

function datesOf({ dates = [], chaqueAnnee }: Periode, window: Plage): readonly Plage[] {
  const result: Plage[] = [];
  for (const text of dates) {
    const numero = numeroOf(text);
    if (numero === null) continue;
    if (!chaqueAnnee) {
      if (numero >= window.du && numero <= window.au) result.push({ du: numero, au: numero });
      continue;
    }
    const { month, day } = partsOf(numero);
    for (let year = partsOf(window.du).year; year <= partsOf(window.au).year; year++) {
      if (day > daysInMonth(year, month)) continue;
      const jour = numeroFrom(year, month, day);
      result.push(...clipped(jour, jour, window));
    }
  }
  return result;
}

function weekly(mask: number, { du, au }: Plage): readonly Plage[] {
  if (mask === TOUS) return [{ du, au }];
  if (mask === 0) return [];
  const result: Plage[] = [];
  let rang = rangDansSemaine(du);
  let since: JourNumero | null = null;
  for (let jour = du; jour <= au; jour++) {
    const open = (mask & (1 << rang)) !== 0;
    if (open && since === null) since = jour;
    if (!open && since !== null) {
      result.push({ du: since, au: jour - 1 });
      since = null;
    }
    rang = rang === 6 ? 0 : rang + 1;
  }
  if (since !== null) result.push({ du: since, au });
  return result;
}

/** The second Sunday, the last Friday… of each month that the bounds touch. */
function monthly({ jours = [], rangs = [] }: Periode, bounds: Plage): readonly Plage[] {
  const result: Plage[] = [];
  let { year, month } = partsOf(bounds.du);
  for (let first = numeroFrom(year, month, 1); first <= bounds.au; first = numeroFrom(year, month, 1)) {
    const length = daysInMonth(year, month);
    for (const jour of jours) {
      const start = (JOURS.indexOf(jour) - rangDansSemaine(first) + 7) % 7;
      for (const rang of rangs) {
        const offset = rang === -1 ? start + 7 * Math.floor((length - 1 - start) / 7) : start + 7 * (rang - 1);
        if (offset < length) result.push(...clipped(first + offset, first + offset, bounds));
      }
    }
    month = month === 12 ? 1 : month + 1;
    if (month === 1) year++;
  }
  return result;
}

function clipped(du: JourNumero, au: JourNumero, window: Plage): readonly Plage[] {
  // Checked before it is clipped: a reversed period must not become a valid one inside the window.
  if (du > au) return [];
  const start = Math.max(du, window.du);
  const end = Math.min(au, window.au);
  return start > end ? [] : [{ du: start, au: end }];
}

const maskOf = (jours: readonly Jour[] = []): number => jours.reduce((mask, jour) => mask | BIT[jour], 0);
