import { TEINTES } from '@bridge/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { teinteDe } from './teinte.rules.ts';

describe('the name of a colour', () => {
  it.each([
    ['#d01010', 'rouge'],
    ['#8b0000', 'rouge'],
    ['#dc143c', 'rouge'],
    ['#ff8c00', 'orange'],
    ['#ffd700', 'jaune'],
    ['#f8e858', 'jaune'],
    ['#228b22', 'vert'],
    ['#585828', 'vert'],
    ['#008080', 'bleu'],
    ['#1da2df', 'bleu'],
    ['#87CEEB', 'bleu'],
    ['#191970', 'bleu'],
    ['#8a2be2', 'violet'],
    ['#800080', 'violet'],
    ['#ff69b4', 'rose'],
    ['#ffc0cb', 'rose'],
    ['#ff00ff', 'rose'],
    ['#8b4513', 'brun'],
    ['#d2b48c', 'brun'],
    ['#000000', 'noir'],
    ['#0a0818', 'noir'],
    ['#181818', 'noir'],
    ['#808080', 'gris'],
    ['#787068', 'gris'],
    ['#f8f8f8', 'blanc'],
    ['#ffffff', 'blanc'],
  ])('%s is %s', (couleur, teinte) => {
    expect(teinteDe(couleur)).toBe(teinte);
  });

  it('is one of the list for any colour, and none for what is no colour', () => {
    const names: readonly (string | null)[] = TEINTES.map(({ value }) => value);
    const byte = fc.integer({ min: 0, max: 255 }).map((part) => part.toString(16).padStart(2, '0'));
    fc.assert(fc.property(fc.tuple(byte, byte, byte), (parts) => names.includes(teinteDe(`#${parts.join('')}`))));
    for (const text of ['', 'bleu', '#12345', '#1234567', '#gggggg']) expect(teinteDe(text)).toBeNull();
  });
});
