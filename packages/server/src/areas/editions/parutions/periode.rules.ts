import {
  civilDayIn,
  joursDe,
  type ModeleEdition,
  PARIS,
  type PeriodeDeRegle,
  type Planification,
} from '@bridge/contract';

/** The days that a parution covers: those of its own calendar, where it is already, or still, another day than in Paris. */
export function periodeDuJour(
  { periode, fuseau }: Pick<Planification, 'periode' | 'fuseau'>,
  modele: Pick<ModeleEdition, 'periode'>,
  at: Date,
): PeriodeDeRegle | null {
  const asked = periode ?? modele.periode;
  if (asked === null || civilDayIn(fuseau, at) === civilDayIn(PARIS, at)) return periode;
  return { genre: 'fixe', ...joursDe(asked, civilDayIn(fuseau, at)) };
}
