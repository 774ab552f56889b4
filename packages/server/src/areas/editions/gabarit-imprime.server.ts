import { CODE_PROPRE, gabaritCouverture, gabaritEdition, gabaritNotes, gabaritSommaire } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import { refuse } from '../../crud/write/refuse.rules.ts';
import type { Writing } from '../../crud/write/writing.ts';

/** The fields that printed gabarits share. */
interface Sources {
  readonly after: { readonly base: string; readonly source: string };
  readonly changes: object;
}

const hooks = {
  beforeSave: async (_: Writing, { after, changes }: Sources) =>
    refuse(
      ('base' in changes || 'source' in changes) && after.base === CODE_PROPRE.value && after.source === ''
        ? [
            {
              path: 'source',
              message: 'Écrivez la source de ce gabarit, ou choisissez un modèle de départ du produit.',
            },
          ]
        : [],
    ),
};

/** The four gabarits of printed pages have the same rule. */
export default [
  describe(gabaritEdition, { hooks }),
  describe(gabaritSommaire, { hooks }),
  describe(gabaritCouverture, { hooks }),
  describe(gabaritNotes, { hooks }),
];
