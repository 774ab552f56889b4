import type { Hote } from './hote.ts';

/** The most favourites read: somebody else may have written what is stored. */
const MOST = 500;

/** The favourites of a visitor, in the order in which they were kept. */
export interface Carnet {
  parse(): readonly string[];
  keep(objets: readonly string[]): void;
  /** Calls back when another tab changes the favourites. */
  listen(change: () => void): void;
  /** Carries the favourites to the other pages of the site. */
  handOver(racine: HTMLElement): void;
}

/** The favourites in the storage of the browser; without storage, they last as long as the visit. */
export const carnetDe = (site: string, hote: Hote): Carnet =>
  hote.stockage ? carnetGarde(site, hote.stockage) : carnetDeVisite(site, hote);

function carnetGarde(site: string, stockage: NonNullable<Hote['stockage']>): Carnet {
  const cle = `bridge:favoris:${site}`;
  return {
    parse() {
      try {
        const valeur: unknown = JSON.parse(stockage.getItem(cle) ?? '[]');
        return Array.isArray(valeur) ? valeur.filter((id) => typeof id === 'string').slice(-MOST) : [];
      } catch {
        return [];
      }
    },
    keep(objets) {
      try {
        stockage.setItem(cle, JSON.stringify(objets.slice(-MOST)));
      } catch {
        // The storage is full: the button says that nothing was kept.
      }
    },
    listen: (change) => globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => key === cle && change()),
    handOver: () => undefined,
  };
}

const FRAGMENT = '#carnet=';
/** The most favourites that an address can carry. */
const MOST_CARRIED = 100;
const visites = new Map<string, readonly string[]>();

/** Favourites in memory and, on our pages, in the fragment of addresses, which no server sees. */
function carnetDeVisite(site: string, { fragment, adresse }: Hote): Carnet {
  const arrive = fragment?.parse() ?? '';
  if (arrive.startsWith(FRAGMENT))
    visites.set(site, arrive.slice(FRAGMENT.length).split(',').filter(isNumero).slice(-MOST_CARRIED));
  const parse = () => visites.get(site) ?? [];
  return {
    parse,
    keep: (objets) => void visites.set(site, objets.slice(-MOST_CARRIED)),
    listen: () => undefined,
    handOver(racine) {
      if (fragment === null) return;
      const dit = parse().length === 0 ? '' : `${FRAGMENT}${parse().join()}`;
      const ici = fragment.parse();
      if (ici !== dit && (ici === '' || ici.startsWith(FRAGMENT))) fragment.write(dit);
      const pages = new URL(`/public/${site}/`, adresse()).href;
      const carried = (texte: string): string | null => {
        if (!texte.startsWith(pages)) return null;
        const cible = new URL(texte);
        // A link to a place of a page keeps its fragment.
        if (cible.hash !== '' && !cible.hash.startsWith(FRAGMENT)) return null;
        cible.hash = dit;
        return cible.href;
      };
      for (const lien of racine.querySelectorAll('a')) lien.href = carried(lien.href) ?? lien.href;
      for (const form of racine.querySelectorAll('form')) form.action = carried(form.action) ?? form.action;
    },
  };
}

/** The address to give to others, without the favourites of the visitor. */
export function sansCarnet(adresse: URL): URL {
  const nue = new URL(adresse);
  if (nue.hash.startsWith(FRAGMENT)) nue.hash = '';
  return nue;
}

const isNumero = (texte: string): boolean => /^\d{1,15}$/.test(texte);
