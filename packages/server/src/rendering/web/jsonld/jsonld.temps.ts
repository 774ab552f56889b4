import {
  type Creneau,
  civilTime,
  instantOf,
  JOURS,
  type Jour,
  numeroOf,
  type Ouverture,
  type Periode,
  textOf,
} from '@bridge/contract';
import { closedDays, openPlages } from '../../../catalogue/jours/jours.rules.ts';
import { hoursByDay, nextOccurrences } from '../../../catalogue/jours/occurrences.rules.ts';
import { plagesOf } from '../../../catalogue/jours/periode.rules.ts';

const JOURS_SCHEMA: Readonly<Record<Jour, string>> = {
  lundi: 'Monday',
  mardi: 'Tuesday',
  mercredi: 'Wednesday',
  jeudi: 'Thursday',
  vendredi: 'Friday',
  samedi: 'Saturday',
  dimanche: 'Sunday',
};

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

/** The next time of an event, with all days that follow one another; null when none is to come. */
export function prochaineFois(ouverture: Ouverture, jour: string) {
  const today = numeroOf(jour);
  const [next] = nextOccurrences(ouverture, jour, 1);
  const first = next && numeroOf(next.jour);
  if (today === null || first === null || first === undefined) return null;
  const around = { du: first - YEAR, au: first + YEAR };
  const whole = openPlages(ouverture, around).find(({ du, au }) => around.du < du && du <= first && first <= au);
  // An event that goes on for years is told day by day.
  const run = whole !== undefined && whole.au < around.au ? whole : { du: first, au: first };
  const hours = hoursByDay(ouverture, { du: run.du, au: run.au });
  const ouvre = [...(hours.get(run.du)?.values() ?? [])].flatMap((heures) => heures.ouvre ?? []).sort()[0];
  const fermes = [...(hours.get(run.au)?.values() ?? [])].filter(({ ferme }) => ferme !== undefined);
  const derniere = fermes.sort((a, b) => ((a.ouvre ?? '') < (b.ouvre ?? '') ? -1 : 1)).at(-1);
  // A closing hour before the opening hour is after midnight.
  const late = derniere?.ferme !== undefined && derniere.ouvre !== undefined && derniere.ferme < derniere.ouvre ? 1 : 0;
  return {
    startDate: ouvre === undefined ? textOf(run.du) : heureLocale(textOf(run.du), ouvre),
    endDate: derniere?.ferme === undefined ? textOf(run.au) : heureLocale(textOf(run.au + late), derniere.ferme),
  };
}

/** The hours to come. A period without hours is left out: search engines would read it as closed. */
export function horaires(ouverture: Ouverture, jour: string) {
  const today = numeroOf(jour);
  if (today === null || ouverture.fermeTemporairement) return [];
  const window = { du: today, au: today + YEAR };
  const ouvertes = ouverture.periodes.flatMap((periode) => horairesDe(periode, ouverture, window)).slice(0, MOST);
  if (ouvertes.length === 0) return [];
  const fermees = closedDays(ouverture.fermetures, window)
    .filter((day) => day >= window.du && day <= window.au)
    .slice(0, MOST_DAYS)
    .map(textOf);
  return [...ouvertes, ...fermees.map((day) => specification({ opens: '00:00', closes: '00:00' }, day, day))];
}

type Fenetre = { readonly du: number; readonly au: number };

function horairesDe(periode: Periode, { fermetures }: Ouverture, window: Fenetre) {
  if (periode.regle === 'dates' || periode.regle === 'mensuel') {
    const fois = nextOccurrences({ periodes: [periode], fermetures }, textOf(window.du), MOST_DAYS);
    return fois.flatMap(({ jour, ouvre, ferme }) =>
      ouvre === undefined || ferme === undefined
        ? []
        : [specification({ opens: ouvre, closes: heureDeFin(ferme) }, jour, jour)],
    );
  }
  const jours = joursDe(periode);
  // Apart from the days of its week, a period is one stretch of time, or one for each year.
  const bornes = plagesOf({ ...periode, regle: 'quotidien' }, window);
  return bornes.flatMap(({ du, au }) =>
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
