import { daysAfter, prochain } from '../jour.ts';
import type { PeriodeOffre } from '../offre.ts';

interface Rythme {
  /** « jour », « weekend », « hebdo:3 »… */
  readonly forme: string;
  /** « 10:00-19:00 », or « - » for the whole day. */
  readonly heures: string;
  /** Its position in the calendar, from 0 to 1. */
  readonly place: number;
}

const AVANT = 17;
const APRES = 170;

/** The days of an event, around a day. */
export function datesDe({ forme, heures, place }: Rythme, aujourdhui: string): PeriodeOffre[] {
  const [ouvre, ferme] = heures.split('-');
  const creneaux: PeriodeOffre['heures'] = ouvre && ferme ? [[ouvre, ferme]] : [];
  // More dates are soon than later, as in any agenda.
  const premier = daysAfter(aujourdhui, Math.round(-AVANT + (AVANT + APRES) * place ** 1.6));
  const bornes = { du: daysAfter(aujourdhui, -AVANT), au: daysAfter(aujourdhui, 170) };
  const [genre, detail] = forme.split(':');
  const seul = (jour: string): PeriodeOffre => ({ du: jour, au: jour, heures: creneaux });
  switch (genre) {
    case 'jour':
      return [seul(prochain(daysAfter(premier, -3), place < 0.6 ? 6 : 5))];
    case 'journee':
      return [seul(prochain(daysAfter(premier, -3), 6))];
    case 'nuit':
      return [seul(prochain(daysAfter(premier, -3), 5))];
    case 'weekend': {
      const samedi = prochain(daysAfter(premier, -3), 5);
      return [{ du: samedi, au: daysAfter(samedi, 1), heures: creneaux }];
    }
    case 'duree':
      return [{ du: premier, au: daysAfter(premier, 34), jours: [2, 3, 4, 5, 6], heures: creneaux }];
    case 'serie':
      return [0, 7, 14, 28].map((ecart) => seul(daysAfter(aujourdhui, Math.round(-AVANT + 160 * place) + ecart)));
    case 'mensuel':
      return [{ ...bornes, jours: [4], rang: 1, heures: creneaux }];
    case 'hebdo':
      return [{ ...bornes, jours: [Number(detail)], heures: creneaux }];
    default:
      throw new Error(`no such rhythm: ${forme}`);
  }
}
