import { describe, expect, it } from 'vitest';
import type { LienConnu } from './objet-identite.repository.ts';
import { judge } from './objet-identite.rules.ts';

const lien = (ligne: number, objet: number | null, nouveau: string, pris: number | null = null): LienConnu => ({
  ligne,
  ancienSysteme: 'lei',
  ancien: `A${ligne}`,
  nouveauSysteme: 'tourinsoft',
  nouveau,
  objet,
  pris,
});

describe('a line of old and new ids', () => {
  it('is refused where no objet has the old one, or another has the new one', () => {
    const { admis, refus } = judge([lien(1, null, 'X'), lien(2, 5, 'Y', 6), lien(3, 7, 'Z', 7), lien(4, 8, 'W')]);
    expect(admis.map(({ ligne }) => ligne)).toEqual([3, 4]);
    expect(refus).toMatchObject([
      { ligne: 1, motif: expect.stringContaining('«\u00a0A1\u00a0»') },
      { ligne: 2, motif: expect.stringContaining('déjà celui d’un autre objet, le n°\u00a06\u00a0: corrigez') },
    ]);
  });

  it('is refused where a line before it gave the new id to another objet', () => {
    const { admis, refus } = judge([lien(1, 5, 'X'), lien(2, 6, 'X'), lien(3, 5, 'X')]);
    expect(admis.map(({ ligne }) => ligne)).toEqual([1, 3]);
    expect(refus.map(({ ligne }) => ligne)).toEqual([2]);
  });
});
