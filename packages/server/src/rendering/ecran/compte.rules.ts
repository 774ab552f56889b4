import { civilTime, instantOf, isPastAt, type Langue } from '@bridge/contract';
import { aujourdHuiEnMots, uniteDeTemps } from '../../composition/mots/nombre.words.ts';

const MINUTE = 60_000;
/** Units of time, in minutes. */
const HEURE = 60;
const JOUR = 24 * HEURE;

/** The time left until a civil day and time: « 12 jours », « 3 h 05 min », « Aujourd’hui »; null once it is past. */
export function resteAvant(jour: string, heure: string | null, at: Date, langue: Langue): string | null {
  const [today = '', now = ''] = civilTime(at).split('T');
  if (isPastAt(jour, heure, { jour: today, heure: now.slice(0, 5) })) return null;
  const left = Math.ceil((instantOf(jour, heure ?? '00:00').getTime() - at.getTime()) / MINUTE);
  if (left <= 0) return aujourdHuiEnMots(langue);
  const jours = Math.floor(left / JOUR);
  if (jours > 1) return uniteDeTemps(jours, 'day', langue);
  const [heures, minutes] = [Math.floor(left / HEURE), left % HEURE];
  if (heures === 0) return uniteDeTemps(minutes, 'minute', langue);
  return `${uniteDeTemps(heures, 'hour', langue)} ${uniteDeTemps(minutes, 'minute', langue, 2)}`;
}
