import type { Fragment } from '@bridge/contract';

const SUITE = '…';
const SPACE = /\s/;
/** What does not stand before an ellipsis. */
const LOOSE = /[\s,;:.]/;

/** At most so many characters, cut between two words where there are some. */
export function coupe(texte: string, max: number): string {
  const letters = [...texte];
  if (letters.length <= max) return texte;
  const kept = letters.slice(0, Math.max(max - 1, 0));
  const space = kept.findLastIndex((letter) => SPACE.test(letter));
  const words = space > kept.length / 2 ? kept.slice(0, space) : kept;
  const end = words.findLastIndex((letter) => !LOOSE.test(letter));
  return `${words.slice(0, end + 1).join('')}${SUITE}`;
}

/** The same of several, counted together. What is cut has no markup any more: half of it would be worse. */
export function coupeFragments(fragments: readonly Fragment[], max: number | null): readonly Fragment[] {
  if (max === null) return fragments;
  const kept: Fragment[] = [];
  let left = max;
  for (const fragment of fragments) {
    if (left <= 0) break;
    const length = [...fragment.texte].length;
    const { html: _, ...plain } = fragment;
    kept.push(length <= left ? fragment : { ...plain, texte: coupe(fragment.texte, left) });
    left -= length;
  }
  return kept;
}

/** The smallest of the limits that are set. */
export function leMoins(...limites: readonly (number | null)[]): number | null {
  const set = limites.filter((limite) => limite !== null);
  return set.length === 0 ? null : Math.min(...set);
}
