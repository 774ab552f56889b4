import type { Filter } from '@bridge/contract';
import { isValues, withFilter } from '../../../resource/list/state/list-state.ts';

/** 15 cm of paper at 300 dots per inch, half a page either way. The resolution written in a file does not count. */
const COTE = 1_772;
const COTES = ['largeur', 'hauteur'] as const;

export const IMPRESSION = `Au moins 15\u00a0cm de côté à 300\u00a0dpi\u00a0: ${COTE}\u00a0pixels.`;

/** Whether a list shows only the images large enough to be printed. */
export function isImprimable(filters: Filter): boolean {
  return COTES.every((cote) => {
    const asked = filters[cote];
    if (asked === undefined || typeof asked === 'boolean' || isValues(asked)) return false;
    return typeof asked.min === 'number' && asked.min >= COTE;
  });
}

/** The filters with those of printing added, or taken off. */
export function pourImpression(filters: Filter): Filter {
  const value = isImprimable(filters) ? undefined : { min: COTE };
  return COTES.reduce((asked, cote) => withFilter(asked, cote, value), filters);
}
