import { type Creneau, JOURS, type Jour } from '@bridge/contract';
import type { Avertissements } from '../clean/avertissements.ts';
import { jourOf } from '../clean/date.rules.ts';
import { heureOf } from '../clean/heure.rules.ts';
import { lexique } from '../clean/lexique.ts';
import { A_L_ENVERS } from '../clean/periode.words.ts';
import { type Champs, liste, objet, principal, termeOf } from './valeurs.rules.ts';

const SEMAINE = lexique<Jour>({
  MON: 'lundi',
  TUE: 'mardi',
  WED: 'mercredi',
  THU: 'jeudi',
  FRI: 'vendredi',
  SAT: 'samedi',
  SUN: 'dimanche',
});

export interface HorairesDetailles {
  readonly jours: Jour[];
  readonly creneaux: Creneau[];
}

/** Hours by day, which the format has since 2025; null when the period has none. */
export function horaires(value: unknown, chemin: string, avertissements: Avertissements): HorairesDetailles | null {
  const creneaux: Creneau[] = [];
  const open = new Set<Jour>();
  let said = false;
  for (const one of liste(value)) {
    const horaire = objet(one);
    const terme = termeOf(horaire.type, 'HoraireType');
    const type = terme === null ? undefined : (principal(terme.libelle) ?? terme.code);
    for (const timePeriod of liste(horaire.timePeriods)) {
      const { closed, weekdays, timeFrames } = objet(timePeriod);
      const named = liste(weekdays);
      const jours = named
        .map((day) => (typeof day === 'string' ? SEMAINE[day] : undefined))
        .filter((jour) => jour !== undefined);
      // Public holidays alone name no day of the week.
      if (named.length > 0 && jours.length === 0) continue;
      said = true;
      if (closed === true) continue;
      const days = jours.length === 0 ? JOURS : JOURS.filter((jour) => jours.includes(jour));
      for (const jour of days) open.add(jour);
      const when = days.length === JOURS.length ? {} : { jours: [...days] };
      const frames = liste(timeFrames);
      if (frames.length === 0 && days.length < JOURS.length)
        creneaux.push({ ...when, ...(type === undefined ? {} : { type }) });
      for (const frame of frames) {
        const { startTime, endTime } = objet(frame);
        const ouvre = heure(startTime, `${chemin}.horaires.startTime`, avertissements);
        const ferme = heure(endTime, `${chemin}.horaires.endTime`, avertissements);
        creneaux.push({
          ...when,
          ...(ouvre === undefined ? {} : { ouvre }),
          ...(ferme === undefined ? {} : { ferme }),
          ...(type === undefined ? {} : { type }),
        });
      }
    }
  }
  return said ? { jours: JOURS.filter((jour) => open.has(jour)), creneaux } : null;
}

export function heure(value: unknown, chemin: string, avertissements: Avertissements): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const read = heureOf(value);
  if (read === null) avertissements.add(chemin, 'Cette heure n’existe pas.', value);
  return read ?? undefined;
}

function jour(value: unknown, chemin: string, avertissements: Avertissements): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const read = jourOf(value);
  if (read === null) avertissements.add(chemin, 'Cette date n’existe pas.', value);
  return read ?? undefined;
}

/** Bounds of a period. A yearly period may pass over New Year. */
export function bornes(source: Champs, chemin: string, avertissements: Avertissements): { du?: string; au?: string } {
  const du = jour(source.dateDebut, `${chemin}.dateDebut`, avertissements);
  const au = jour(source.dateFin, `${chemin}.dateFin`, avertissements);
  if (du !== undefined && au !== undefined && du > au && source.tousLesAns !== true)
    avertissements.add(chemin, A_L_ENVERS, `${du} – ${au}`);
  return { ...(du === undefined ? {} : { du }), ...(au === undefined ? {} : { au }) };
}
