import { describe, expect, it } from 'vitest';
import { paragraphesDuHtml } from './riche.ts';

const mots = (html: string) => paragraphesDuHtml(html).map(({ mots: words }) => words);

describe('a rich text in print', () => {
  it('is its paragraphs, with what is strong, leaning, struck or linked', () => {
    expect(
      mots(
        '<p>Un <strong>beau</strong> <em>lac</em> &amp; <a href="https://lac.fr">son site</a></p><p><s>Fermé</s></p>',
      ),
    ).toEqual([
      [
        { texte: 'Un ' },
        { texte: 'beau', gras: true },
        { texte: ' ' },
        { texte: 'lac', italique: true },
        { texte: ' & ' },
        { texte: 'son site', href: 'https://lac.fr' },
      ],
      [{ texte: 'Fermé', barre: true }],
    ]);
  });

  it('keeps its lists as items and its line breaks as breaks', () => {
    expect(paragraphesDuHtml('<ul><li>Un</li><li>Deux</li></ul><p>A<br />B</p>')).toEqual([
      { mots: [{ texte: 'Un' }], puce: true, titre: false },
      { mots: [{ texte: 'Deux' }], puce: true, titre: false },
      { mots: [{ texte: 'A' }, { texte: '\n' }, { texte: 'B' }], puce: false, titre: false },
    ]);
  });

  it('tells its titles from its paragraphs', () => {
    expect(paragraphesDuHtml('<h2>Venir</h2><p>En train.</p>')).toEqual([
      { mots: [{ texte: 'Venir', gras: true }], puce: false, titre: true },
      { mots: [{ texte: 'En train.' }], puce: false, titre: false },
    ]);
  });

  it('is nothing where it says nothing', () => {
    expect(mots('<p> </p><ul><li></li></ul>')).toEqual([]);
    expect(mots('')).toEqual([]);
  });

  it('reads what is not closed', () => {
    expect(mots('Texte <strong>sans fin')).toEqual([[{ texte: 'Texte ' }, { texte: 'sans fin', gras: true }]]);
  });
});
