import { instantOf } from '../../catalogue/dates/instant.ts';
import {
  daysInMonth,
  JOURS,
  type JourNumero,
  numeroFrom,
  numeroOf,
  partsOf,
  rangDansSemaine,
  textOf,
} from '../../catalogue/dates/jour-civil.ts';
import { civilDayIn, instantIn, PARIS } from '../../catalogue/ecran/fuseau.rules.ts';
import type { Calendrier } from './calendrier.schemas.ts';

export interface Validite {
  readonly du: string | null;
  readonly au: string | null;
}

/** The calendars whose dates are computed here; the server alone parses a cron. */
export type CalendrierSimple = Exclude<Calendrier, { genre: 'cron' }>;

/** Four years of weeks: more than any schedule skips. */
const LOIN = 1_500;

interface Demande {
  readonly depuis: Date;
  readonly nombre: number;
  readonly validite?: Validite | null;
  /** The time zone of its hours. */
  readonly fuseau?: string;
}

/** An hour that comes twice in Paris is the first of the two; elsewhere clocks that change are not worth asking. */
export const instantDe = (fuseau: string, jour: string, heure: string): Date =>
  fuseau === PARIS ? instantOf(jour, heure) : instantIn(fuseau, jour, heure);

/** The next times of a schedule after a moment, within its period. */
export function prochainesDates(
  calendrier: CalendrierSimple,
  { depuis, nombre, validite = null, fuseau = PARIS }: Demande,
): Date[] {
  const today = numeroOf(civilDayIn(fuseau, depuis)) ?? 0;
  const from = Math.max(today, numeroOf(validite?.du ?? '') ?? today);
  const until = Math.min(from + LOIN, numeroOf(validite?.au ?? '') ?? Number.MAX_SAFE_INTEGER);
  const dates: Date[] = [];
  if (calendrier.genre === 'une-fois') {
    const jour = numeroOf(calendrier.jour) ?? 0;
    const at = instantDe(fuseau, calendrier.jour, calendrier.heure);
    return nombre > 0 && jour >= from && jour <= until && at > depuis ? [at] : [];
  }
  for (let jour = from; jour <= until && dates.length < nombre; jour += 1) {
    if (!fallsOn(calendrier, jour)) continue;
    const at = instantDe(fuseau, textOf(jour), calendrier.heure);
    if (at > depuis) dates.push(at);
  }
  return dates;
}

/** Whether a day is in the schedule. */
function fallsOn(calendrier: Exclude<CalendrierSimple, { genre: 'une-fois' }>, jour: JourNumero): boolean {
  switch (calendrier.genre) {
    case 'quotidienne':
      return true;
    case 'hebdomadaire':
      return calendrier.jours.some((nom) => JOURS[rangDansSemaine(jour)] === nom);
    case 'mensuelle': {
      const { year, month } = partsOf(jour);
      return jour === numeroFrom(year, month, Math.min(calendrier.jour, daysInMonth(year, month)));
    }
  }
}
