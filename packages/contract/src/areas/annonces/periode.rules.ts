import { daysInMonth } from '../../catalogue/jour-civil.ts';
import type { Dates } from './annonce.rules.ts';

/** The month before the one of a civil day, from its first day to its last. */
export function moisDernier(jour: string): Dates {
  const [year = 0, month = 1] = jour.split('-').map(Number);
  const [annee, mois] = month === 1 ? [year - 1, 12] : [year, month - 1];
  const debut = `${annee}-${String(mois).padStart(2, '0')}`;
  return { du: `${debut}-01`, au: `${debut}-${daysInMonth(annee, mois)}` };
}
