import { CODE_PROPRE, composant, gabaritElement, gabaritFiche, gabaritInfobulle, gabaritListe } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import { refuse } from '../../crud/write/refuse.rules.ts';
import type { Writing } from '../../crud/write/writing.ts';
import { type Faute, fauteEnMots } from '../../rendering/erreur.ts';
import { fautesDeStyle } from '../../rendering/style.rules.ts';
import { fautesDuGabarit } from '../../rendering/web/dessin/dessin.ts';
import type { GenreDeGabarit } from '../../rendering/web/liquide/balises.ts';

/** The most errors shown at once. */
const TOLD = 3;

/** The fields that gabarits share. */
interface Sources {
  readonly after: { readonly base?: string; readonly liquide?: string; readonly css: string };
  readonly changes: object;
}

/**
 * Refuses a source with errors, which visitors' pages would show. The source is parsed and not run: parsing takes time
 * in proportion to its limited length, and running is limited where pages are drawn.
 */
function gabaritHooks(genre: GenreDeGabarit) {
  return {
    beforeSave: async (_: Writing, { after, changes }: Sources) => {
      const isOwn = after.base === CODE_PROPRE.value;
      const errors = [
        ...(isOwn && ('liquide' in changes || 'base' in changes)
          ? told('liquide', fautesDuGabarit(genre, after.liquide ?? ''))
          : []),
        ...('css' in changes ? told('css', fautesDeStyle(after.css)) : []),
      ];
      refuse(errors);
      return undefined;
    },
  };
}

const told = (path: string, fautes: readonly Faute[]) =>
  fautes.length === 0 ? [] : [{ path, message: fautes.slice(0, TOLD).map(fauteEnMots).join(' ') }];

export default [
  describe(gabaritListe, { hooks: gabaritHooks('liste') }),
  describe(gabaritElement, { hooks: gabaritHooks('element') }),
  describe(gabaritFiche, { hooks: gabaritHooks('fiche') }),
  describe(gabaritInfobulle, { hooks: gabaritHooks('infobulle') }),
  describe(composant, { hooks: gabaritHooks('composant') }),
];
