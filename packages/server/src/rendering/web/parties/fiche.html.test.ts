import { expect, it } from 'vitest';
import { unePhoto } from '../testing/elements.ts';
import { galerie } from './fiche.html.ts';

it('a photo that tells nothing is read to nobody, and its link says which one it leads to', () => {
  const html = galerie([unePhoto(), unePhoto({ alternative: '', legende: null })], (mot) => mot);
  expect(html.match(/alt="[^"]*"/g)).toEqual(['alt="La terrasse au bord de l’eau"', 'alt=""']);
  expect(html.match(/aria-label="photo [^"]*"/g)).toEqual(['aria-label="photo 2"']);
});
