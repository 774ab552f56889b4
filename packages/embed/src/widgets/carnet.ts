import type { Hote } from './hote.ts';

/** More than anybody keeps: what is read may have been written by somebody else. */
const MOST = 500;

/** The favourites of a visitor, in the order in which they were kept. */
export interface Carnet {
  parse(): readonly string[];
  keep(objets: readonly string[]): void;
  /** Tells of what was kept elsewhere. */
  listen(change: () => void): void;
  /** Hands it on to the other pages of the site. */
  handOver(racine: HTMLElement): void;
}

/** In the storage of the browser; where the page has none, for as long as the visit lasts. */
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
        // Full: the button says that nothing was kept.
      }
    },
    listen: (change) => globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => key === cle && change()),
    handOver: () => undefined,
  };
}

const FRAGMENT = '#carnet=';
/** Addresses have an end. */
const MOST_CARRIED = 100;
const visites = new Map<string, readonly string[]>();

/** In memory and, on pages of ours, at the end of addresses: neither the server nor another site is told of it. */
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
      const porte = (texte: string): string | null => {
        if (!texte.startsWith(pages)) return null;
        const cible = new URL(texte);
        // What leads to a place of a page stays so.
        if (cible.hash !== '' && !cible.hash.startsWith(FRAGMENT)) return null;
        cible.hash = dit;
        return cible.href;
      };
      for (const lien of racine.querySelectorAll('a')) lien.href = porte(lien.href) ?? lien.href;
      for (const form of racine.querySelectorAll('form')) form.action = porte(form.action) ?? form.action;
    },
  };
}

/** What others are given of an address: the favourites of a visitor are theirs. */
export function sansCarnet(adresse: URL): URL {
  const nue = new URL(adresse);
  if (nue.hash.startsWith(FRAGMENT)) nue.hash = '';
  return nue;
}

const isNumero = (texte: string): boolean => /^\d{1,15}$/.test(texte);
