import { createHash } from 'node:crypto';
import { sourceOf } from '../../../rendering/web/gabarits/source.ts';
import type { GenreDeGabarit } from '../../../rendering/web/liquide/balises.ts';
import type { Composant, Source } from '../../../rendering/web/page.ts';

interface Gabarit {
  readonly id: number;
  readonly version: number;
  readonly base: string;
  readonly liquide: string;
  readonly css: string;
}

/** The source of a gabarit, ready to be drawn. */
export function sourceDe(genre: GenreDeGabarit, gabarit: Gabarit): Source {
  return sourceOf(genre, gabarit.base, gabarit);
}

/** The source of a gabarit that comes with the product. */
export const sourceDuProduit = (genre: GenreDeGabarit, base: string): Source => sourceOf(genre, base);

/** A gabarit that is being written: its key is a fingerprint of the text, since a draft has no version. */
export function essaiDe<S extends Source>(source: S): S {
  const empreinte = createHash('sha256').update(`${source.liquide}\0${source.css}`).digest('hex').slice(0, 16);
  return { ...source, cle: `${source.cle}:essai-${empreinte}` };
}

/** The source of a component, with the properties that people who place it may set. */
export function composantSource(lu: Gabarit & Pick<Composant, 'proprietes'>): Composant {
  return {
    ...sourceDe('composant', lu),
    proprietes: lu.proprietes.map(({ nom, genre, defaut }) => ({ nom, genre, defaut })),
  };
}
