import { describe, expect, it } from 'vitest';
import { FORMATS_DE_PHOTO } from '../catalogue/photos/cadrage.rules.ts';
import { adressePhoto, hauteurPour, LARGEURS, photoDemandee, srcset } from './photo.rules.ts';
import { unePhoto } from './web/testing/pages.ts';

const photo = unePhoto({ objet: 4711, rang: 2, empreinte: 'a1_b-2' });
const parts = (address: string) => {
  const [, objet = '', one = '', vue = ''] = /^\/public\/photos\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(address) ?? [];
  return { objet, photo: one, vue };
};

describe('the address of a photo', () => {
  it('names the photo, its width, its shape and what is kept of it', () => {
    expect(adressePhoto('', photo, { largeur: 640, ratio: '4/3', focale: 'sujet', format: 'webp' })).toBe(
      '/public/photos/4711/2-a1_b-2/640-4x3-sujet.webp',
    );
    expect(
      adressePhoto('https://exemple.fr', photo, { largeur: 1280, ratio: 'libre', focale: 'haut', format: 'jpg' }),
    ).toBe('https://exemple.fr/public/photos/4711/2-a1_b-2/1280-libre-haut.jpg');
  });

  it('is read back as it was written', () => {
    for (const largeur of LARGEURS)
      for (const ratio of ['4/3', '3/2', '16/9', '1/1', '3/4', 'libre'])
        for (const format of FORMATS_DE_PHOTO) {
          const address = adressePhoto('', photo, { largeur, ratio, focale: 'bas', format });
          expect(photoDemandee(parts(address))).toEqual({
            objet: 4711,
            rang: 2,
            empreinte: 'a1_b-2',
            largeur,
            ratio: ratio === 'libre' ? null : ratio,
            focale: 'bas',
            format,
          });
        }
  });

  it.each([
    ['0', '2-a', '640-4x3-sujet.webp'],
    ['x', '2-a', '640-4x3-sujet.webp'],
    ['4711', 'a', '640-4x3-sujet.webp'],
    ['4711', '2-../x', '640-4x3-sujet.webp'],
    ['4711', '2-a', '641-4x3-sujet.webp'],
    ['4711', '2-a', '640-7x9-sujet.webp'],
    ['4711', '2-a', '640-4x3-gauche.webp'],
    ['4711', '2-a', '640-4x3-sujet.svg'],
    ['4711', '2-a', '640-4x3-sujet.webp.exe'],
    ['4711', '2-a', ''],
  ])('%s/%s/%s is none of ours', (objet, one, vue) => {
    expect(photoDemandee({ objet, photo: one, vue })).toBeNull();
  });

  it('is written once for each width', () => {
    expect(srcset('', photo, { ratio: '1/1', focale: 'centre', format: 'webp' }).split(', ')).toHaveLength(
      LARGEURS.length,
    );
  });
});

it('a box has its height before the photo is there', () => {
  expect(hauteurPour(640, '4/3')).toBe(480);
  expect(hauteurPour(640, 'libre')).toBe(427);
  expect(hauteurPour(640, '4/0')).toBe(427);
});
