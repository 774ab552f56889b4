import { expect, it } from 'vitest';
import { splitLei } from './dossier.rules.ts';

const flux = {
  langues: [
    { langue: 'fr', schema: 'WEBACCESS' },
    { langue: 'de', schema: 'WEBACCESS_DE' },
  ],
} as const;

it('reads the other languages of a folder before the records that they complete', () => {
  expect(splitLei(flux, ['produits-fr.xml', 'produits-de.xml'])).toEqual([
    { fichier: 'produits-de.xml', langue: 'de' },
    { fichier: 'produits-fr.xml' },
  ]);
});

it('knows a language by the name of its schema', () => {
  expect(splitLei(flux, ['WEBACCESS_DE.xml', 'WEBACCESS.xml'])).toEqual([
    { fichier: 'WEBACCESS_DE.xml', langue: 'de' },
    { fichier: 'WEBACCESS.xml' },
  ]);
});

it('takes a file that tells no language for the main one', () => {
  expect(splitLei(flux, ['partie-1.xml', 'partie-2.xml'])).toEqual([
    { fichier: 'partie-1.xml' },
    { fichier: 'partie-2.xml' },
  ]);
});
