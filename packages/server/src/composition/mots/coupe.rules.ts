import type { Fragment } from '@bridge/contract';

const SUITE = '…';
const SPACE = /\s/;
/** The signs removed before an ellipsis. */
const LOOSE = /[\s,;:.]/;

/** A text of at most so many characters, cut between two words if possible. */
export function cutText(texte: string, max: number): string {
  if (texte.length <= max) return texte;
  // A letter takes two places at most: what comes after is not looked at.
  const letters = [...texte.slice(0, 2 * Math.max(max, 0) + 2)];
  if (letters.length <= max) return texte;
  const kept = letters.slice(0, Math.max(max - 1, 0));
  const space = kept.findLastIndex((letter) => SPACE.test(letter));
  const words = space > kept.length / 2 ? kept.slice(0, space) : kept;
  const end = words.findLastIndex((letter) => !LOOSE.test(letter));
  return `${words.slice(0, end + 1).join('')}${SUITE}`;
}

/** Several fragments counted together. A cut fragment loses its markup, half of which would be worse. */
export function coupeFragments(fragments: readonly Fragment[], max: number | null): readonly Fragment[] {
  if (max === null) return fragments;
  const kept: Fragment[] = [];
  let left = max;
  for (const fragment of fragments) {
    if (left <= 0) break;
    const length = [...fragment.texte].length;
    const { html: _, ...plain } = fragment;
    kept.push(length <= left ? fragment : { ...plain, texte: cutText(fragment.texte, left) });
    left -= length;
  }
  return kept;
}

/** The smallest of the limits that are set. */
export function leMoins(...limites: readonly (number | null)[]): number | null {
  const set = limites.filter((limite) => limite !== null);
  return set.length === 0 ? null : Math.min(...set);
}
