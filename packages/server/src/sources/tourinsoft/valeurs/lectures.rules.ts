import { urlOf } from '../../../catalogue/url.rules.ts';
import { emailOf, telephonesOf } from '../../clean/contact.rules.ts';
import { instantOf, jourOf } from '../../clean/date.rules.ts';
import { heureOf } from '../../clean/heure.rules.ts';
import { nombreOf } from '../../clean/nombre.rules.ts';
import { plainText } from '../../clean/texte.rules.ts';
import { normalize } from './noms.rules.ts';

const MICROSOFT = /^\/Date\((-?\d{1,15})(?:[+-]\d{4})?\)\/$/;

/** The old doors write local times as if they were universal: midnight in Paris is midnight in their milliseconds. */
export function sansMillisecondes(texte: string): string {
  if (EPOQUE.test(texte)) return new Date(Number(texte)).toISOString();
  const instant = Number(MICROSOFT.exec(texte.trim())?.[1]);
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? texte : date.toISOString().replace(/(?:\.000)?Z$/, '');
}

/** Milliseconds since 1970, as maps on the web write their dates: from 2001 to 2033. */
const EPOQUE = /^1\d{12}$/;

export function readJour(texte: string): string | null {
  if (/^\d{8}$/.test(texte)) return jourOf(`${texte.slice(0, 4)}-${texte.slice(4, 6)}-${texte.slice(6)}`);
  return jourOf(sansMillisecondes(texte));
}

export const readInstant = (valeur: unknown): string | null =>
  typeof valeur === 'string' || typeof valeur === 'number' ? instantOf(sansMillisecondes(String(valeur))) : null;

/** Some feeds give hours as moments of a day that means nothing: « 1900-01-01T10:30:00 ». */
export const readHeure = (texte: string): string | null => heureOf(texte.replace(/^\d{4}-\d{2}-\d{2}T/, ''));

export const readNombre = (texte: string): number | null => nombreOf(texte);
export const readPrix = (texte: string): number | null => {
  const nombre = nombreOf(texte);
  return nombre === null || nombre < 0 ? null : nombre;
};

export const readUrl = (texte: string): string | null => urlOf(texte);
export const readEmail = (texte: string): string | null => emailOf(texte);
export const readTelephones = (texte: string): string[] => telephonesOf(isSansZero(texte) ? `0${texte.trim()}` : texte);

export const looksLikeAdresse = (texte: string): boolean =>
  urlOf(texte) !== null && /^(https?:|www\.)|\.[a-z]{2,6}(\/|$)/i.test(texte.trim());
export const looksLikeTelephone = (texte: string): boolean =>
  /^\+?[\d\s.()/\u00a0-]{8,25}$/.test(texte.trim()) && texte.replace(/\D/g, '').length >= 8;

export function readCodePostal(texte: string): string | null {
  const compact = texte.replace(/[\s\u00a0]+/g, '');
  return /^\d{5}$/.test(compact) ? compact : null;
}
export const readInsee = (texte: string): string | null =>
  /^\d[\dAB]\d{3}$/i.test(texte) ? texte.toUpperCase() : null;

/** Spreadsheets take « 01000 » for a number and write 1000: the code that it was, where it is a known one. */
export function withZero(texte: string, isKnown: (code: string) => boolean): string | null {
  const compact = texte.trim();
  return /^[1-9]\d{3}$/.test(compact) && isKnown(`0${compact}`) ? `0${compact}` : null;
}

/** Whether a text is a French telephone number whose first zero a spreadsheet took: nine digits are left. */
export const isSansZero = (texte: string): boolean => /^[1-9]\d{8}$/.test(texte.trim());

const OUI = new Set(['oui', 'true', 'vrai', 'o', 'yes', '1', 'x']);
const NON = new Set(['non', 'false', 'faux', 'n', 'no', '0']);

export function readBooleen(texte: string): boolean | null {
  // « 1 € » is an amount, and no box that is ticked.
  const mot = texte.includes('€') ? '' : normalize(texte);
  if (OUI.has(mot)) return true;
  return NON.has(mot) ? false : null;
}

/** « <strong>Lieu :</strong> au Port »: the caption of the page is no part of the value. */
const INTITULE_COLLE =
  /^\s*(?:<(?:p|div|span)\b[^<>]{0,200}>\s*)?<(strong|b|em|u)\b[^<>]{0,200}>[^<>]{1,80}?(?::|&nbsp;:)\s*<\/\1>\s*:?\s*/i;

const ELEMENT = /^- (?=\S)/;

/** The elements of ready-made HTML that is a list and nothing more; null for any other text. */
export function elementsDeListe(texte: string): readonly string[] | null {
  if (!/<li[\s>]/i.test(texte)) return null;
  const lignes = readTexte(texte).split('\n').filter(Boolean);
  return lignes.length > 0 && lignes.every((ligne) => ELEMENT.test(ligne))
    ? lignes.map((ligne) => ligne.replace(ELEMENT, ''))
    : null;
}

/** Plain text of a field that may be ready-made HTML. */
export function readTexte(texte: string): string {
  return plainText(texte.startsWith('<') || texte.includes('</') ? texte.replace(INTITULE_COLLE, '') : texte);
}
