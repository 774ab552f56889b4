import type { CodeCible, Suggestion } from '@bridge/contract';
import { normalize } from '../valeurs/noms.rules.ts';
import { TRADUISIBLES } from './vocabulaire.ts';

const LEAST = 0.5;
const SUREST = 0.9;
/** « TEXTE » and « TEXTE_ANGLAIS »: what is added is the name of a language, no more. */
const LONGEST_LANGUE = 12;

const translates = (one: string, other: string): boolean => {
  const [nom, autre] = [normalize(one), normalize(other)];
  return autre.startsWith(nom) && autre.length - nom.length <= LONGEST_LANGUE;
};

/** A field in another language, whose name begins as that of a field in French, says the same. */
export function withTraductions(suggestions: readonly Suggestion[]): Suggestion[] {
  const francais = suggestions.filter(({ ligne: { cible, langue }, confiance }) => {
    const isText = TRADUISIBLES.has(cible as CodeCible); // a field of the dictionary is none of them
    return confiance >= LEAST && langue === undefined && isText;
  });
  return suggestions.map((suggestion) => {
    const { champ, cible, langue } = suggestion.ligne;
    if (langue === undefined || !TRADUISIBLES.has(cible as CodeCible)) return suggestion;
    const [source] = francais
      .filter(({ ligne }) => translates(ligne.champ, champ))
      .sort((a, b) => b.ligne.champ.length - a.ligne.champ.length);
    if (source === undefined || source.ligne.cible === cible) return suggestion;
    const raison = `A le nom de «\u00a0${source.ligne.champ}\u00a0», dans une autre langue.`;
    const confiance = Math.min(SUREST, source.confiance);
    return { ligne: { ...suggestion.ligne, cible: source.ligne.cible }, confiance, raison };
  });
}
