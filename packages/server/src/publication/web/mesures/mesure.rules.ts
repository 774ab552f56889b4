import { type GenreDeMesure, norme } from '@bridge/contract';
import type { Mesure } from '../pages/composition.ts';

/** One thing that is counted, on one day. */
export interface Compte {
  /** Number of the site, or its code: what a page knows of it. */
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
  /** From the site on: « /fr/ancienne-page ». */
  readonly chemin: string;
}

/** What browsers ask for by themselves, and what nobody reads as a page. */
const NO_PAGE = /\/\.|\.(?!html?$|php$|aspx?$)[a-z0-9]{1,5}$/i;

/** Null where it is no page that people looked for, or names somebody. */
export function compteDAdresse({ site, genre, chemin }: AdresseDemandee, jour: string): Compte | null {
  if (NO_PAGE.test(chemin) || chemin.includes('@')) return null;
  const texte = texteCompte(chemin, LONGEST_ADDRESS);
  return { site, jour, genre, ressource: 'site', enregistrement: site, objet: 0, texte };
}

/** Words as they are compared. What looks like an address or a number of somebody is not kept. */
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

/** Who asks by machine says so, by and large. Cubot is a telephone. */
const ROBOTS =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|embedly|monitor|pingdom|lighthouse|headless|python|curl|wget|httpclient|java\/|go-http|node-fetch|undici|axios|scrapy|feedfetcher|validator/i;

/** Browsers name themselves: whoever does not is no visitor. */
export function isRobot(agent: string | undefined): boolean {
  return agent === undefined || agent.trim() === '' || ROBOTS.test(agent);
}
