import type { Langue } from '@bridge/contract';
import type { Demande, PageLue } from '../source.ts';
import { champIdApidae } from './fiche/identite.rules.ts';
import type { FluxApidaeOuvert } from './flux.ts';

/** The largest number of objects that one answer of Apidae may hold. */
const PAGE = 200;
const ATTENTE = 300;
const MOST_PAGES = 5_000;

export function prochaineApidae(flux: FluxApidaeOuvert, lues: readonly PageLue[]): Demande | null {
  if (flux.mode === 'fichier') return null;
  if (flux.mode === 'export')
    return lues.length > 0 ? null : { cle: 'export', objet: 'Archive d’export', url: flux.url };
  const last = lues.at(-1);
  const first = lues.length * PAGE;
  if (last !== undefined) {
    const total = lues.find((page) => page.total !== undefined)?.total;
    if (last.nombre === 0 || lues.length >= MOST_PAGES || (total === undefined ? last.nombre < PAGE : first >= total))
      return null;
  }
  return {
    cle: `page-${lues.length + 1}`,
    objet: `Fiches ${first + 1} à ${first + PAGE}`,
    ...asked(flux, OBJETS, queryOf(flux, first, PAGE)),
    ...(last === undefined ? {} : { attente: flux.attente ?? ATTENTE }),
  };
}

/** The first objects of the search. */
export function premieresApidae(flux: FluxApidaeOuvert, nombre: number): Demande | null {
  if (flux.mode !== 'api') return prochaineApidae(flux, []);
  const query = queryOf(flux, 0, Math.min(PAGE, nombre));
  return { cle: 'page-1', objet: 'Premières fiches', ...asked(flux, OBJETS, query) };
}

/** Asks for one object, if the search of the feed would find it. */
export function uneFicheApidae(flux: FluxApidaeOuvert, identifiant: string): Demande | null {
  if (flux.mode !== 'api') return null;
  const by = namedBy(flux, identifiant);
  return by && { cle: 'page-1', objet: 'Une fiche', ...asked(flux, OBJETS, { ...queryOf(flux, 0, 1), ...by }) };
}

function namedBy(flux: FluxApidaeOuvert, identifiant: string): Record<string, unknown> | null {
  switch (champIdApidae(flux)) {
    case 'id':
      return /^\d{1,15}$/.test(identifiant) ? { identifiants: [Number(identifiant)] } : null;
    case 'identifier':
      return { identifiers: [identifiant] };
    default:
      return null;
  }
}

const OBJETS = 'recherche/list-objets-touristiques';

/** A call of the API of reading. */
export function asked(
  flux: Pick<FluxApidaeOuvert, 'url' | 'apiKey' | 'projetId'>,
  service: string,
  query: Readonly<Record<string, unknown>>,
): Pick<Demande, 'url' | 'method' | 'headers' | 'body'> {
  const whole = { apiKey: flux.apiKey, projetId: flux.projetId, ...query };
  return {
    url: `${flux.url.replace(/\/+$/, '')}/v002/${service}/`,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    // The key goes in the body, not in the address: servers write addresses in their logs.
    body: `query=${encodeURIComponent(JSON.stringify(whole))}`,
  };
}

function queryOf(flux: FluxApidaeOuvert, first: number, count: number): Record<string, unknown> {
  return {
    ...(flux.selectionIds.length > 0 ? { selectionIds: flux.selectionIds } : {}),
    ...(flux.territoireIds.length > 0 ? { territoireIds: flux.territoireIds } : {}),
    ...(flux.criteresQuery === '' ? {} : { criteresQuery: flux.criteresQuery }),
    ...(flux.depuis === undefined ? {} : { modifieApres: flux.depuis.slice(0, 10) }),
    ...(flux.langues.length > 0 ? { locales: flux.langues.map(localeOf) } : {}),
    first,
    count,
    // Sorted by id, so that no object moves from one page to another while they are read.
    order: 'IDENTIFIANT',
    asc: true,
    // Apidae computes the dates of openings, and answers them only if the request names that property.
    responseFields: ['@all', ...(flux.agenda === 'dates' ? ['datesOuverture'] : [])],
  };
}

function localeOf(langue: Langue): string {
  return langue === 'pt' ? 'pt-BR' : langue;
}
