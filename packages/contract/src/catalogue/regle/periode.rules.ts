import {
  daysInMonth,
  type JourNumero,
  numeroFrom,
  numeroOf,
  partsOf,
  rangDansSemaine,
  textOf,
} from '../dates/jour-civil.ts';
import type { PeriodeDeRegle, PeriodeRelative } from './periode.schemas.ts';

/** Civil days, both included; an open end is null. */
export interface Intervalle {
  readonly du: string | null;
  readonly au: string | null;
}

/** The days that a period of a rule means on a given day. */
export function joursDe(periode: PeriodeDeRegle, aujourdhui: string): Intervalle {
  if (periode.genre === 'fixe') return { du: periode.du, au: periode.au };
  const jour = numeroOf(aujourdhui);
  if (jour === null) throw new Error(`${aujourdhui} is no day`);
  const [du, au] = periode.genre === 'jours' ? [jour + periode.de, jour + periode.a] : relatives[periode.quand](jour);
  return { du: du === null ? null : textOf(du), au: au === null ? null : textOf(au) };
}

type Bornes = readonly [du: JourNumero | null, au: JourNumero | null];

const SAMEDI = 5;
const SEMAINE = 7;

/** Monday of the week of a day. */
const lundi = (jour: JourNumero) => jour - rangDansSemaine(jour);

/** The past days of a week or a month are left out: nobody looks for what was open last Tuesday. */
const relatives: Readonly<Record<PeriodeRelative, (jour: JourNumero) => Bornes>> = {
  aujourdhui: (jour) => [jour, jour],
  demain: (jour) => [jour + 1, jour + 1],
  // On a Sunday, the remaining day.
  'ce-week-end': (jour) => [Math.max(jour, lundi(jour) + SAMEDI), lundi(jour) + SEMAINE - 1],
  'week-end-prochain': (jour) => [lundi(jour) + SEMAINE + SAMEDI, lundi(jour) + 2 * SEMAINE - 1],
  'sept-jours': (jour) => [jour, jour + SEMAINE - 1],
  'cette-semaine': (jour) => [jour, lundi(jour) + SEMAINE - 1],
  'semaine-prochaine': (jour) => [lundi(jour) + SEMAINE, lundi(jour) + 2 * SEMAINE - 1],
  'ce-mois': (jour) => [jour, finDuMois(partsOf(jour))],
  'mois-prochain': (jour) => {
    const { year, month } = moisSuivant(partsOf(jour));
    return [numeroFrom(year, month, 1), finDuMois({ year, month })];
  },
  'cette-saison': (jour) => [jour, finDeSaison(partsOf(jour))],
  'cette-annee': (jour) => [jour, numeroFrom(partsOf(jour).year, 12, 31)],
  'a-venir': (jour) => [jour, null],
  passe: (jour) => [null, jour - 1],
};

interface Mois {
  readonly year: number;
  readonly month: number;
}

const finDuMois = ({ year, month }: Mois) => numeroFrom(year, month, daysInMonth(year, month));
const moisSuivant = ({ year, month }: Mois): Mois =>
  month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };

/** Tourism has two: summer from April to September, winter from October to March. */
function finDeSaison({ year, month }: Mois): JourNumero {
  if (month >= 4 && month <= 9) return numeroFrom(year, 9, 30);
  return numeroFrom(month < 4 ? year : year + 1, 3, 31);
}
