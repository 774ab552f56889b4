import { folded } from './texte.rules.ts';

const ACCEPTE = /\baccept|\badmis|\bautoris|\bbienvenu/;
const REFUSE =
  /\brefus|\binterdi|\b(?:non|pas|jamais|aucun\w*) (?:\w+ ){0,2}?(?:accept|admis|autoris|bienvenu)|^(?:pas d|pas de|aucun|sans) (?:animaux|animal|chiens?)\b|^(?:non|no|nein)$|^(?:non|no|nein) (?:sauf|merci|desole)| (?:non|no)$|\b(?:accept|admis|autoris)\w* non$/;
/** Who speaks of what animals cost, or of how they are held, takes them. */
const CONDITION = /^(?:oui|yes|ja)\b| oui$|supplement|gratuit|payant|factur|\blaisse\b|\btenus?\b/;

/** Whether animals are accepted, by the words that say it: what is said first is the rule, what follows its exceptions. Null where they do not. */
export function animauxOfWords(texte: string): boolean | null {
  const dit = folded(texte);
  const refus = dit.search(REFUSE);
  const accord = dit.search(ACCEPTE);
  if (refus !== -1 && (accord === -1 || refus <= accord)) return false;
  return accord !== -1 || CONDITION.test(dit) ? true : null;
}
