import type { CSSProperties } from 'react';

/** How wide a control must be to show its words whole: an input does not grow with them by itself. */
export function longueurDe(words: string): CSSProperties {
  // A variable of CSS, which React's type does not know.
  return { '--longueur': words.length } as CSSProperties;
}
