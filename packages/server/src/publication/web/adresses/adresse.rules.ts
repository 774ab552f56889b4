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
  // The text is cut between two words, unless it is a single long word.
  const cut = mots.lastIndexOf('-', LONGEST_SLUG);
  return mots.slice(0, cut > 0 ? cut : LONGEST_SLUG);
}

interface ObjetAdresse {
  readonly id: number;
  readonly nom: string;
  readonly commune: string;
  readonly type: string;
}

type Modele = Site['adressesDesFiches'];

/** The path of a fiche, from the language on. Only the number of the objet counts when the address is read. */
export function adresseDeFiche(modele: Modele, langue: string, { id, nom, commune, type }: ObjetAdresse): string {
  const lieu = slugDe(commune);
  const rayon = modele === 'commune-nom' && !RESERVES.has(lieu) ? lieu : type;
  const mots = [slugDe(nom), modele === 'type-nom-commune' ? lieu : '', String(id)].filter((mot) => mot !== '');
  return `/${langue}/${rayon}/${mots.join('-')}`;
}

/** What no commune may be called in the addresses of fiches: other pages start so, or nothing is left of its name. */
const RESERVES: ReadonlySet<string> = new Set(['', 'carte', 'annonce', 'site']);

export const adresseDeListe = (langue: string, code: string): string => `/${langue}/${code}`;
export const adresseDAnnonce = (langue: string, code: string): string => `/${langue}/annonce/${code}`;
export const adresseDeCarte = (langue: string, code: string): string => `/${langue}/carte/${code}`;
/** The start of the addresses of the popups of a map: the number of the objet follows. */
export const adresseDInfobulles = (langue: string, carte: number): string => `/${langue}/carte/${carte}/infobulle/`;
/** The address of the file that a map draws beside its objets, counted from one. */
export const adresseDeCalque = (langue: string, carte: number, rang: number): string =>
  `/${langue}/carte/${carte}/calque/${rang}`;
/** The address of the brochure of a site. A code of a list has no dot, so that no list is called so. */
export const BROCHURE = 'brochure.pdf';
export const adresseDeBrochure = (langue: string): string => `/${langue}/${BROCHURE}`;
/** The address of the declaration of accessibility: that of a fiche ends with a number, so that none is called so. */
export const adresseDAccessibilite = (langue: string): string => `/${langue}/site/accessibilite`;
export const adresseDAccueil = (langue: string): string => `/${langue}`;

/** The number of the objet at the end of the address of a fiche, or null when the address ends otherwise. */
export function objetDeLAdresse(dernier: string): number | null {
  const [, id] = /(?:^|-)([1-9]\d{0,14})$/.exec(dernier) ?? [];
  return id === undefined ? null : Number(id);
}

export type Redirection = { readonly statut: 301; readonly vers: string } | { readonly statut: 410 };

/** The redirection that the editors of a site declared for a path, or null. `chemin` starts with the language. */
export function redirectionDe({ redirections }: Pick<Site, 'redirections'>, chemin: string): Redirection | null {
  const wanted = comparable(chemin);
  const found = redirections.find(({ de }) => comparable(de) === wanted);
  if (found === undefined) return null;
  if (found.statut === '410') return { statut: 410 };
  return found.vers === '' ? null : { statut: 301, vers: found.vers };
}

/** A path with a slash at the end names the same page as without. */
const comparable = (chemin: string) => (chemin.length > 1 ? chemin.replace(/\/$/, '') : chemin);

/** The absolute form of an address found on the page `adresse`. */
export function absolue(href: string, adresse: string): string {
  return URL.parse(href, adresse)?.href ?? adresse;
}
