import { intervalleEnMots } from '../dates/date.words.ts';
import { JOURS, type Jour, numeroOf, rangDansSemaine, textOf } from '../dates/jour-civil.ts';
import { heureEnMots } from '../dates/ouverture.words.ts';

/** When something is shown; empty for always. Hours that end before they start go past midnight. */
export interface Moments {
  readonly jours: readonly Jour[];
  readonly de: string | null;
  readonly a: string | null;
  readonly du: string | null;
  readonly au: string | null;
}

/** A civil day and hour: « 2026-07-14 », « 09:30 ». */
export interface Moment {
  readonly jour: string;
  readonly heure: string;
}

/** Why nothing is shown at a moment, in words; null when something is. */
export function raisonDAbsence(moments: Moments, { jour, heure }: Moment): string | null {
  const { jours, de, a, du, au } = moments;
  // Hours that started in the evening belong to the day before.
  const of = de !== null && a !== null && a < de && heure < a ? veille(jour) : jour;
  if (au !== null && of > au) return `Terminé\u00a0: ${small(intervalleEnMots(undefined, au))}.`;
  if (du !== null && of < du) return `Pas encore\u00a0: ${small(intervalleEnMots(du, undefined))}.`;
  if (!isInHours(heure, de, a)) return `Hors de ses heures\u00a0: ${heuresEnMots(de, a)}.`;
  if (jours.length > 0 && !jours.includes(jourDe(of))) return `Pas ce jour\u00a0: ${joursEnMots(jours)}.`;
  return null;
}

function isInHours(heure: string, de: string | null, a: string | null): boolean {
  if (de !== null && a !== null && a < de) return heure >= de || heure < a;
  return (de === null || heure >= de) && (a === null || heure < a);
}

export function jourDe(jour: string): Jour {
  return JOURS[rangDansSemaine(numeroOf(jour) ?? 0)] ?? 'lundi';
}

const veille = (jour: string) => textOf((numeroOf(jour) ?? 0) - 1);

/** Whether an awaited day and hour is past. Without an hour, it is current all day. */
export function isPastAt(jour: string, heure: string | null, moment: Moment): boolean {
  return jour < moment.jour || (jour === moment.jour && heure !== null && heure <= moment.heure);
}

/** « lundi, mardi et mercredi ». */
export function joursEnMots(jours: readonly Jour[]): string {
  const noms = JOURS.filter((jour) => jours.includes(jour));
  const last = noms[noms.length - 1] ?? '';
  return noms.length > 1 ? `${noms.slice(0, -1).join(', ')} et ${last}` : last;
}

/** « de 8 h à 12 h ». */
export function heuresEnMots(de: string | null, a: string | null): string {
  if (de !== null && a !== null) return `de ${heureEnMots(de)} à ${heureEnMots(a)}`;
  if (de !== null) return `à partir de ${heureEnMots(de)}`;
  return a === null ? '' : `jusqu’à ${heureEnMots(a)}`;
}

/** « lundi et mardi, de 8 h à 12 h, du 3 au 17 août 2026 »; empty for always. */
export function momentsEnMots({ jours, de, a, du, au }: Moments): string {
  return [
    jours.length === 0 ? '' : joursEnMots(jours),
    heuresEnMots(de, a),
    small(intervalleEnMots(du ?? undefined, au ?? undefined)),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** « 45 s », « 1 min 30 s », « 2 h 05 min ». */
export function dureeEnMots(secondes: number): string {
  if (secondes < 60) return `${secondes}\u00a0s`;
  const minutes = Math.floor(secondes / 60);
  if (minutes < 60) return `${minutes}\u00a0min${secondes % 60 === 0 ? '' : ` ${secondes % 60}\u00a0s`}`;
  return `${Math.floor(minutes / 60)}\u00a0h ${String(minutes % 60).padStart(2, '0')}\u00a0min`;
}
