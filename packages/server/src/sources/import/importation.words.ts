import { type Compteurs, formatNumber } from '@bridge/contract';

/** The sentence about what a run has read, before it changes anything. */
export function sentenceOf({ recus, crees, modifies, inchanges, retires, rattaches, rejetes }: Compteurs): string {
  const parts = [
    [recus, 'reçues'],
    [crees, 'à créer'],
    [modifies, 'à modifier'],
    [inchanges, 'inchangées'],
    [retires, 'à retirer'],
    [rattaches, 'à rattacher'],
    [rejetes, 'rejetées'],
  ] as const;
  return `Fiches\u00a0: ${parts.map(([n, word]) => `${formatNumber(n)} ${word}`).join(', ')}.`;
}
