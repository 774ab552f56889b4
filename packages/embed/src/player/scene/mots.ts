import type { Langue } from '@bridge/contract';

/** An hour as each language writes it: « 9 h 05 », « 09:05 ». */
export function heureEnLangue(now: number, langue: Langue, fuseau: string): string {
  const parts = format(langue, { hour: 'numeric', minute: '2-digit', hour12: false }, fuseau).formatToParts(
    new Date(now),
  );
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const [hour, minute] = [Number(read('hour')) % 24, read('minute')];
  if (langue === 'fr') return `${hour}\u00a0h\u00a0${minute}`;
  return `${hour < 10 ? '0' : ''}${hour}:${minute}`;
}

/** A day in words: « samedi 14 novembre ». */
export const jourEnLangue = (now: number, langue: Langue, fuseau: string): string =>
  jour(now, langue, fuseau, { weekday: 'long', day: 'numeric', month: 'long' });

function jour(now: number, langue: Langue, fuseau: string, parts: Intl.DateTimeFormatOptions): string {
  const said = format(langue, parts, fuseau).format(new Date(now));
  return langue === 'fr' ? said.replace(/(^|\s)1 /, '$11er ') : said;
}

const MIS_A_JOUR: Readonly<Record<Langue, string>> = {
  fr: 'Mis à jour le',
  en: 'Updated on',
  de: 'Stand:',
  nl: 'Bijgewerkt op',
  es: 'Actualizado el',
  it: 'Aggiornato il',
  pt: 'Atualizado em',
  ru: 'Обновлено:',
  zh: '更新于',
  ja: '更新:',
  ko: '업데이트:',
};

/** The mention of the last confirmation: « Mis à jour le 14 novembre à 9 h 05 ». */
export function miseAJourEnMots(instant: number, langue: Langue, fuseau: string): string {
  const said = jour(instant, langue, fuseau, { day: 'numeric', month: 'long' });
  return `${MIS_A_JOUR[langue]} ${said}${langue === 'fr' ? ' à' : ','} ${heureEnLangue(instant, langue, fuseau)}`;
}

const MINUTE = 60_000;
const HEURE = 60;
const JOUR = 24 * HEURE;

/** The word for days, singular and plural; « min » and « h » are read everywhere. */
const JOURS: Readonly<Record<Langue, readonly [string, string]>> = {
  fr: ['jour', 'jours'],
  en: ['day', 'days'],
  de: ['Tag', 'Tage'],
  nl: ['dag', 'dagen'],
  es: ['día', 'días'],
  it: ['giorno', 'giorni'],
  pt: ['dia', 'dias'],
  ru: ['дн.', 'дн.'],
  zh: ['天', '天'],
  ja: ['日', '日'],
  ko: ['일', '일'],
};

/** The time left to a countdown: « 12 jours », « 3 h 05 min », « 20 min ». */
export function resteEnMots(reste: number, langue: Langue): string {
  const left = Math.max(0, Math.ceil(reste / MINUTE));
  const jours = Math.floor(left / JOUR);
  const [one, many] = JOURS[langue];
  if (jours > 0 && (jours > 1 || left === JOUR)) return `${jours}\u00a0${jours > 1 ? many : one}`;
  const [heures, minutes] = [Math.floor(left / HEURE), left % HEURE];
  if (heures === 0) return `${minutes}\u00a0min`;
  return `${heures}\u00a0h ${minutes < 10 ? '0' : ''}${minutes}\u00a0min`;
}

const known = new Map<string, Intl.DateTimeFormat>();

function format(langue: Langue, options: Intl.DateTimeFormatOptions, fuseau: string): Intl.DateTimeFormat {
  const cle = `${langue} ${fuseau} ${JSON.stringify(options)}`;
  const found = known.get(cle);
  if (found) return found;
  let made: Intl.DateTimeFormat;
  try {
    made = new Intl.DateTimeFormat(langue, { ...options, timeZone: fuseau });
  } catch {
    made = new Intl.DateTimeFormat(langue, { ...options, timeZone: 'Europe/Paris' });
  }
  known.set(cle, made);
  return made;
}
