import { expect, it } from 'vitest';
import { changesOf, markTerms } from './segment.rules.ts';

it('what changed between two texts is told word by word', () => {
  expect(changesOf('Au bord du lac bleu', 'Au bord du grand fleuve bleu')).toEqual([
    { genre: 'garde', texte: 'Au bord du ' },
    { genre: 'retire', texte: 'lac' },
    { genre: 'ajoute', texte: 'grand' },
    { genre: 'garde', texte: ' ' },
    { genre: 'ajoute', texte: 'fleuve ' },
    { genre: 'garde', texte: 'bleu' },
  ]);
  expect(changesOf('', 'Neuf')).toEqual([{ genre: 'ajoute', texte: 'Neuf' }]);
});

it('the two texts are found again in their pieces, whatever they are', () => {
  const [avant, apres] = ['a b c  d e', 'b x c d  f e a'];
  const pieces = changesOf(avant, apres);
  const without = (genre: string) =>
    pieces
      .filter((piece) => piece.genre !== genre)
      .map(({ texte }) => texte)
      .join('');
  expect([without('ajoute'), without('retire')]).toEqual([avant, apres]);
});

it('the terms of a glossary are marked where they stand, the longest first', () => {
  const lac = { terme: 'Lac', dit: 'Lac' };
  const bleu = { terme: 'Lac Bleu', dit: 'Blue Lake' };
  expect(markTerms('Le Lac Bleu et le Lac', [lac, bleu])).toEqual(['Le ', bleu, ' et le ', lac]);
  expect(markTerms('Rien', [])).toEqual(['Rien']);
});
