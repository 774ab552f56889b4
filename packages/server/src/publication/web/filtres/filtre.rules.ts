import {
  type ChoixDeFiltre,
  type Filtre,
  numeroOf,
  PERIODES_RELATIVES,
  type PeriodeRelative,
  RAYON_USUEL,
} from '@bridge/contract';

/**
 * What a visitor asks of a list, and the address that says it. Addresses come from anywhere: what is unknown or badly written in one is
 * as if it were not there. The same state has one address.
 */

/** A filter with the choices that it offers, listed or found. */
export interface FiltreOffert
  extends Pick<
    Filtre,
    'id' | 'code' | 'cible' | 'critere' | 'mesure' | 'multiple' | 'tous' | 'min' | 'max' | 'indexable'
  > {
  readonly choix: readonly ChoixDeFiltre[];
}

export type PeriodeDemandee =
  | { readonly quand: PeriodeRelative }
  | { readonly du: string | null; readonly au: string | null };

export type Reponse =
  | { readonly genre: 'choix'; readonly slugs: readonly string[] }
  | { readonly genre: 'nombre'; readonly de: number | null; readonly a: number | null }
  | { readonly genre: 'dates'; readonly periode: PeriodeDemandee }
  | { readonly genre: 'distance'; readonly lat: number; readonly lon: number; readonly km: number }
  | { readonly genre: 'bascule' };

export interface Etat {
  /** By code of filter. */
  readonly filtres: Readonly<Record<string, Reponse>>;
  readonly q: string;
  /** Code of a tri that the list offers; null for its own. */
  readonly tri: string | null;
  readonly page: number;
}

export const SANS_DEMANDE: Etat = { filtres: {}, q: '', tri: null, page: 1 };

/** What a list itself reads: no filter may be called so. */
export const PARAMETRES_DE_PAGE = ['q', 'tri', 'page'] as const;

/** Nor what else an address of ours may say: a frame, a fragment, a layer, the language of the API. */
export const NOMS_RESERVES: readonly string[] = [
  ...PARAMETRES_DE_PAGE,
  'fragment',
  'base',
  'cadre',
  'couche',
  'langue',
];

interface Offre {
  readonly filtres: readonly FiltreOffert[];
  readonly tris: readonly string[];
  /** Whether words may be looked for. */
  readonly texte: boolean;
}

const LONGEST_TEXT = 100;
const LAST_PAGE = 10_000;

export function readEtat(requete: URLSearchParams, { filtres, tris, texte }: Offre): Etat {
  const reponses = filtres.flatMap((filtre): [string, Reponse][] => {
    const reponse = readReponse(filtre, requete);
    return reponse === null ? [] : [[filtre.code, reponse]];
  });
  const page = requete.get('page') ?? '';
  return {
    filtres: Object.fromEntries(reponses),
    q: texte ? readTexte(requete.get('q') ?? '') : '',
    tri: tris.find((code) => code === requete.get('tri')) ?? null,
    page: /^[1-9]\d{0,4}$/.test(page) ? Math.min(Number(page), LAST_PAGE) : 1,
  };
}

/** One line, without anything that is not written with a keyboard: no control, no half of a letter. */
function readTexte(text: string): string {
  const line = text
    .slice(0, LONGEST_TEXT * 4)
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  return [...line].slice(0, LONGEST_TEXT).join('').trim();
}

function readReponse(filtre: FiltreOffert, requete: URLSearchParams): Reponse | null {
  const { code, cible } = filtre;
  if (PARAMETRES_DE_PAGE.some((nom) => nom === code)) return null;
  const [ecrit = ''] = requete.getAll(code);
  switch (cible) {
    case 'typeBridge':
    case 'critere':
    case 'commune':
    case 'tag':
    case 'languesParlees':
      // A form without script sends one parameter for each box.
      return readChoix(
        filtre,
        requete.getAll(code).flatMap((valeur) => valeur.split(',', MOST_WRITTEN)),
      );
    case 'prix':
    case 'classement':
    case 'capacite':
      return readNombres(jointes(requete, code, ['de', 'a'], '-') || ecrit);
    case 'dates':
      return readDates(datesEcrites(requete, code) || ecrit);
    case 'distance':
      return readDistance(jointes(requete, code, ['lat', 'lon', 'km'], ',') || ecrit);
    case 'ouvert':
      return ecrit === '1' ? { genre: 'bascule' } : null;
  }
}

