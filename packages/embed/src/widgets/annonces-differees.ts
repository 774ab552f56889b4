import type { Visite } from './annonces/annonces.ts';
import type { Hote } from './hote.ts';

/** One for the page, however many lists and fiches stand in it. */
const visite: Visite = { montrees: new Map(), pages: new Map() };

/** Annonces come with a script of their own, where a page has some. */
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
