import { norme } from '@bridge/contract';

const MOST_WORDS = 8;
const MOST_SYNONYMS = 12;

/**
 * The words that a visitor typed, each with the synonyms that the moteur gives it: « gîte, location, meublé ». Words that
 * are together one of the synonyms, such as « bed and breakfast », are one.
 */
export function motsCherches(q: string, synonymes: readonly { readonly mots: string }[]): string[][] {
  const known = new Map<string, readonly string[]>();
  for (const { mots } of synonymes) {
    const group = mots
      .split(',')
      .map((mot) => mot.trim())
      .filter((mot) => mot !== '');
    for (const mot of group) known.set(norme(mot), [...(known.get(norme(mot)) ?? []), ...group]);
  }
  const words = q
    .split(/\s+/)
    .filter((mot) => norme(mot) !== '')
    .slice(0, MOST_WORDS);
  const found: string[][] = [];
  for (let rang = 0; rang < words.length; ) {
    const runs = words.slice(rang).map((_, more) => words.slice(rang, rang + more + 1));
    const longest = runs.findLast((run) => known.has(norme(run.join(' ')))) ?? words.slice(rang, rang + 1);
    const typed = longest.join(' ');
    found.push([...new Set([typed, ...(known.get(norme(typed)) ?? [])])].slice(0, MOST_SYNONYMS));
    rang += longest.length;
  }
  return found;
}

/** The ways to say the whole of what was typed: as it is, and as its synonyms. */
export function facons(q: string, recherche: readonly (readonly string[])[]): readonly string[] {
  const [first, ...others] = recherche;
  return first === undefined || others.length > 0 ? [q] : first;
}
