import {
  type Creneau,
  JOURS,
  type Jour,
  type JourNumero,
  numeroOf,
  type Ouverture,
  ouvertureEnMots,
  type Periode,
  periodeEnMots,
  type Textes,
  textOf,
} from '@bridge/contract';
import { closedDays } from '../../../catalogue/jours/jours.rules.ts';
import { plagesOf } from '../../../catalogue/jours/periode.rules.ts';
import { merged, without } from '../../../catalogue/jours/plage.rules.ts';
import { compact, langues, type Noeud } from './datatourisme.noeud.ts';

const JOUR: Readonly<Record<Jour, string>> = {
  lundi: 'Monday',
  mardi: 'Tuesday',
  mercredi: 'Wednesday',
  jeudi: 'Thursday',
  vendredi: 'Friday',
  samedi: 'Saturday',
  dimanche: 'Sunday',
};

/** The days that a period opens on, or none when it opens every day. */
function joursDe({ regle, jours = [] }: Periode): readonly Jour[] {
  if (regle === 'sauf') return JOURS.filter((jour) => !jours.includes(jour));
  return regle === 'hebdomadaire' ? jours : [];
}

/** The opening hours of a place: a specification for each of its hours. */
export function horairesDe(periode: Periode): Noeud[] {
  const creneaux: readonly Creneau[] = periode.creneaux.length === 0 ? [{}] : periode.creneaux;
  return creneaux.map(({ jours = joursDe(periode), ouvre, ferme }) => {
    return compact({
      '@type': ['schema:OpeningHoursSpecification'],
      'schema:validFrom': instant(du),
      'schema:validThrough': instant(au),
      'schema:dayOfWeek': joursEcrits(jours),
      'schema:opens': heure(ouvre),
      'schema:closes': heure(ferme),
      additionalInformation: langues(note),
    }),
  );

/** When an event takes place: a period for each of its hours. One that says no day is words. */
export function evenementDe(ouverture: Ouverture, jour: string): Temps {
  const isDated = ({ du, au, dates = [] }: Periode): boolean => (du ?? au ?? dates[0]) !== undefined;
  const dated = { ...ouverture, periodes: ouverture.periodes.filter(isDated) };
  const { noeuds, mots } = tempsDe(dated, jour, ({ du, au }, { ouvre, ferme }, jours, note) =>
    compact({
      '@type': ['Period'],
      startDate: du,
      endDate: au,
      startTime: heure(ouvre),
      endTime: heure(ferme),
      appliesOnDay: joursEcrits(jours),
      additionalInformation: langues(note),
    }),
  );
  const autres = ouverture.periodes.filter((periode) => !isDated(periode)).map(enMots);
  return { noeuds, mots: [...mots, ...autres] };
}

/** What a place says of its hours in words, and what no date tells: closed for a while, open all year, closed on public holidays. */
export function evenementDe(periode: Periode): Noeud[] {
  const creneaux: readonly Creneau[] = periode.creneaux.length === 0 ? [{}] : periode.creneaux;
  const bornes =
    periode.regle === 'dates'
      ? (periode.dates ?? []).map((date) => [date, date] as const)
      : [[periode.du ?? periode.au, periode.au ?? periode.du] as const];
  return bornes.flatMap(([startDate, endDate]) => {
    if (startDate === undefined) return [];
    return creneaux.map(({ jours = joursDe(periode), ouvre, ferme }) =>
      compact({
        '@type': ['Period'],
        startDate,
        endDate,
        startTime: ouvre === undefined ? undefined : `${ouvre}:00`,
        endTime: ferme === undefined ? undefined : `${ferme}:00`,
        appliesOnDay: jours.map((jour) => ({ '@id': `schema:${JOUR[jour]}` })),
      }),
    );
  });
}
