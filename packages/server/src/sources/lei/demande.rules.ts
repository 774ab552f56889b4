import type { Langue } from '@bridge/contract';
import type { Demande, PageLue } from '../source.ts';
import { CHAMP_ID_LEI, champIdDe, type FluxLeiOuvert, languePrincipale } from './flux.ts';
import { latin1Value } from './latin1-url.rules.ts';

/** The time between two requests, in milliseconds. */
export const ATTENTE = 6_000;
const MOST_PAGES = 5_000;
/** The query language of LEI: these names travel together in PNAMES, their values in PVALUES. */
const QUERY_NAME =
  /^(?:elgendro|alcat|eltypo|elcriterio\d+|modalidad\d+|elproducto|elnombre|larefe|elzipo|elsector|utilisador|lentidad|horario(?:du|au)|validad(?:du|au)|dispo(?:du|au))$/i;

/** What to ask next: each language by itself, the main one last, so that a record meets its translations when it comes. */
export function prochaineLei(flux: FluxLeiOuvert, lues: readonly PageLue[]): Demande | null {
  if (flux.mode === 'fichier') return null;
  const main = languePrincipale(flux);
  if (flux.mode === 'lien') {
    return lues.length > 0 ? null : { cle: `${main}-1`, objet: 'Lien permanent', url: flux.url };
  }
  const attente = lues.length === 0 ? 0 : (flux.attente ?? ATTENTE);
  const others = flux.langues.filter(({ langue }) => langue !== main);
  for (const { langue, schema } of others) {
    const page = nextPage(flux, langue, lues);
    if (page !== null) return { ...demande(flux, langue, schema, page, attente), langue };
  }
  const page = nextPage(flux, main, lues);
  const schema = flux.langues.find(({ langue }) => langue === main)?.schema ?? '';
  return page === null ? null : demande(flux, main, schema, page, attente);
}

/** The first products of the feed, in its main language. */
export function premieresLei(flux: FluxLeiOuvert, nombre: number): Demande | null {
  const main = languePrincipale(flux);
  const langues = flux.langues.filter(({ langue }) => langue === main);
  return prochaineLei({ ...flux, langues, fenetre: Math.min(windowOf(flux), nombre) }, []);
}

/** How the query language names the columns that one product may be asked by. */
const ASKED_BY: Readonly<Record<string, string>> = { [CHAMP_ID_LEI]: 'elproducto', REFERENCE: 'larefe' };

export function uneFicheLei(flux: FluxLeiOuvert, identifiant: string): Demande | null {
  const nom = ASKED_BY[champIdDe(flux).toUpperCase()];
  if (flux.mode !== 'requete' || nom === undefined) return null;
  return premieresLei({ ...flux, parametres: [...flux.parametres, { nom, valeur: identifiant }] }, 1);
}

/** The number of the next page of a language, from 1; null when the last page was read. */
function nextPage(flux: FluxLeiOuvert, langue: Langue, lues: readonly PageLue[]): number | null {
  const pages = lues.filter(({ cle }) => cle.startsWith(`${langue}-`));
  const last = pages.at(-1);
  if (last === undefined) return 1;
  const { nombre } = last;
  const size = windowOf(flux);
  // The answer holds more records than the request asked for: the server ignores the window, and sent everything.
  if (nombre === 0 || nombre > size || pages.length >= MOST_PAGES) return null;
  const total = pages.find((page) => page.total !== undefined)?.total;
  if (total === undefined) return pages.length + 1;
  const expected = Math.ceil(total / size);
  if (pages.length < expected) return pages.length + 1;
  // The last announced page is full: the announced count may be that of a page, so one more page is asked for.
  return nombre === size && pages.length <= expected ? pages.length + 1 : null;
}

/** The columns of the id and of the name are always asked for: a product cannot enter the catalogue without them. */
function columnsOf(flux: FluxLeiOuvert): readonly string[] {
  return flux.champs.length === 0 ? [] : [...new Set([champIdDe(flux), 'NOM', ...flux.champs])];
}

function windowOf(flux: FluxLeiOuvert): number {
  return Math.max(1, Math.min(1000, Math.trunc(flux.fenetre) || 250));
}

function demande(flux: FluxLeiOuvert, langue: Langue, schema: string, page: number, attente: number): Demande {
  const size = windowOf(flux);
  const first = (page - 1) * size + 1;
  const last = page * size;
  const query = flux.parametres.filter(({ nom }) => QUERY_NAME.test(nom));
  const parameters: [string, string][] = [
    ['user', flux.user],
    ['pwkey', flux.pwkey],
    ['clause', flux.clause],
    ['rfrom', String(first)],
    ['rto', String(last)],
    ['urlnames', 'tous'],
    ['SCHEMA', schema],
    ['PNAMES', query.map(({ nom }) => nom).join(',')],
    ['PVALUES', query.map(({ valeur }) => valeur).join(',')],
    ['leschamps', columnsOf(flux).join(',')],
    ['lescritex', flux.criteres.join(',')],
    ['lentit', flux.entites.join('|')],
  ];
  for (const { nom, valeur } of flux.parametres) if (!QUERY_NAME.test(nom)) parameters.push([nom, valeur]);
  const written = parameters
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${latin1Value(name)}=${latin1Value(value)}`)
    .join('&');
  const joint = flux.url.includes('?') ? (/[?&]$/.test(flux.url) ? '' : '&') : '?';
  return {
    cle: `${langue}-${page}`,
    objet: `Fiches ${first} à ${last}${flux.langues.length > 1 ? ` (${langue})` : ''}`,
    url: `${flux.url}${joint}${written}`,
    ...(attente > 0 ? { attente } : {}),
  };
}
