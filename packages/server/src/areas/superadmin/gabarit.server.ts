import { CODE_PROPRE, composant, gabaritElement, gabaritFiche, gabaritInfobulle, gabaritListe } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import { refuse } from '../../crud/write/refuse.rules.ts';
import type { Writing } from '../../crud/write/writing.ts';
import { type Faute, fauteEnMots } from '../../rendering/erreur.ts';
import { fautesDeStyle } from '../../rendering/style.rules.ts';
import { fautesDuGabarit } from '../../rendering/web/dessin/dessin.ts';
import type { GenreDeGabarit } from '../../rendering/web/liquide/balises.ts';

/** As many as a person corrects before saving again. */
const TOLD = 3;

/** What gabarits have in common. */
interface Sources {
  readonly after: { readonly base?: string; readonly liquide?: string; readonly css: string };
  readonly changes: object;
}

/**
 * A source that does not run is not saved: pages of visitors would tell. It is read here, not run: reading takes no longer than the source
 * is long, which is limited; what it does when it runs is limited where pages are drawn.
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
