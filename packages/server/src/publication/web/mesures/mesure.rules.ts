import { type GenreDeMesure, norme } from '@bridge/contract';
import type { Mesure } from '../pages/composition.ts';

/** One thing that is counted, on one day. */
export interface Compte {
  /** The site by number or by code: a page knows the code. */
  readonly site: number | string;
  readonly jour: string;
  readonly genre: GenreDeMesure;
  readonly ressource: Mesure['ressource'] | 'site';
  readonly enregistrement: number;
  /** Zero: of none in particular. */
  readonly objet: number;
  readonly texte: string;
}

const LONGEST_TEXT = 80;
const LONGEST_ADDRESS = 200;

/** All that a page that was seen counts for. */
export function comptesDe(mesure: Mesure, jour: string): Compte[] {
  const { site, ressource, enregistrement, objet, recherche, filtres } = mesure;
  const compte = (genre: GenreDeMesure, texte = '', of = 0): Compte => ({
    site,
    jour,
    genre,
    ressource,
    enregistrement,
    objet: of,
    texte,
  });
  const mots = recherche === null ? '' : rechercheComptee(recherche.texte);
  return [
    compte('vue', '', objet ?? 0),
    ...(mots === '' ? [] : [compte('recherche', mots)]),
    ...(mots !== '' && recherche?.vide ? [compte('sans-resultat', mots)] : []),
    ...filtres.map((filtre) => compte('filtre', texteCompte(filtre))),
  ];
}

/** An address of a site that somebody asked for: it leads nowhere, or was moved. */
export interface AdresseDemandee {
  readonly site: number;
  readonly genre: 'introuvable' | 'redirection';
  /** The path from the site on: « /fr/ancienne-page ». */
  readonly chemin: string;
}

/** Paths that browsers ask for by themselves, and files that nobody reads as a page. */
const NO_PAGE = /\/\.|\.(?!html?$|php$|aspx?$)[a-z0-9]{1,5}$/i;

/** The count of an address, or null when it is no page that people look for, or when it holds an e-mail address. */
export function compteDAdresse({ site, genre, chemin }: AdresseDemandee, jour: string): Compte | null {
  if (NO_PAGE.test(chemin) || chemin.includes('@')) return null;
  const texte = texteCompte(chemin, LONGEST_ADDRESS);
  return { site, jour, genre, ressource: 'site', enregistrement: site, objet: 0, texte };
}

/** The words as they are compared, or nothing when they look like an e-mail address or a number of a person. */
function rechercheComptee(texte: string): string {
  const isSomebody = texte.includes('@') || (texte.match(/\d/g)?.length ?? 0) > 5;
  return isSomebody ? '' : texteCompte(norme(texte));
}

/** PostgreSQL holds neither NUL nor half a character. */
const texteCompte = (texte: string, longest = LONGEST_TEXT) =>
  texte
    .slice(0, longest)
    .replace(/[\p{Cc}\p{Surrogate}]+/gu, ' ')
    .trim();

/** The names that robots give themselves. Cubot is a telephone. */
const ROBOTS =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|embedly|monitor|pingdom|lighthouse|headless|python|curl|wget|httpclient|java\/|go-http|node-fetch|undici|axios|scrapy|feedfetcher|validator/i;

/** Browsers name themselves: a request without a name comes from no visitor. */
export function isRobot(agent: string | undefined): boolean {
  return agent === undefined || agent.trim() === '' || ROBOTS.test(agent);
}
