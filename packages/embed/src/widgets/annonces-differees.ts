import type { Visite } from './annonces/annonces.ts';
import type { Hote } from './hote.ts';

/** One visit for the page, shared by its lists and fiches. */
const visite: Visite = { montrees: new Map(), pages: new Map() };

/** Loads the script of annonces in a page that has some. */
export function bindAnnoncesDifferees(racine: HTMLElement, hote: Hote): () => void {
  let choose: Promise<() => void> | null = null;
  return () => {
    if (racine.querySelector('[data-bridge-donnees]') === null) return;
    choose ??= import('./annonces/annonces.ts').then(({ bindAnnonces }) =>
      bindAnnonces(racine, { hote, now: () => new Date(), tirage: Math.random, visite }),
    );
    void choose.then((again) => again());
  };
}
