import { FORMATS_D_EXPORT, type Langue, langueSchema } from '@bridge/contract';
import { PARAMETRES_DE_PAGE, QUESTION, SUITES } from '../filtres/filtre.noms.ts';
import type { Demande } from '../pages/composition.ts';
import { BROCHURE, objetDeLAdresse } from './adresse.rules.ts';

/** The list, the map or the objet that an output is made of. */
export type SortieVisee =
  | { readonly genre: 'liste'; readonly code: string; readonly format: string }
  | { readonly genre: 'carte'; readonly code: string }
  /** The popup that a map shows when an objet is pressed. */
  | { readonly genre: 'infobulle'; readonly carte: number; readonly objet: number }
  /** A file that a map draws beside its objets. */
  | { readonly genre: 'calque'; readonly carte: number; readonly rang: number }
  | { readonly genre: 'objet'; readonly objet: number; readonly format: 'ics' | 'gpx' };

/** The resource that an address below a site asks for. */
export type Adresse =
  | { readonly genre: 'langue' }
  | { readonly genre: 'robots' | 'llms' }
  /** `partie` is null for the sitemap that lists the parts. */
  | { readonly genre: 'sitemap'; readonly partie: number | null }
  | { readonly genre: 'page'; readonly langue: Langue; readonly chemin: string; readonly demande: Demande }
  | { readonly genre: 'sortie'; readonly langue: Langue; readonly de: SortieVisee }
  /** A PDF of some objets, which the query names. */
  | { readonly genre: 'brochure'; readonly langue: Langue }
  | { readonly genre: 'inconnue'; readonly langue: Langue | null };

const FORMATS = new Set<string>([
  ...FORMATS_D_EXPORT.map(({ value }) => value),
  'json',
  'geojson',
  'csv',
  'ics',
  'rss',
  'jsonld',
]);
/** The code of a list, a map or a type. */
export const CODE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const INFOBULLE = /^carte\/([1-9]\d{0,14})\/infobulle\/([1-9]\d{0,14})$/;
const CALQUE = /^carte\/([1-9]\d{0,14})\/calque\/([1-9]\d?)$/;
const NONE = new URLSearchParams();

/** Reads an address. `path` follows the site, with its slash; a path of no known shape is « inconnue ». */
export function adresseDe(path: string): Adresse {
  const parts = partsOf(path);
  if (parts === null) return { genre: 'inconnue', langue: null };
  const [first, second, third, ...more] = parts;
  if (first === undefined) return { genre: 'langue' };
  if (second === undefined) {
    if (first === 'robots.txt') return { genre: 'robots' };
    if (first === 'llms.txt') return { genre: 'llms' };
    const sitemap = /^sitemap(?:-(\d{1,4}))?\.xml$/.exec(first);
    if (sitemap) return { genre: 'sitemap', partie: sitemap[1] === undefined ? null : Number(sitemap[1]) };
  }
  const langue = langueSchema.safeParse(first).data;
  const [, carte, shown] = INFOBULLE.exec(parts.slice(1).join('/')) ?? [];
  if (langue !== undefined && carte !== undefined)
    return { genre: 'sortie', langue, de: { genre: 'infobulle', carte: Number(carte), objet: Number(shown) } };
  const [, sous, rang] = CALQUE.exec(parts.slice(1).join('/')) ?? [];
  if (langue !== undefined && sous !== undefined)
    return { genre: 'sortie', langue, de: { genre: 'calque', carte: Number(sous), rang: Number(rang) } };
  if (langue === undefined || more.length > 0) return { genre: 'inconnue', langue: langue ?? null };
  const page = (demande: Demande): Adresse => ({ genre: 'page', langue, chemin: parts.join('/'), demande });
  if (second === undefined) return page({ genre: 'accueil' });
  if (third === undefined) {
    if (second === BROCHURE) return { genre: 'brochure', langue };
    if (CODE.test(second)) return page({ genre: 'liste', code: second, requete: NONE });
    const [, code = '', format = ''] = /^(.+)\.([a-z]+)$/.exec(second) ?? [];
    return CODE.test(code) && FORMATS.has(format)
      ? { genre: 'sortie', langue, de: { genre: 'liste', code, format } }
      : { genre: 'inconnue', langue };
  }
  if (second === 'carte' && CODE.test(third)) return page({ genre: 'carte', code: third });
  if (second === 'annonce' && CODE.test(third)) return page({ genre: 'annonce', code: third });
  if (second === 'site' && third === 'accessibilite') return page({ genre: 'accessibilite' });
  const [, code = '', format = ''] = /^(.+)\.([a-z]+)$/.exec(third) ?? [];
  if (second === 'carte' && CODE.test(code) && format === 'geojson')
    return { genre: 'sortie', langue, de: { genre: 'carte', code } };
  if (!CODE.test(second)) return { genre: 'inconnue', langue };
  const ofFile = objetDeLAdresse(code);
  if (ofFile !== null && (format === 'ics' || format === 'gpx'))
    return { genre: 'sortie', langue, de: { genre: 'objet', objet: ofFile, format } };
  const objet = objetDeLAdresse(third);
  return objet === null
    ? { genre: 'inconnue', langue }
    : page({ genre: 'fiche', objet, chemin: `/${parts.join('/')}` });
}

