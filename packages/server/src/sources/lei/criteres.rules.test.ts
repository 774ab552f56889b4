import { expect, it } from 'vitest';
import { parseXml } from '../reading/xml/xml-parse.ts';
import { interpretLei } from './interpretation.ts';
import { fluxLei, produitLei } from './testing.ts';

function documentDe(critere: string, role: 'gratuit' | 'animaux' | 'langue' | 'photo' | 'prix', texte: string) {
  const CRITERES = `<Crit CLEF_CRITERE="${critere}" CLEF_MODA="0">${texte}</Crit>`;
  const produit = parseXml(`<sit_liste>${produitLei({ CRITERES })}</sit_liste>`);
  return interpretLei(fluxLei({ roles: [{ critere, role }] }), produit, {}).document;
}

it.each([
  ['0 €', 'gratuit'],
  ['1 €', 'payant'],
  ['1 000 €', 'payant'],
  ['non payant', 'gratuit'],
  ['gratuit pour les enfants', undefined],
  ['Oui', 'gratuit'],
])('a product is free where the words of its criterion say it: %s', (texte, mode) => {
  expect(documentDe('8', 'gratuit', texte).tarifs.mode).toBe(mode);
});

it.each([
  ['8 €', 'payant'],
  ['Adultes : 8 €', 'payant'],
  ['Gratuit', undefined],
  ['0', undefined],
])('one pays where one of the prices is to be paid: %s', (texte, mode) => {
  expect(documentDe('5', 'prix', texte).tarifs.mode).toBe(mode);
});

it.each([
  ['payant (5 €)', true],
  ['Oui, en laisse', true],
  ['Non', false],
  ['Nous consulter', undefined],
])('animals are accepted where the words of its criterion say it: %s', (texte, animaux) => {
  expect(documentDe('9', 'animaux', texte).animaux).toBe(animaux);
});

it('the languages of a product are codes, whatever separates their names', () => {
  expect(documentDe('7', 'langue', 'Anglais, Allemand ; Patois').languesParlees).toEqual(['en', 'de', 'Patois']);
  expect(documentDe('7', 'langue', 'Anglais et allemand, anglais').languesParlees).toEqual(['en', 'de']);
});

it('the page of an album is no photo', () => {
  expect(documentDe('6', 'photo', 'https://exemple.fr/album.html').medias).toMatchObject([{ genre: 'document' }]);
});
