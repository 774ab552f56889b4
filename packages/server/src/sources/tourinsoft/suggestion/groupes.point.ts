import type { ChampDecouvert, CodeCible, Suggestion } from '@bridge/contract';
import { resteOf } from './champ.ts';

/** Confidence above which a suggestion is left as it is: the name of the field, or people, have settled it. */
const SURE = 0.85;
const AUTRE: Readonly<Partial<Record<CodeCible, CodeCible>>> = {
  'lieu.latitude': 'lieu.longitude',
  'lieu.longitude': 'lieu.latitude',
};

/** Numbers that look like one half of a point are a point only with the other half, and once. */
export function withPoint(suggestions: readonly Suggestion[], structure: readonly ChampDecouvert[]): Suggestion[] {
  const champs = new Map(structure.map((champ) => [champ.champ, champ]));
  const followed = ({ ligne }: Suggestion): number => champs.get(ligne.champ)?.profil?.selonLaCommune ?? 0.5;
  const surest = (cible: CodeCible | undefined): Suggestion | undefined =>
    suggestions
      .filter(({ ligne }) => ligne.cible === cible)
      .sort((a, b) => b.confiance + followed(b) - a.confiance - followed(a))[0];
  return suggestions.map((suggestion) => {
    const { champ, cible } = suggestion.ligne;
    const autre = AUTRE[cible as CodeCible]; // a field of the dictionary has no other half
    const decouvert = champs.get(champ);
    if (autre === undefined || decouvert === undefined || suggestion.confiance >= SURE) return suggestion;
    if (surest(autre) !== undefined && surest(cible as CodeCible) === suggestion) return suggestion;
    const { cible: reste, confiance, raison } = resteOf(decouvert);
    return { ligne: { champ, cible: reste }, confiance, raison };
  });
}
