import { expect, it } from 'vitest';
import { redirectionsCollees } from './redirections.rules.ts';

it('redirections are read from what a spreadsheet or a file holds', () => {
  const texte = '/fr/a;/fr/b\n"/fr/c"\thttps://ailleurs.fr/x,y\r\nhttps://ancien.fr/fr/d?z=1,/fr/e\n\n/fr/perdue';
  expect(redirectionsCollees(texte, []).ajouts).toEqual([
    { de: '/fr/a', statut: '301', vers: '/fr/b' },
    { de: '/fr/c', statut: '301', vers: 'https://ailleurs.fr/x,y' },
    { de: '/fr/d', statut: '301', vers: '/fr/e' },
    { de: '/fr/perdue', statut: '410', vers: '' },
  ]);
});

it('what is known already is not added twice, and what is no address is told by its line', () => {
  const { ajouts, illisibles, connues } = redirectionsCollees('Ancienne;Nouvelle\n/fr/a;/b\n/fr/c;/d\n/fr/c;/e', [
    '/fr/a',
  ]);
  expect([ajouts.length, illisibles, connues]).toEqual([1, [1], 2]);
});
