import {
  type Creneau,
  civilTime,
  instantOf,
  JOURS,
  type Jour,
  type JourNumero,
  numeroOf,
  type Ouverture,
  type Periode,
  textOf,
} from '@bridge/contract';
import { closedDays, nextOpenDay, openPlages } from '../../../catalogue/jours/jours.rules.ts';
import { hoursByDay, nextOccurrences } from '../../../catalogue/jours/occurrences.rules.ts';
import { isByWeek, stretchesOf } from '../../../catalogue/jours/periode.rules.ts';
import { merged, type Plage } from '../../../catalogue/jours/plage.rules.ts';

const JOURS_SCHEMA: Readonly<Record<Jour, string>> = {
  lundi: 'Monday',
  mardi: 'Tuesday',
  mercredi: 'Wednesday',
  jeudi: 'Thursday',
  vendredi: 'Friday',
  samedi: 'Saturday',
  dimanche: 'Sunday',
};

const SCHEMA = 'https://schema.org/';
const YEAR = 365;
/** How many days are told one by one. */
const MOST_DAYS = 30;
const MOST = 60;

/** « 2026-11-21T18:30:00+01:00 »: the local hour, with its offset from universal time. */
function heureLocale(jour: string, heure: string): string {
  const at = instantOf(jour, heure);
  const local = civilTime(at);
  const minutes = Math.round((Date.parse(`${local}Z`) - at.getTime()) / 60_000);
  const hours = String(Math.floor(minutes / 60)).padStart(2, '0');
  return `${local}+${hours}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The end of a day: search engines write midnight as one minute before. */
const heureDeFin = (heure: string) => (heure === '24:00' ? '23:59' : heure);

/** How many days of a week make an event that rests on the others; on fewer days, it takes place again each week. */
const MOST_OF_A_WEEK = 4;

const rests = (periode: Periode): boolean => {
  const jours = joursDe(periode);
  return isByWeek(periode) && jours.length >= MOST_OF_A_WEEK && jours.length < JOURS.length;
};

/**
 * The next time of an event that is not over, with all days that follow one another; null when none is to come. An exhibition that rests on
 * some days of the week is one event from its first day to its last: its days are then told as a schedule, since search engines ask for both
 * ends wherever there is one.
 */
export function prochaineFois(ouverture: Ouverture, at: Date) {
  const [next] = nextOccurrences(ouverture, { at }, 1);
  const first = next && numeroOf(next.jour);
  if (first === null || first === undefined) return null;
  const run = daysAround(ouverture, first);
  const hours = hoursByDay(ouverture, run);
  const ouvre =
    run.du === run.au
      ? next?.ouvre
      : [...(hours.get(run.du)?.values() ?? [])].flatMap((one) => one.ouvre ?? []).sort()[0];
  const fermes = [...(hours.get(run.au)?.values() ?? [])].filter(({ ferme }) => ferme !== undefined);
  const derniere = fermes.sort((a, b) => ((a.ouvre ?? '') < (b.ouvre ?? '') ? -1 : 1)).at(-1);
  // A closing hour before the opening hour is after midnight.
  const late = derniere?.ferme !== undefined && derniere.ouvre !== undefined && derniere.ferme < derniere.ouvre ? 1 : 0;
  return {
    startDate: ouvre === undefined ? textOf(run.du) : heureLocale(textOf(run.du), ouvre),
    endDate: derniere?.ferme === undefined ? textOf(run.au) : heureLocale(textOf(run.au + late), derniere.ferme),
    eventSchedule: calendrier(ouverture, run),
  };
}

/** The days of an event around one of them. One that goes on for years is told by the days that follow one another, or day by day. */
function daysAround(ouverture: Ouverture, day: JourNumero): Plage {
  const around = { du: day - YEAR, au: day + YEAR };
  const open = openPlages(ouverture, around);
  const resting = ouverture.periodes.filter(rests).flatMap((periode) => stretchesOf(periode, around));
  const wholeIn = (plages: readonly Plage[]) =>
    plages.find(({ du, au }) => around.du < du && du <= day && day <= au && au < around.au);
  return wholeIn(merged([...open, ...resting])) ?? wholeIn(open) ?? { du: day, au: day };
}

/** The days and hours of an event that rests on some days of the week. */
function calendrier(ouverture: Ouverture, run: Plage) {
  const exceptDate = closedDays(ouverture.fermetures, run)
    .filter((day) => day >= run.du && day <= run.au)
    .slice(0, MOST_DAYS)
    .map(textOf);
  const around = { du: run.du - 1, au: run.au + 1 };
  return ouverture.periodes.filter(rests).flatMap((periode) =>
    stretchesOf(periode, around)
      .filter(({ du, au }) => run.du <= du && au <= run.au)
      .flatMap(({ du, au }) => {
        const creneaux: readonly Creneau[] = periode.creneaux.length === 0 ? [{}] : periode.creneaux;
        return creneaux.map((creneau) => ({
          '@type': 'Schedule',
          startDate: textOf(du),
          endDate: textOf(au),
          repeatFrequency: 'P1W',
          byDay: joursDuCreneau(creneau, joursDe(periode)).map((jour) => `${SCHEMA}${jour}`),
          startTime: creneau.ouvre,
          endTime: creneau.ferme && heureDeFin(creneau.ferme),
          scheduleTimezone: 'Europe/Paris',
          exceptDate,
        }));
      }),
  );
}

/** The hours to come, after the season in which it is closed. A period without hours is left out: search engines would read it as closed. */
export function horaires(ouverture: Ouverture, jour: string) {
  const today = numeroOf(jour);
  if (today === null) return [];
  if (ouverture.fermeTemporairement) return [specification(FERME, jour, undefined)];
  const reouvre = closedUntil(ouverture, today);
  const saison = reouvre === null ? [] : [specification(FERME, jour, textOf(reouvre - 1))];
  const window = { du: today, au: today + YEAR };
  const ouvertes = ouverture.periodes.flatMap((periode) => horairesDe(periode, ouverture, window)).slice(0, MOST);
  if (ouvertes.length === 0) return saison;
  const fermees = closedDays(ouverture.fermetures, window)
    .filter((day) => day >= window.du && day <= window.au)
    .slice(0, MOST_DAYS)
    .map(textOf);
  return [...saison, ...ouvertes, ...fermees.map((day) => specification(FERME, day, day))];
}

/** How search engines read that a place is closed all day. */
const FERME = { opens: '00:00', closes: '00:00' };

/** The day on which a season begins, for a place that is closed until then. It is not where it rests as each week. */
function closedUntil(ouverture: Ouverture, today: JourNumero): JourNumero | null {
  const day = { du: today, au: today };
  if (ouverture.periodes.some((one) => stretchesOf(one, day).length > 0)) return null;
  const next = numeroOf(nextOpenDay(ouverture, textOf(today)) ?? '');
  return next === today ? null : next;
}

function horairesDe(periode: Periode, { fermetures }: Ouverture, window: Plage) {
  if (!isByWeek(periode)) {
    const fois = nextOccurrences({ periodes: [periode], fermetures }, { jour: textOf(window.du) }, MOST_DAYS);
    return fois.flatMap(({ jour, ouvre, ferme }) =>
      ouvre === undefined || ferme === undefined
        ? []
        : [specification({ opens: ouvre, closes: heureDeFin(ferme) }, jour, jour)],
    );
  }
  const jours = joursDe(periode);
  return stretchesOf(periode, window).flatMap(({ du, au }) =>
    periode.creneaux.flatMap((creneau) => {
      const { ouvre, ferme } = creneau;
      const dayOfWeek = joursDuCreneau(creneau, jours);
      if (ouvre === undefined || ferme === undefined || dayOfWeek.length === 0) return [];
      const from = du === window.du && periode.du === undefined ? undefined : textOf(du);
      const through = au === window.au ? undefined : textOf(au);
      return [{ ...specification({ opens: ouvre, closes: heureDeFin(ferme) }, from, through), dayOfWeek }];
    }),
  );
}

function joursDe({ regle, jours = [], creneaux }: Periode): readonly Jour[] {
  if (regle === 'sauf') return JOURS.filter((jour) => !jours.includes(jour));
  if (regle !== 'hebdomadaire') return JOURS;
  const nommes = jours.length > 0 ? jours : creneaux.flatMap((creneau) => creneau.jours ?? []);
  return JOURS.filter((jour) => nommes.includes(jour));
}

const joursDuCreneau = ({ jours }: Creneau, ouverts: readonly Jour[]) =>
  ouverts.filter((jour) => jours === undefined || jours.includes(jour)).map((jour) => JOURS_SCHEMA[jour]);

function specification(
  heures: { readonly opens: string; readonly closes: string },
  validFrom: string | undefined,
  validThrough: string | undefined,
) {
  return { '@type': 'OpeningHoursSpecification', ...heures, validFrom, validThrough };
}
