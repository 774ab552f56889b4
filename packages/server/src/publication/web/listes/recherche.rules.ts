import { norme } from '@bridge/contract';

const MOST_WORDS = 8;
const MOST_SYNONYMS = 12;

/** The words that a visitor typed, each with the synonyms that the moteur gives it: « gîte, location, meublé ». */
export function motsCherches(q: string, synonymes: readonly { readonly mots: string }[]): string[][] {
  const groups = synonymes.map(({ mots }) =>
    mots
      .split(',')
      .map((mot) => mot.trim())
      .filter((mot) => mot !== ''),
  );
  return q
    .split(/\s+/)
    .filter((mot) => norme(mot) !== '')
    .slice(0, MOST_WORDS)
    .map((mot) => {
      const same = groups.filter((group) => group.some((one) => norme(one) === norme(mot))).flat();
      return [...new Set([mot, ...same])].slice(0, MOST_SYNONYMS);
    });
}
