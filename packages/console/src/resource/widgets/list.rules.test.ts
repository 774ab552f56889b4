import { boolean, text } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { blankItem, fitted, innerOf, itemName, moved, onlyText, orderOf } from './list.rules.ts';

describe('the order of a list', () => {
  it('keeps the keys of what stays when items come or go by themselves', () => {
    const order = orderOf(3);
    expect(fitted(order, 2).keys).toEqual([0, 1]);
    expect(fitted(order, 5).keys).toEqual([0, 1, 2, 3, 4]);
    expect(fitted(fitted(order, 2), 3).keys).toEqual([0, 1, 3]);
    expect(fitted(order, 3)).toBe(order);
  });

  it('moves one item and leaves the others in theirs', () => {
    expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  });
});

describe('an item', () => {
  it('starts with what its fields start with', () => {
    expect(blankItem({ mot: text({ label: 'Mot' }), actif: boolean({ label: 'Actif', initial: true }) })).toEqual({
      mot: '',
      actif: true,
    });
  });

  it('is called by its title, in any language, or by its rank', () => {
    expect(itemName({ mot: 'Neige' }, 'mot', 0)).toBe('«\u00a0Neige\u00a0»');
    expect(itemName({ mot: { de: 'Schnee', fr: 'Neige' } }, 'mot', 0)).toBe('«\u00a0Neige\u00a0»');
    expect(itemName({ mot: { en: 'Snow' } }, 'mot', 0)).toBe('«\u00a0Snow\u00a0»');
    expect(itemName({ mot: ' ' }, 'mot', 1)).toBe('l’élément 2');
  });

  it('gets the errors of its own rank only', () => {
    expect(innerOf({ '1.mot': 'Court.', '11.mot': 'Long.' }, 1)).toEqual({ mot: 'Court.' });
  });

  it('of one text is a line, of more a card', () => {
    const mot = text({ label: 'Mot' });
    expect(onlyText({ mot })?.name).toBe('mot');
    expect(onlyText({ mot, autre: mot })).toBeUndefined();
    expect(onlyText({ actif: boolean({ label: 'Actif' }) })).toBeUndefined();
  });
});
