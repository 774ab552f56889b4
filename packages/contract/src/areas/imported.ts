import { correspondanceHead, FLUX_HEADS } from './flux/flux.heads.ts';
import { objetHead } from './objets/objets.heads.ts';
import { VOCABULAIRES } from './vocabulaire/equivalence.endpoints.ts';

/** The resources that an import writes, by their ids: objets, their vocabularies, its feed and its mapping. */
export const WRITTEN_BY_IMPORTS: readonly string[] = [
  objetHead.id,
  ...VOCABULAIRES,
  ...FLUX_HEADS.map(({ id }) => id),
  correspondanceHead.id,
];
