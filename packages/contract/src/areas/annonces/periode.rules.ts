import type { z } from 'zod';
import { daysInMonth, numeroOf } from '../../catalogue/dates/jour-civil.ts';
import { formatNumber } from '../../kernel/words/format.ts';
import type { Dates } from './annonce.rules.ts';

/** The longest period of a report, two years and a little more: each of its days is drawn. */
export const JOURS_DE_PERIODE = 800;

/** Why two days make no period that can be told. */
export function checkPeriode({ du, au }: Dates, context: Pick<z.core.$RefinementCtx, 'addIssue'>): void {
  const days = (numeroOf(au) ?? 0) - (numeroOf(du) ?? 0) + 1;
  const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['au'], message });
  if (days < 1) refuse('La fin vient avant le début.');
  if (days > JOURS_DE_PERIODE)
    refuse(`Trop longue période\u00a0: ${formatNumber(JOURS_DE_PERIODE, 'jours')} au plus. Rapprochez les deux dates.`);
}

/** The first and last day of the month before that of a civil day. */
export function moisDernier(jour: string): Dates {
  const [year = 0, month = 1] = jour.split('-').map(Number);
  const [annee, mois] = month === 1 ? [year - 1, 12] : [year, month - 1];
  const debut = `${annee}-${String(mois).padStart(2, '0')}`;
  return { du: `${debut}-01`, au: `${debut}-${daysInMonth(annee, mois)}` };
}
