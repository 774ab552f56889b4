import type { CSSProperties } from 'react';

/** The width that a control needs to show its words whole: an input does not grow by itself. */
export function longueurDe(words: string): CSSProperties {
  // A CSS variable, which the type of React does not know.
  return { '--longueur': words.length } as CSSProperties;
}
