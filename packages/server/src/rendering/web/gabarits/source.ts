import type { GenreDeGabarit } from '../liquide/balises.ts';
import type { Source } from '../page.ts';
import { COMPOSANTS } from './composants.ts';
import { ELEMENTS } from './elements.ts';
import { FICHES } from './fiches.ts';
import { INFOBULLES } from './infobulles.ts';
import { LISTES } from './listes.ts';
import type { Livre } from './livre.ts';

/** The templates that come with the product, by kind and base. */
export const LIVRES: Readonly<Record<GenreDeGabarit, Readonly<Record<string, Livre>>>> = {
  liste: LISTES,
  element: ELEMENTS,
  fiche: FICHES,
  infobulle: INFOBULLES,
  composant: COMPOSANTS,
};

/** The fields of a record of gabarit that make its source. */
export interface Propre {
  readonly id: number;
  readonly version: number;
  readonly liquide: string;
  readonly css: string;
}

/** The template of each kind that is drawn when none is named. */
const PREMIERS: Readonly<Record<GenreDeGabarit, string>> = {
  liste: 'grille',
  element: 'vignette',
  fiche: 'deux-colonnes',
  infobulle: 'photo',
  composant: 'badges',
};

const livreOf = (genre: GenreDeGabarit, base: string): Livre | undefined =>
  Object.hasOwn(LIVRES[genre], base) ? LIVRES[genre][base] : undefined;

/**
 * The source of a template: one of the product, with the styles that the record adds, or the record's own. An unknown
 * base is drawn as the default one of its kind.
 */
export function sourceOf(genre: GenreDeGabarit, base: string, propre: Propre | null = null): Source {
  const own = base === 'propre' ? propre : null;
  if (own !== null) {
    const portee = `g-${genre}-${own.id}`;
    return { cle: `${genre}:${own.id}:${own.version}`, portee, liquide: own.liquide, css: own.css };
  }
  const known = livreOf(genre, base) ? base : PREMIERS[genre];
  const livre = livreOf(genre, known) ?? { liquide: '', css: '' };
  const added = propre?.css ?? '';
  return added.trim() === ''
    ? { cle: `${genre}:${known}`, portee: `g-${genre}-${known}`, ...livre }
    : {
        cle: `${genre}:${known}:${propre?.id}:${propre?.version}`,
        portee: `g-${genre}-${known}-${propre?.id}`,
        liquide: livre.liquide,
        css: `${livre.css}\n${added}`,
      };
}
