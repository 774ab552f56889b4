import { JOURS, numeroOf, rangDansSemaine, textOf } from '../dates/jour-civil.ts';
import type { Moment, Moments } from '../ecran/moment.rules.ts';
import type { HorairesDAnnonce, Saison } from './choix.types.ts';

const heure = (value: number) => `${value < 10 ? '0' : ''}${value}:00`;

/** The same, as screens read moments. */
export function momentsDAnnonce({ du, au, jours, deHeure, aHeure }: HorairesDAnnonce): Moments {
  return {
    du,
    au,
    jours,
    de: deHeure === null ? null : heure(deHeure),
    a: aHeure === null || aHeure === 24 ? null : heure(aHeure),
  };
}

/** The last civil day on which it is seen: hours that start in the evening of the last day end on the next. */
export function dernierJourDAnnonce({ au, deHeure, aHeure }: HorairesDAnnonce): string {
  const overnight = deHeure !== null && aHeure !== null && aHeure < deHeure;
  return overnight ? textOf((numeroOf(au) ?? 0) + 1) : au;
}

/** Whether an annonce may be seen at a moment: hours that started in the evening belong to the day before. */
export function isALHeure(horaires: HorairesDAnnonce, moment: Moment): boolean {
  const { du, au, jours, de, a } = momentsDAnnonce(horaires);
  const overnight = de !== null && a !== null && a < de;
  const inHours = overnight
    ? moment.heure >= de || moment.heure < a
    : (de === null || moment.heure >= de) && (a === null || moment.heure < a);
  if (!inHours) return false;
  const numero = (numeroOf(moment.jour) ?? 0) - (overnight && moment.heure < a ? 1 : 0);
  const jour = textOf(numero);
  const nom = JOURS[rangDansSemaine(numero)];
  return (
    (du === null || jour >= du) &&
    (au === null || jour <= au) &&
    (jours.length === 0 || (nom !== undefined && jours.includes(nom)))
  );
}

const SAISONS_PAR_MOIS: readonly Saison[] = ['hiver', 'printemps', 'ete', 'automne'];

/** The season of a day as weather services count: three whole months each, from December. */
export function saisonDe(jour: string): Saison {
  const mois = Number(jour.slice(5, 7));
  return SAISONS_PAR_MOIS[Math.floor((mois % 12) / 3)] ?? 'hiver';
}
