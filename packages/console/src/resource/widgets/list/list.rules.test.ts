import { boolean, choice, list, reference, text, translated, variant, variants } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { fitted, innerOf, itemName, moved, ofItemName, onlyText, orderOf, partsOf, untold } from './list.rules.ts';

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

const CLE = { one: 'Clé', many: 'Clés', feminine: true };
const mot = text({ label: 'Mot' });
const mots = list({ mot }, { label: 'Mots', itemTitle: 'mot' });
const traduits = list({ mot: translated({ label: 'Mot' }) }, { label: 'Mots', itemTitle: 'mot' });
const blocs = list({ bloc: reference({ label: 'Bloc', to: 'bloc' }) }, { label: 'Blocs', itemTitle: 'bloc' });
const cles = list({ mot }, { label: 'Clés', itemTitle: 'mot', words: { noun: CLE, byPlace: true } });

describe('an item', () => {
  it('is called by its title, in any language, by its record, or by its rank', () => {
    expect(itemName(mots, { mot: 'Neige' }, {}, 0)).toBe('«\u00a0Neige\u00a0»');
    expect(itemName(traduits, { mot: { de: 'Schnee', fr: 'Neige' } }, {}, 0)).toBe('«\u00a0Neige\u00a0»');
    expect(itemName(traduits, { mot: { en: 'Snow' } }, {}, 0)).toBe('«\u00a0Snow\u00a0»');
    expect(itemName(mots, { mot: ' ' }, {}, 1)).toBe('l’élément 2');
    expect(itemName(blocs, { bloc: 4 }, { bloc: { 4: 'Horaires' } }, 0)).toBe('«\u00a0Horaires\u00a0»');
    expect(itemName(cles, { mot: 'Neige' }, {}, 1)).toBe('la clé 2');
    expect(ofItemName(cles, { mot: 'Neige' }, {}, 1)).toBe('de la clé 2');
    expect(ofItemName(mots, { mot: 'Neige' }, {}, 1)).toBe('de «\u00a0Neige\u00a0»');
  });

  it('gets the errors of its own rank only', () => {
    expect(innerOf({ '1.mot': 'Court.', '11.mot': 'Long.' }, 1)).toEqual({ mot: 'Court.' });
  });

  it('says on its card what none of its fields says', () => {
    const inner = { mot: 'Trop long.', 'mot.fr': 'Vide.', ailleurs: 'Perdu.', '': 'Incomplet.' };
    expect(untold(['mot'], inner)).toEqual(['Perdu.', 'Incomplet.']);
  });

  it('of one text is a line, of more a card', () => {
    const label = 'Liste';
    expect(onlyText(mots)?.name).toBe('mot');
    expect(onlyText(list({ mot, autre: mot }, { label, itemTitle: 'mot' }))).toBeUndefined();
    expect(onlyText(list({ actif: boolean({ label: 'Actif' }) }, { label, itemTitle: 'actif' }))).toBeUndefined();
  });

  it('is drawn by rows and folds, without what makes no difference to it', () => {
    const sens = choice([{ value: 'haut', label: 'Haut' }], { label: 'Sens', required: true });
    const list = variants(
      'genre',
      {
        texte: variant({
          label: 'Texte',
          fields: {
            mot,
            suite: text({ label: 'Suite', beside: true }),
            sens,
            detail: text({ label: 'Détail', when: { field: 'sens', is: ['haut'] } }),
            jour: text({ label: 'Jour', group: 'Quand' }),
            inutile: mot,
          },
          title: 'mot',
          hides: () => ['inutile'],
        }),
      },
      { label: 'Parties' },
    );
    const drawn = (item: object) =>
      partsOf(list, { genre: 'texte', ...item }).map(({ fold, rows }) => [
        fold,
        rows.map((row) => row.map(([name]) => name)),
      ]);
    expect(drawn({ sens: 'haut' })).toEqual([
      [undefined, [['mot', 'suite'], ['sens'], ['detail']]],
      ['Quand', [['jour']]],
    ]);
    expect(drawn({ sens: null })[0]).toEqual([undefined, [['mot', 'suite'], ['sens']]]);
    expect(partsOf(list, { genre: 'inconnu' })).toEqual([]);
  });

  it('asks its fields as the screen adapts them to it', () => {
    const pair = list({ mot, autre: text({ label: 'Autre' }) }, { label: 'Mots', itemTitle: 'mot' });
    const [part] = partsOf(pair, { mot: 'Neige' }, (item, name, field) =>
      name === 'autre' ? null : { ...field, help: String(item.mot) },
    );
    expect(part?.rows).toMatchObject([[['mot', { label: 'Mot', help: 'Neige' }]]]);
  });
});
