import type { ChampDecouvert, CodeCible, Suggestion } from '@bridge/contract';
import { resteOf } from './champ.ts';

/** What a record has once. */
const UNIQUES: ReadonlySet<string> = new Set([
  'lieu.commune',
  'lieu.codePostal',
  'lieu.insee',
  'lieu.pays',
] satisfies CodeCible[]);
const SURE = 0.85;
/** The most confidence that a suggestion made from values alone reaches. */
const GUESSED = 0.75;

/** Where a name says which field holds what a record has once, another field whose values merely look like it is something else. */
export function withUniques(suggestions: readonly Suggestion[], structure: readonly ChampDecouvert[]): Suggestion[] {
  const champs = new Map(structure.map((champ) => [champ.champ, champ]));
  const sure = new Set(
    suggestions.flatMap(({ ligne, confiance }) => (confiance >= SURE && UNIQUES.has(ligne.cible) ? ligne.cible : [])),
  );
  return suggestions.map((suggestion) => {
    const { champ, cible } = suggestion.ligne;
    const decouvert = champs.get(champ);
    if (!sure.has(cible) || suggestion.confiance > GUESSED || decouvert === undefined) return suggestion;
    const { cible: reste, confiance, raison } = resteOf(decouvert);
    return { ligne: { champ, cible: reste }, confiance, raison };
  });
}
