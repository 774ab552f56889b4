import { createDessin } from '../dessin/dessin.ts';
import { sourceOf } from '../gabarits/source.ts';
import type { GenreDeGabarit } from '../liquide/balises.ts';
import type { CodeInjecte, Composant, PagePublique, PageRendue, Source } from '../page.ts';

interface Options {
  readonly gabarit?: string | Source;
  readonly element?: string | Source;
  readonly composants?: Readonly<Record<string, Composant>>;
  readonly codes?: readonly CodeInjecte[];
}

/** A source that someone wrote. */
export function unGabarit(genre: GenreDeGabarit, liquide: string, css = ''): Source {
  return sourceOf(genre, 'propre', { id: 1, version: 1, liquide, css });
}

const DU_PRODUIT = createDessin();

/** Draws a page with templates of the product or with others: those all have the same key, and are not kept. */
export function draw(page: PagePublique, options: Options = {}): PageRendue {
  const { gabarit, element = 'vignette', composants = {}, codes = [] } = options;
  const source = (genre: GenreDeGabarit, one: string | Source) =>
    typeof one === 'string' ? sourceOf(genre, one) : one;
  const own = page.genre === 'liste' || page.genre === 'fiche' ? page.genre : null;
  const dessin = typeof gabarit === 'object' || typeof element === 'object' ? createDessin() : DU_PRODUIT;
  return dessin.page({
    page,
    sources: {
      page: own === null || gabarit === undefined ? null : source(own, gabarit),
      elements: { '': source('element', element) },
      composants,
    },
    codes,
  });
}
