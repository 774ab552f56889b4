import {
  civilDayIn,
  joursDe,
  type ModeleEdition,
  PARIS,
  type PeriodeDeRegle,
  type Planification,
} from '@bridge/contract';

/** The days that a document covers, by the calendar of its time zone, where the day may differ from that of Paris. */
export function periodeDuJour(
  { periode, fuseau }: Pick<Planification, 'periode' | 'fuseau'>,
  modele: Pick<ModeleEdition, 'periode'>,
  at: Date,
): PeriodeDeRegle | null {
  const asked = periode ?? modele.periode;
  if (asked === null || civilDayIn(fuseau, at) === civilDayIn(PARIS, at)) return periode;
  return { genre: 'fixe', ...joursDe(asked, civilDayIn(fuseau, at)) };
}
