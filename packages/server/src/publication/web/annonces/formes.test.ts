import { describe, expect, it } from 'vitest';
import { adresseDImage, imageDemandee } from '../../../rendering/web/media.rules.ts';
import { formesDe } from './visuels.ts';

const format = { id: 1, genre: 'image', unite: 'px', largeur: 1200, hauteur: 300, ratio: null, gabarit: null } as const;
const variantes = [
  { jusquA: 900, largeur: 728, hauteur: 90 },
  { jusquA: 600, largeur: 600, hauteur: 600 },
];

describe('The shapes of a picture in a format', () => {
  it('are those of its variants, the narrowest screen first, then its own', () => {
    expect(formesDe({ ...format, recadrage: true, variantes })).toEqual([
      { jusquA: 600, forme: '600/600', ratio: 1 },
      { jusquA: 900, forme: '728/90', ratio: 728 / 90 },
      { jusquA: null, forme: '1200/300', ratio: 4 },
    ]);
  });

  it('are its own alone where nothing may be cut', () => {
    expect(formesDe({ ...format, recadrage: false, variantes })).toEqual([{ jusquA: null, forme: 'libre', ratio: 4 }]);
  });

  it('have an address that is read back', () => {
    const image = {
      origine: '',
      id: 4,
      version: 2,
      jeton: '0123456789ab',
      isDrawing: false,
      alternatif: '',
      credit: '',
    };
    const adresse = adresseDImage(image, { largeur: 1280, forme: '728/90' });
    const [, , , media = '', vue = ''] = adresse.split('/');
    expect(imageDemandee({ media, vue })?.vue).toEqual({ largeur: 1280, forme: '728/90' });
    expect(imageDemandee({ media, vue: '1280-0x90.webp' })).toBeNull();
  });
});
