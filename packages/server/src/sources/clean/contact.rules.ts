import type { Contact } from '@bridge/contract';

const EMAIL = /^[^\s@<>"(),;:]{1,64}@[^\s@<>"(),;:]{1,190}\.[a-z]{2,24}$/i;
/** The longest text that may be a list of phone numbers. */
const LONGEST = 1_000;
const SEPARATORS = /\s*(?:[/;,|]|\bou\b|\s-\s)\s*/i;

/** Phone numbers of a field, which sometimes holds several, written the French way; empty when there is none. */
export function telephonesOf(value: unknown): string[] {
  const text = textual(value);
  if (text === '' || text.length > LONGEST || /@|www\.|https?:/i.test(text)) return [];
  const whole = telephone(text);
  const parts = text.split(SEPARATORS).map(telephone);
  // The parts are several numbers only if each of them is a whole number: « 03 88 00 00 00/01 » is one.
  if (parts.length > 1 && parts.every((part) => part !== null && digits(part).length >= 9)) {
    return parts.filter((part) => part !== null);
  }
  return whole === null ? [] : [whole];
}

function telephone(text: string): string | null {
  const compact = text.replace(/\(0\)/, '').replace(/^00(?=[1-9])/, '+');
  const number = digits(compact);
  if (number.length < 3 || number.length > 24) return null;
  const french = /^\+\s*33/.test(compact) && number.length === 11 ? `0${number.slice(2)}` : number;
  if (/^0\d{9}$/.test(french) && /^[+\d\s.\u00a0\u202f()-]*$/.test(compact)) {
    return french.replace(/(\d{2})(?=\d)/g, '$1 ');
  }
  return compact
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()
    .slice(0, 60);
}

export function isMobile(telephoneNumber: string): boolean {
  return /^0[67]/.test(telephoneNumber);
}

export function emailOf(value: unknown): string | null {
  const text = textual(value).replace(/^mailto:\s*/i, '');
  if (EMAIL.test(text)) return text;
  // Several addresses in one field: the first is the main one.
  const first = text.split(/[\s;,/|]+/).find((part) => EMAIL.test(part));
  return first ?? null;
}

const RESEAUX: readonly (readonly [RegExp, Contact['genre']])[] = [
  [/^https?:\/\/(?:[\w-]+\.)*(?:facebook\.com|fb\.com|fb\.me)(?![\w.-])/i, 'facebook'],
  [/^https?:\/\/(?:[\w-]+\.)*(?:instagram\.com|instagr\.am)(?![\w.-])/i, 'instagram'],
  [/^https?:\/\/(?:[\w-]+\.)*(?:twitter\.com|(?<![\w-])x\.com)(?![\w.-])/i, 'x'],
];

/** The kind of a web address, by its host: the address of a social network is that of the network, whatever its field is called. */
export function reseauDe(url: string): Contact['genre'] {
  return RESEAUX.find(([host]) => host.test(url))?.[1] ?? 'site';
}

/** « 22 000 » is 22000, « F-67000 » is 67000; codes of other countries stay as they are. */
export function codePostalOf(value: unknown): string | undefined {
  const text = textual(value);
  if (text === '') return undefined;
  const compact = text.replace(/^F\s?-\s?/i, '').replace(/[\s\u00a0\u202f.]+/g, '');
  return (/^\d+$/.test(compact) ? compact : text).slice(0, 20);
}

function digits(text: string): string {
  return text.replace(/\D/g, '');
}

function textual(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}
