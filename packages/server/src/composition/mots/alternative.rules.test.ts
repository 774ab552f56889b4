import { documentVide } from '@bridge/contract';
import { expect, it } from 'vitest';
import { photosDe } from '../objet.rules.ts';
import { isNomDeFichier, textesDeMedia } from './alternative.rules.ts';

it.each([
  '10445.jpg',
  'Vue du lac.JPEG',
  'IMG_2031',
  'DSC0042',
  '10445',
  'sologne-gites-lanigaudiere-7',
  'gite-du-lac',
])('« %s » is the name of a file', (texte) => expect(isNomDeFichier(texte)).toBe(true));

it.each(['La façade', 'Saint-Malo', 'Mont-Saint-Michel', 'rendez-vous', 'Piscine', 'Chambre 12', '湖畔の宿2号室', ''])(
  '« %s » is none',
  (texte) => expect(isNomDeFichier(texte)).toBe(false),
);

it('a text is kept in the languages where it is words', () => {
  expect(textesDeMedia({ fr: '10445.jpg', en: 'The lake' })).toEqual({ en: 'The lake' });
  expect(textesDeMedia(undefined)).toEqual({});
});

it('a photo whose title and caption are names of files has the name of its objet, and no caption', () => {
  const media = {
    cle: 'a',
    genre: 'image' as const,
    url: 'https://exemple.fr/a.jpg',
    titre: { fr: '10445.jpg' },
    legende: { fr: 'sologne-gites-lanigaudiere-7' },
  };
  const document = { ...documentVide(), nom: { fr: 'Gîte du Lac' }, medias: [media] };
  const objet = { indexe: { id: 1, nom: 'Gîte du Lac' }, textes: [], document };
  const [photo] = photosDe(objet, { langue: 'fr', parDefaut: 'fr' }, { jour: '2026-11-15', canal: 'web' });
  expect(photo).toMatchObject({ alternative: 'Gîte du Lac', legende: null });
});