/** The fields of a form: « prix-de » and « prix-a » say what « prix » would, and go before it: they were just filled in. */
function jointes(requete: URLSearchParams, code: string, noms: readonly string[], entre: string): string {
  const parts = noms.map((nom) => (requete.get(`${code}-${nom}`) ?? '').trim());
  return parts[0] === '' && parts[1] === '' ? '' : parts.join(entre);
}

/** The days of a form; those that were asked before leave their place to a period that was chosen since. */
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

/** What is past is nobody's to look for. */
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

/** A hundred metres is near enough: nobody is told where a visitor stands, and neighbours share a page. */
const rounded = (degres: number) => Math.round(degres * 1_000) / 1_000 + 0;

function readDistance(ecrit: string): Reponse | null {
  const [lat = '', lon = '', km = '', ...rest] = ecrit.split(',', 4);
  if (rest.length > 0 || !DEGRES.test(lat) || !DEGRES.test(lon)) return null;
  const reponse = { lat: rounded(Number(lat)), lon: rounded(Number(lon)), km: rayonDe(km) };
  const exists = Math.abs(reponse.lat) <= 90 && Math.abs(reponse.lon) <= 180;
  return exists ? { genre: 'distance', ...reponse } : null;
}

/** How far a filter goes, in km: what people set of it, within what means something. */
export function bornesDeDistance({ min, max }: { readonly min: number | null; readonly max: number | null }) {
  return { min: Math.max(Math.round(min ?? 1), 1), max: Math.min(Math.round(max ?? 100), FARTHEST) };
}

/** A field that is emptied, or half typed, does not make a visitor lose where they are. */
function rayonDe(ecrit: string): number {
  const km = KM.test(ecrit) ? Math.round(Number(ecrit) * 10) / 10 : 0;
  return km > 0 ? Math.min(km, FARTHEST) : RAYON_USUEL;
}

/** What an address says after its path, with its « ? »; nothing where nothing is asked. */
export function adresseDe({ filtres, q, tri, page }: Etat): string {
  const parts = [
    ...Object.keys(filtres)
      .sort()
      .flatMap((code) => parametreDe(code, filtres[code])),
    ...(q === '' ? [] : [`q=${encodeURIComponent(q).replaceAll('%20', '+')}`]),
    ...(tri === null ? [] : [`tri=${tri}`]),
    ...(page === 1 ? [] : [`page=${page}`]),
  ];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

function parametreDe(code: string, reponse: Reponse | undefined): string[] {
  return reponse === undefined ? [] : [`${code}=${ecriture(reponse)}`];
}

/** Letters of slugs, digits, and signs that an address may have as they are. */
export function ecriture(reponse: Reponse): string {
  switch (reponse.genre) {
    case 'choix':
      return [...reponse.slugs].sort().join(',');
    case 'nombre':
      return `${reponse.de ?? ''}-${reponse.a ?? ''}`;
    case 'dates': {
      const { periode } = reponse;
      if ('quand' in periode) return periode.quand;
      return periode.du === periode.au ? `${periode.du}` : `${periode.du ?? ''}_${periode.au ?? ''}`;
    }
    case 'distance':
      return `${reponse.lat},${reponse.lon},${reponse.km}`;
    case 'bascule':
      return '1';
  }
}

/** The state with another answer to one filter; null: none. The first page of what that gives. */
export function avec({ filtres, ...etat }: Etat, code: string, reponse: Reponse | null): Etat {
  const { [code]: _, ...others } = filtres;
  return { ...etat, page: 1, filtres: reponse === null ? others : { ...others, [code]: reponse } };
}

/** With a choice if it is not made, without it if it is. */
export function toggleChoix(
  etat: Etat,
  { code, multiple }: Pick<FiltreOffert, 'code' | 'multiple'>,
  slug: string,
): Etat {
  const now = etat.filtres[code];
  const slugs = now?.genre === 'choix' ? now.slugs : [];
  const next = slugs.includes(slug) ? slugs.filter((one) => one !== slug) : [...(multiple ? slugs : []), slug].sort();
  return avec(etat, code, next.length === 0 ? null : { genre: 'choix', slugs: next });
}
