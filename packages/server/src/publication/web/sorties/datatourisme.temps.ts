import { type Creneau, JOURS, type Jour, type Periode } from '@bridge/contract';
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
      'schema:validFrom': periode.du === undefined ? undefined : `${periode.du}T00:00:00`,
      'schema:validThrough': periode.au === undefined ? undefined : `${periode.au}T00:00:00`,
      'schema:dayOfWeek': jours.map((jour) => ({ '@id': `schema:${JOUR[jour]}` })),
      'schema:opens': ouvre === undefined ? undefined : `${ouvre}:00`,
      'schema:closes': ferme === undefined ? undefined : `${ferme}:00`,
      additionalInformation: langues(periode.note),
    });
  });
}

/** The times of an event: a period for each of its hours. */
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
