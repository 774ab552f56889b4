import { norme, type Site } from '@bridge/contract';

/** Addresses of the pages of a site, from its base: « /public/ot/fr/restaurant/la-table-du-lac-malbrume-4711 ». */

const LONGEST_SLUG = 80;

/** The words of a text as an address has them: no accent, no capital, hyphens between. */
export function slugDe(texte: string): string {
  const mots = norme(texte)
    .replace(/[^a-z0-9 ]+/g, ' ')
    .trim()
    .replace(/ +/g, '-');
  if (mots.length <= LONGEST_SLUG) return mots;
  // Cut between two words, where there are some.
  const cut = mots.lastIndexOf('-', LONGEST_SLUG);
  return mots.slice(0, cut > 0 ? cut : LONGEST_SLUG);
}

interface ObjetAdresse {
  readonly id: number;
  readonly nom: string;
  readonly commune: string;
  readonly type: string;
}

/** From the language on. Only the number counts when it is read. */
export function adresseDeFiche(langue: string, { id, nom, commune, type }: ObjetAdresse): string {
  const mots = [slugDe(nom), slugDe(commune), String(id)].filter((mot) => mot !== '');
  return `/${langue}/${type}/${mots.join('-')}`;
}

export const adresseDeListe = (langue: string, code: string): string => `/${langue}/${code}`;
export const adresseDAnnonce = (langue: string, code: string): string => `/${langue}/annonce/${code}`;
export const adresseDeCarte = (langue: string, code: string): string => `/${langue}/carte/${code}`;
/** Of the popups of a map: the number of an objet follows. */
export const adresseDInfobulles = (langue: string, carte: number): string => `/${langue}/carte/${carte}/infobulle/`;
/** No list is called so: codes have no dot. */
export const BROCHURE = 'brochure.pdf';
export const adresseDeBrochure = (langue: string): string => `/${langue}/${BROCHURE}`;
export const adresseDAccueil = (langue: string): string => `/${langue}`;

/** The number at the end of an address of a fiche; null where there is none. */
export function objetDeLAdresse(dernier: string): number | null {
  const [, id] = /(?:^|-)([1-9]\d{0,14})$/.exec(dernier) ?? [];
  return id === undefined ? null : Number(id);
}

export type Redirection = { readonly statut: 301; readonly vers: string } | { readonly statut: 410 };

/** Where a page of a site went, by the list that its people keep. `chemin` starts with the language. */
export function redirectionDe({ redirections }: Pick<Site, 'redirections'>, chemin: string): Redirection | null {
  const wanted = comparable(chemin);
  const found = redirections.find(({ de }) => comparable(de) === wanted);
  if (found === undefined) return null;
  if (found.statut === '410') return { statut: 410 };
  return found.vers === '' ? null : { statut: 301, vers: found.vers };
}

/** With or without a slash at the end, it is the same page. */
const comparable = (chemin: string) => (chemin.length > 1 ? chemin.replace(/\/$/, '') : chemin);

/** An address as others may follow it, from the page that has it. */
export function absolue(href: string, adresse: string): string {
  return URL.parse(href, adresse)?.href ?? adresse;
}
