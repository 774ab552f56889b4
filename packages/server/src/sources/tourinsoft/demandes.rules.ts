import { formatNumber } from '@bridge/contract';
import type { Rewrite } from '../../platform/net/redirect.rules.ts';
import type { Demande, PageLue } from '../source.ts';
import { CHAMP_ID_TOURINSOFT, champIdDe, clientCourt, clientLong, type FluxTourinsoftOuvert } from './flux.ts';

/** The phases of a reading. The key of each page begins with the name of its phase. */
export type Phase = 'fiches' | 'changements' | 'recensement';
export const phaseDe = (cle: string): Phase =>
  cle.startsWith('recensement') ? 'recensement' : cle.startsWith('changements') ? 'changements' : 'fiches';

const TAILLE = 1000;
/** The time between two pages of version 2, in milliseconds. */
const ATTENTE = 250;
const HOTES = new Set(['wcf.tourinsoft.com', 'api-v3.tourinsoft.com']);

/**
 * Only what changed can be asked for when there is a mark to start from, and when the sub-tables are known: OData gives them only
 * if they are named, and without them a record would come back stripped.
 */
export function isDifferentiel({ origine, depuis, sousTables }: FluxTourinsoftOuvert): boolean {
  return depuis !== null && origine !== 'fichier' && (origine === 'wcf-2' || sousTables !== null);
}

export function adresseOData(flux: FluxTourinsoftOuvert, collection: string, options: readonly string[] = []): string {
  const version = flux.origine === 'wcf-2' ? '' : '3.0/';
  const chemin = `${version}${encodeURIComponent(clientCourt(flux.client))}/${encodeURIComponent(flux.syndication.trim())}`;
  const suite = options.length === 0 ? '' : `?${options.join('&')}`;
  return `https://wcf.tourinsoft.com/Syndication/${chemin}/${collection}${suite}`;
}

/** Where the fields of a syndication are declared: the one list that can be relied on. */
export const adresseMetadonnees = (flux: FluxTourinsoftOuvert): string => adresseOData(flux, '$metadata');

function optionsDe(flux: FluxTourinsoftOuvert, phase: Phase): string[] {
  const options = ['$format=json'];
  if (phase === 'recensement') {
    const champs = new Set([CHAMP_ID_TOURINSOFT, champIdDe(flux), 'Updated']);
    return [...options, `$select=${[...champs].map(encodeURIComponent).join(',')}`];
  }
  const tables = flux.origine === 'wcf-2' ? [] : (flux.sousTables ?? []);
  if (tables.length > 0) options.push(`$expand=${tables.map(encodeURIComponent).join(',')}`);
  if (phase === 'changements') {
    options.push(`$filter=${encodeURIComponent(`Updated gt datetime'${(flux.depuis ?? '').replaceAll("'", '')}'`)}`);
  }
  return options;
}

const OBJETS: Readonly<Record<Phase, string>> = {
  fiches: 'Fiches',
  changements: 'Fiches modifiées',
  recensement: 'Identifiants',
};

function ask(
  flux: FluxTourinsoftOuvert,
  phase: Phase,
  rang: number,
  sautees: number,
  taille: number = TAILLE,
): Demande {
  const cle = `${phase}-${rang}`;
  if (flux.origine === 'api-v3' && phase === 'fiches') {
    const chemin = `${clientLong(flux.client)}/${encodeURIComponent(flux.syndication.trim())}`;
    return { cle, objet: OBJETS[phase], url: `https://api-v3.tourinsoft.com/api/syndications/${chemin}?format=json` };
  }
  const options = optionsDe(flux, phase);
  if (flux.origine !== 'wcf-2') {
    // Version 3 answers with all offers at once, unless the request asks for the first ones.
    const few = taille < TAILLE ? [`$top=${taille}`] : [];
    return { cle, objet: OBJETS[phase], url: adresseOData(flux, 'Objects', [...options, ...few]) };
  }
  const page = ['$orderby=SyndicObjectID', `$top=${taille}`, `$skip=${sautees}`, '$inlinecount=allpages'];
  return {
    cle,
    objet: `${OBJETS[phase]} ${formatNumber(sautees + 1)} à ${formatNumber(sautees + TAILLE)}`,
    url: adresseOData(flux, 'Objects', [...options, ...page]),
    ...(rang > 1 ? { attente: ATTENTE } : {}),
  };
}

/** Asks for the first offers. The gateway cannot: it always answers with all of them. */
export function premieresDemande(flux: FluxTourinsoftOuvert, nombre: number): Demande | null {
  if (flux.origine === 'fichier') return null;
  return { ...ask(flux, 'fiches', 1, 0, nombre), rewrite: rewriteRedirection };
}

/** Redirects of the gateway lead to OData over plain HTTP and in Atom. What leads elsewhere is left for the network to judge. */
export const rewriteRedirection: Rewrite = (adresse) => new URL(rewriteAdresse(adresse.href) ?? adresse);

/** The next request of a phase; null when the phase is whole. */
function suite(flux: FluxTourinsoftOuvert, phase: Phase, lues: readonly PageLue[]): Demande | null {
  const siennes = lues.filter(({ cle }) => phaseDe(cle) === phase);
  const derniere = siennes.at(-1);
  if (derniere === undefined) return ask(flux, phase, 1, 0);
  const rang = siennes.length + 1;
  const suivante = derniere.suivant === undefined ? null : rewriteAdresse(derniere.suivant);
  if (suivante !== null)
    return { cle: `${phase}-${rang}`, objet: `${OBJETS[phase]}, suite`, url: suivante, attente: ATTENTE };
  if (flux.origine !== 'wcf-2' || derniere.nombre === 0) return null;
  const recues = siennes.reduce((somme, page) => somme + page.nombre, 0);
  const total = siennes.find((page) => page.total !== undefined)?.total;
  const fini = total === undefined ? derniere.nombre < TAILLE : recues >= total;
  return fini ? null : ask(flux, phase, rang, recues);
}

export function prochaineDemande(flux: FluxTourinsoftOuvert, lues: readonly PageLue[]): Demande | null {
  if (flux.origine === 'fichier') return null;
  const phases: readonly Phase[] = !isDifferentiel(flux)
    ? ['fiches']
    : flux.recenser
      ? ['changements', 'recensement']
      : ['changements'];
  for (const phase of phases) {
    const demande = suite(flux, phase, lues);
    if (demande !== null) return { ...demande, rewrite: rewriteRedirection };
  }
  return null;
}

/**
 * Redirections and next pages as they must be followed: over TLS, in JSON (an empty `$format=` is Atom, thirteen times bigger) and
 * to nowhere else than Tourinsoft. Null for an address that is not to be followed.
 */
export function rewriteAdresse(adresse: string): string | null {
  if (!URL.canParse(adresse)) return null;
  const url = new URL(adresse);
  if (!HOTES.has(url.hostname) || url.port !== '' || url.username !== '' || !/^https?:$/.test(url.protocol))
    return null;
  url.protocol = 'https:';
  const brute = url.search.slice(1);
  const parties = brute.split('&').filter((partie) => partie !== '' && !/^(?:\$|%24)format=/i.test(partie));
  const format = url.hostname.startsWith('wcf') ? '$format=json' : null;
  url.search = [...parties, ...(format === null ? [] : [format])].join('&');
  return url.href;
}
