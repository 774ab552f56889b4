import type { Langue } from '@bridge/contract';
import type { Demande, PageLue } from '../source.ts';
import type { FluxApidaeOuvert } from './flux.ts';

/** The most that Apidae serves at once. */
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
    url: `${flux.url.replace(/\/+$/, '')}/v002/recherche/list-objets-touristiques/`,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    // In the body only: addresses end in logs.
    body: `query=${encodeURIComponent(JSON.stringify(queryOf(flux, first)))}`,
    ...(last === undefined ? {} : { attente: flux.attente ?? ATTENTE }),
  };
}

function queryOf(flux: FluxApidaeOuvert, first: number): Record<string, unknown> {
  return {
    apiKey: flux.apiKey,
    projetId: flux.projetId,
    ...(flux.selectionIds.length > 0 ? { selectionIds: flux.selectionIds } : {}),
    ...(flux.territoireIds.length > 0 ? { territoireIds: flux.territoireIds } : {}),
    ...(flux.criteresQuery === '' ? {} : { criteresQuery: flux.criteresQuery }),
    ...(flux.depuis === undefined ? {} : { modifieApres: flux.depuis.slice(0, 10) }),
    ...(flux.langues.length > 0 ? { locales: flux.langues.map(localeOf) } : {}),
    first,
    count: PAGE,
    // By id: an order that does not move while the pages are read.
    order: 'IDENTIFIANT',
    asc: true,
    responseFields: ['@all'],
  };
}

function localeOf(langue: Langue): string {
  return langue === 'pt' ? 'pt-BR' : langue;
}
