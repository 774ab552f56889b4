import { expect, it } from 'vitest';
import { deNom } from '../kernel/words/french.ts';
import { classementEnMots } from './classement.words.ts';

it('a rank is said in words, never by the number of a certificate', () => {
  expect(classementEnMots({ texte: ' 3 étoiles ' })).toBe('3 étoiles');
  expect(classementEnMots({ texte: '96080014' })).toBe('');
  expect(classementEnMots(undefined)).toBe('');
});

it('a name is elided where French does', () => {
  expect([deNom('admin'), deNom('Marie'), deNom('Éloïse')]).toEqual(['d’admin', 'de Marie', 'd’Éloïse']);
});