/** The words between the slashes of a path, or null when an escape in them cannot be decoded. */
function partsOf(path: string): string[] | null {
  try {
    const parts = path
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent);
    return parts.some((part) => part.length > 300 || /[/\\\0]/.test(part)) ? null : parts;
  } catch {
    return null;
  }
}

/** The language of the site that a visitor likes best, as their browser says. */
export function langueVoulue(accepted: string | undefined, langues: readonly Langue[], parDefaut: Langue): Langue {
  const wanted = (accepted ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find((q) => q !== undefined);
      return { langue: tag.split('-')[0] ?? '', poids: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ poids }) => poids > 0)
    .sort((one, other) => other.poids - one.poids);
  for (const { langue } of wanted) {
    const found = langues.find((known) => known === langue);
    if (found !== undefined) return found;
  }
  return parDefaut;
}

/** The names that the address of a list may have, from the codes of its filters. */
export function parametresDe(filtres: readonly string[], guide = false): string[] {
  const own = guide ? [...PARAMETRES_DE_PAGE, QUESTION] : PARAMETRES_DE_PAGE;
  return [...own, ...filtres.flatMap((code) => [code, ...SUITES.map((suite) => `${code}-${suite}`)])];
}

const LONGEST_TEXT = 200;
/** The longest list of choices of one filter that an address may hold. */
const LONGEST_VALUE = 3_000;
const MOST_VALUES = 40;
const MOST_PAGES = 10_000;

/**
 * What an address asks of a page, whichever way it was written: names that the page knows, in one order. What it does not know (a
 * campaign, a guess, an attack) neither makes another page nor reaches the one that is kept.
 */
export function requeteCanonique(asked: URLSearchParams, parametres: readonly string[]): URLSearchParams {
  const known = new Set(parametres);
  const kept: [string, string][] = [];
  for (const [rawName, rawValue] of asked) {
    const name = rawName.toLowerCase();
    const value = rawValue.replace(/\s+/g, ' ').trim();
    const longest = name === 'q' ? LONGEST_TEXT : LONGEST_VALUE;
    if (!known.has(name) || value === '' || value.length > longest || /\p{Cc}|\p{Surrogate}/u.test(value)) continue;
    if (name === 'page' && !(/^[1-9]\d*$/.test(value) && Number(value) > 1 && Number(value) <= MOST_PAGES)) continue;
    if (kept.length < MOST_VALUES && !kept.some(([n, v]) => n === name && v === value)) kept.push([name, value]);
  }
  kept.sort(([n1, v1], [n2, v2]) => compare(n1, n2) || compare(v1, v2));
  return new URLSearchParams(kept);
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
