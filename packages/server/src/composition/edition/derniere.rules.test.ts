import { expect, it } from 'vitest';
import { editionEnLigne } from './derniere.rules.ts';

const VALIDE = {
  cle: 'abc',
  langue: 'fr',
  pages: 72,
  poids: 4.2 * 1024 * 1024,
  le: new Date('2026-05-12T08:00:00Z'),
} as const;

it('tells what is downloaded, in the language of who reads it', () => {
  const modele = { titre: { fr: 'Guide de l’été' }, nom: 'Guide' };
  expect(editionEnLigne(modele, VALIDE, 'fr')).toEqual({
    titre: 'Guide de l’été',
    mots: 'PDF, 72\u00a0pages, 4,2\u202fMo, 12 mai 2026',
    href: '/public/_editions/abc/fr.pdf',
    image: '/public/_editions/abc/fr.webp',
  });
  expect(editionEnLigne({ titre: {}, nom: 'Guide' }, { ...VALIDE, poids: 200_000 }, 'en')).toMatchObject({
    titre: 'Guide',
    mots: 'PDF, 72\u00a0pages, 195 kB, 12 May 2026',
  });
});
