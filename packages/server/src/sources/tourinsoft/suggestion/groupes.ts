import type { ChampDecouvert, Suggestion } from '@bridge/contract';
import { normalize } from '../valeurs/noms.rules.ts';
import { withTraductions } from './groupes.langues.ts';
import { withBouts } from './groupes.periodes.ts';
import { withDetailsDePhotos } from './groupes.photos.ts';
import { withPoint } from './groupes.point.ts';
import { withDescriptions, withNom, withResume } from './groupes.textes.ts';
import { withUniques } from './groupes.uniques.ts';

/** « AD1SUITE », « AD2 » and « AD » are lines of one address. */
const adresseDe = (champ: string): string => normalize(champ.replace(/\d.*$/, ''));

/** Lines of an address that have numbers are read in the order of these, whatever the order of the feed. */
const ordre = (suggestions: readonly Suggestion[]): Suggestion[] => {
  const lues = suggestions.filter(({ ligne }) => ligne.cible === 'lieu.rue');
  const adresses = lues.map(({ ligne }) => adresseDe(ligne.champ));
  const place = ({ ligne }: Suggestion): number => adresses.indexOf(adresseDe(ligne.champ));
  const rues = [...lues].sort(
    (a, b) => place(a) - place(b) || a.ligne.champ.localeCompare(b.ligne.champ, 'fr', { numeric: true }),
  );
  return suggestions.map((suggestion) =>
    suggestion.ligne.cible === 'lieu.rue' ? (rues.shift() ?? suggestion) : suggestion,
  );
};

/** Corrections that need all the suggestions of a feed at once: what several fields tell together and none tells alone. */
export function withGroupes(suggestions: readonly Suggestion[], structure: readonly ChampDecouvert[]): Suggestion[] {
  const shown = withDetailsDePhotos(withUniques(suggestions, structure), structure);
  const written = withTraductions(withResume(withDescriptions(withNom(shown, structure), structure), structure));
  const dated = withBouts(written, structure, 'date', ['periode.du', 'periode.au']);
  const timed = withBouts(dated, structure, 'heure', ['periode.ouvre', 'periode.ferme']);
  return ordre(withPoint(timed, structure));
}
