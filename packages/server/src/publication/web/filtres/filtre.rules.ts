import { departDe, filtresMontres } from './filtre.depart.rules.ts';
import { QUESTION } from './filtre.noms.ts';
import { isDit, readReponse } from './filtre.reponse.rules.ts';
import type { FiltreOffert, Reponse } from './filtre.types.ts';

export type { FiltreOffert, PeriodeDemandee, Reponse } from './filtre.types.ts';

/**
 * What a visitor asks of a list, and the address that says it. An unknown or badly written part of an address is
 * ignored. Equal states have the same address.
 */

export interface Etat {
  /** The answers, by code of filter. */
  readonly filtres: Readonly<Record<string, Reponse>>;
  /** The answers of filters that the address does not mention. */
  readonly defauts: Readonly<Record<string, Reponse>>;
  readonly q: string;
  /** The code of a tri that the list offers, or null for the order of the list itself. */
  readonly tri: string | null;
  readonly page: number;
  /**
   * What the address says of a guided search: the code of the question in force, with a dash at the end for the one
   * after it, a dash alone for the results, or null when it says nothing.
   */
  readonly question: string | null;
}

export const SANS_DEMANDE: Etat = { filtres: {}, defauts: {}, q: '', tri: null, page: 1, question: null };

interface Offre {
  readonly filtres: readonly FiltreOffert[];
  readonly tris: readonly string[];
  /** Whether visitors may search by words. */
  readonly texte: boolean;
  /** Whether the filters are asked one at a time. */
  readonly guide: boolean;
  /** The types that the sélection holds. */
  readonly types: readonly string[];
}

const LONGEST_TEXT = 100;
const LAST_PAGE = 10_000;

export function readEtat(requete: URLSearchParams, { filtres, tris, texte, guide, types }: Offre): Etat {
  const lues = reponsesDe(filtres, (filtre) =>
    isDit(filtre, requete) ? readReponse(filtre, requete) : departDe(filtre),
  );
  const montres = filtresMontres(filtres, lues, types);
  const page = requete.get('page') ?? '';
  return {
    filtres: reponsesDe(montres, ({ code }) => lues[code] ?? null),
    defauts: reponsesDe(montres, departDe),
    q: texte ? readTexte(requete.get('q') ?? '') : '',
    tri: tris.find((code) => code === requete.get('tri')) ?? null,
    page: /^[1-9]\d{0,4}$/.test(page) ? Math.min(Number(page), LAST_PAGE) : 1,
    question: guide ? readQuestion(requete.get(QUESTION) ?? '', filtres) : null,
  };
}

function readQuestion(dite: string, filtres: readonly FiltreOffert[]): string | null {
  return dite === AUCUNE || filtres.some(({ code }) => code === dite.replace(/-$/, '')) ? dite : null;
}

function reponsesDe(
  filtres: readonly FiltreOffert[],
  reponse: (filtre: FiltreOffert) => Reponse | null,
): Readonly<Record<string, Reponse>> {
  return Object.fromEntries(
    filtres.flatMap((filtre): [string, Reponse][] => {
      const dite = reponse(filtre);
      return dite === null ? [] : [[filtre.code, dite]];
    }),
  );
}

/** The text as one line, without control characters or broken pairs of characters. */
function readTexte(text: string): string {
  const line = text
    .slice(0, LONGEST_TEXT * 4)
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  return [...line].slice(0, LONGEST_TEXT).join('').trim();
}

/** The query of an address, with its « ? », or an empty text when nothing is asked. */
export function adresseDe({ filtres, defauts, q, tri, page, question }: Etat): string {
  const parts = [
    ...codesDits({ filtres, defauts })
      .sort()
      .flatMap((code) => parametreDe(code, filtres[code], defauts[code])),
    ...(q === '' ? [] : [`q=${encodeURIComponent(q).replaceAll('%20', '+')}`]),
    ...(tri === null ? [] : [`tri=${tri}`]),
    ...(page === 1 ? [] : [`page=${page}`]),
  ];
  // An address that asks for something leads to the results of a guided search.
  const isSaid = question !== null && !(question === AUCUNE && parts.length > 0);
  const said = isSaid ? [...parts, `${QUESTION}=${question}`] : parts;
  return said.length === 0 ? '' : `?${said.join('&')}`;
}

/** The answer written for a filter that has a default and that the visitor emptied; the question after the last. */
export const AUCUNE = '-';

/** The codes of the filters that the address has to mention: their answer is not the default one. */
export const codesDits = ({ filtres, defauts }: Pick<Etat, 'filtres' | 'defauts'>): string[] =>
  [...new Set([...Object.keys(filtres), ...Object.keys(defauts)])].filter(
    (code) => parametreDe(code, filtres[code], defauts[code]).length > 0,
  );

function parametreDe(code: string, reponse: Reponse | undefined, defaut: Reponse | undefined): string[] {
  if (reponse === undefined) return defaut === undefined ? [] : [`${code}=${AUCUNE}`];
  const dite = ecriture(reponse);
  if (defaut?.genre === reponse.genre && ecriture(defaut) === dite) return [];
  return [reponse.genre === 'emprise' ? `${code}-emprise=${dite}` : `${code}=${dite}`];
}

/** An answer as it is written in an address: slugs, digits, and signs that need no escape. */
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
    case 'emprise':
      return [reponse.ouest, reponse.sud, reponse.est, reponse.nord].join(',');
    case 'bascule':
      return '1';
  }
}

/** The state with another answer to one filter, or with none when null, back on the first page. */
export function avec({ filtres, ...etat }: Etat, code: string, reponse: Reponse | null): Etat {
  const { [code]: _, ...others } = filtres;
  return { ...etat, page: 1, filtres: reponse === null ? others : { ...others, [code]: reponse } };
}

/** The state with a choice ticked, or without it when it was ticked already. */
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
