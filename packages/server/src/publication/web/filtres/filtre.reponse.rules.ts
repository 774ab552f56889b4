import { numeroOf, PERIODES_RELATIVES, RAYON_USUEL } from '@bridge/contract';
import { PARAMETRES_DE_PAGE, SUITES } from './filtre.noms.ts';
import type { FiltreOffert, Reponse } from './filtre.types.ts';

/** Reads the answer to one filter from an address, whether a form or a link of the page wrote it. */

/** The answer to a filter in a query, or null when there is none that can be read. */
export function readReponse(filtre: FiltreOffert, requete: URLSearchParams): Reponse | null {
  const { code, cible } = filtre;
  if (PARAMETRES_DE_PAGE.some((nom) => nom === code)) return null;
  const [ecrit = ''] = requete.getAll(code);
  switch (cible) {
    case 'typeBridge':
    case 'critere':
    case 'commune':
    case 'tag':
    case 'languesParlees':
      return readCoches(filtre, requete);
    case 'champ':
      if (filtre.champLu === null) return null;
      return filtre.champLu.nombre ? readNombres(nombresEcrits(requete, code)) : readCoches(filtre, requete);
    case 'prix':
    case 'classement':
    case 'capacite':
    case 'score':
      return readNombres(nombresEcrits(requete, code));
    case 'dates':
      return readDates(datesEcrites(requete, code) || ecrit);
    case 'distance':
      return readDistance(jointes(requete, code, ['lat', 'lon', 'km'], ',') || ecrit);
    case 'ouvert':
    case 'fait':
      return requete.getAll(code).includes('1') ? { genre: 'bascule' } : null;
  }
}

/** Whether the area of a map may stand for the communes of a filter. */
export const isSurCarte = ({ cible, widget }: Pick<FiltreOffert, 'cible' | 'widget'>): boolean =>
  cible === 'commune' && widget === 'carte';

/** Whether an address speaks of a filter, even only to say that nothing is asked. */
export function isDit({ code }: Pick<FiltreOffert, 'code'>, requete: URLSearchParams): boolean {
  return requete.has(code) || SUITES.some((suite) => requete.has(`${code}-${suite}`));
}

/** The ticked boxes of a form, else the area of the map. A form without script sends one parameter for each box. */
function readCoches(filtre: FiltreOffert, requete: URLSearchParams): Reponse | null {
  const ecrits = requete.getAll(filtre.code).flatMap((valeur) => valeur.split(',', MOST_WRITTEN));
  const choix = readChoix(filtre, ecrits);
  return choix === null && isSurCarte(filtre) ? readEmprise(requete.get(`${filtre.code}-emprise`) ?? '') : choix;
}

const nombresEcrits = (requete: URLSearchParams, code: string) =>
  jointes(requete, code, ['de', 'a'], '-') || (requete.get(code) ?? '');

/** The fields of a form, joined: « prix-de » and « prix-a » mean the same as « prix », and win over it. */
function jointes(requete: URLSearchParams, code: string, noms: readonly string[], entre: string): string {
  const parts = noms.map((nom) => (requete.get(`${code}-${nom}`) ?? '').trim());
  return parts[0] === '' && parts[1] === '' ? '' : parts.join(entre);
}

/** The days of a form. A period chosen since goes before the days that were asked for earlier. */
function datesEcrites(requete: URLSearchParams, code: string): string {
  const jours = jointes(requete, code, ['du', 'au'], '_');
  const isChosenSince = (requete.get(code) ?? '') !== '' && jours === requete.get(`${code}-avant`);
  return isChosenSince ? '' : jours;
}

const MOST_WRITTEN = 500;
const MOST_CHOSEN = 100;

function readChoix({ choix, multiple }: FiltreOffert, ecrits: readonly string[]): Reponse | null {
  const known = new Set(choix.map(({ slug }) => slug));
  const slugs = [...new Set(ecrits.filter((slug) => known.has(slug)))].slice(0, multiple ? MOST_CHOSEN : 1).sort();
  return slugs.length === 0 ? null : { genre: 'choix', slugs };
}

const NOMBRE = String.raw`(\d{1,6}(?:\.\d{1,2})?)?`;
const NOMBRES = new RegExp(`^${NOMBRE}-${NOMBRE}$`);

function readNombres(ecrit: string): Reponse | null {
  const [, de, a] = NOMBRES.exec(ecrit.replaceAll(',', '.')) ?? [];
  const [min, max] = [de === undefined ? null : Number(de), a === undefined ? null : Number(a)];
  if ((min === null && max === null) || (min !== null && max !== null && min > max)) return null;
  return { genre: 'nombre', de: min, a: max };
}

/** The relative periods that a visitor may ask for: all but the past. */
const QUANDS = PERIODES_RELATIVES.map(({ value }) => value).filter((value) => value !== 'passe');

function readDates(ecrit: string): Reponse | null {
  const quand = QUANDS.find((value) => value === ecrit);
  if (quand !== undefined) return { genre: 'dates', periode: { quand } };
  const [debut = '', fin = debut, ...rest] = ecrit.split('_', 3);
  const [du, au] = [debut === '' ? null : debut, fin === '' ? null : fin];
  const isDay = (jour: string | null) => jour === null || numeroOf(jour) !== null;
  if (rest.length > 0 || (du === null && au === null) || !isDay(du) || !isDay(au)) return null;
  return du !== null && au !== null && du > au ? null : { genre: 'dates', periode: { du, au } };
}

const FARTHEST = 200;
const DEGRES = /^-?\d{1,3}(?:\.\d{1,12})?$/;
const KM = /^\d{1,3}(?:\.\d{1,6})?$/;

/** Rounded to about a hundred metres: the exact place of a visitor is told to nobody, and neighbours share a page. */
const rounded = (degres: number) => Math.round(degres * 1_000) / 1_000 + 0;

function readDistance(ecrit: string): Reponse | null {
  const [lat = '', lon = '', km = '', ...rest] = ecrit.split(',', 4);
  if (rest.length > 0 || !DEGRES.test(lat) || !DEGRES.test(lon)) return null;
  const reponse = { lat: rounded(Number(lat)), lon: rounded(Number(lon)), km: rayonDe(km) };
  const exists = Math.abs(reponse.lat) <= 90 && Math.abs(reponse.lon) <= 180;
  return exists ? { genre: 'distance', ...reponse } : null;
}

/** Reads an area « west,south,east,north », rounded to about a hundred metres. */
function readEmprise(ecrit: string): Reponse | null {
  const degres = ecrit.split(',', 5);
  if (degres.length !== 4 || !degres.every((un) => DEGRES.test(un))) return null;
  const [ouest = 0, sud = 0, est = 0, nord = 0] = degres.map((un) => rounded(Number(un)));
  const exists = ouest >= -180 && ouest < est && est <= 180 && sud >= -90 && sud < nord && nord <= 90;
  return exists ? { genre: 'emprise', ouest, sud, est, nord } : null;
}

/** The range of a filter by distance, in km: as the editor set it, within sensible limits. */
export function bornesDeDistance({ min, max }: { readonly min: number | null; readonly max: number | null }) {
  return { min: Math.max(Math.round(min ?? 1), 1), max: Math.min(Math.round(max ?? 100), FARTHEST) };
}

/** The radius that a visitor typed, or the default: an emptied or half-typed field must not lose their place. */
function rayonDe(ecrit: string): number {
  const km = KM.test(ecrit) ? Math.round(Number(ecrit) * 10) / 10 : 0;
  return km > 0 ? Math.min(km, FARTHEST) : RAYON_USUEL;
}
