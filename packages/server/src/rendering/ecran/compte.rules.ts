import { instantOf } from '@bridge/contract';

const MINUTE = 60_000;
const HEURE = 60 * MINUTE;
const JOUR = 24 * HEURE;

/** How long there is to wait for a civil day and time: « 12 jours », « 3 h 05 min »; null once it is there. */
export function resteAvant(jour: string, heure: string | null, at: Date): string | null {
  const left = instantOf(jour, heure ?? '00:00').getTime() - at.getTime();
  if (left <= 0) return null;
  const jours = Math.floor(left / JOUR);
  if (jours > 1) return `${jours} jours`;
  const heures = Math.floor(left / HEURE);
  const minutes = Math.ceil((left % HEURE) / MINUTE) % 60;
  return heures === 0 ? `${minutes || 1}\u00a0min` : `${heures}\u00a0h ${String(minutes).padStart(2, '0')}\u00a0min`;
}
