import { describe, expect, it } from 'vitest';
import { understood } from '../testing.ts';

describe('an Apidae object', () => {
  it('has pictures, documents and a track', () => {
    const file = (url: string, extension = 'jpg') => [
      { locale: 'en', url: 'https://x.exemple.fr/en.jpg' },
      { locale: 'fr', url, extension },
    ];
    const { document } = understood({
      illustrations: [
        {
          identifiant: 1,
          type: 'IMAGE',
          traductionFichiers: file('https://x.exemple.fr/1.jpg'),
          legende: { libelleFr: 'Façade' },
          copyright: { libelleFr: 'Studio' },
          dateLimiteDePublication: '2026-08-22T22:00:00.000+0000',
        },
        { identifiant: 2, type: 'IMAGE_PRINCIPALE', traductionFichiers: file('https://x.exemple.fr/2.jpg') },
        { identifiant: 3, type: 'IMAGE', traductionFichiers: [] },
      ],
      multimedias: [{ identifiant: 4, type: 'PLAN', traductionFichiers: file('https://x.exemple.fr/t', 'gpx') }],
    });
    expect(document.medias).toEqual([
      { cle: '2', genre: 'image', url: 'https://x.exemple.fr/2.jpg', adresses: { en: 'https://x.exemple.fr/en.jpg' } },
      {
        cle: '1',
        genre: 'image',
        url: 'https://x.exemple.fr/1.jpg',
        legende: { fr: 'Façade' },
        credit: 'Studio',
        jusquAu: '2026-08-23',
        adresses: { en: 'https://x.exemple.fr/en.jpg' },
      },
      {
        cle: '4',
        genre: 'plan',
        url: 'https://x.exemple.fr/t',
        adresses: { en: 'https://x.exemple.fr/en.jpg' },
      },
    ]);
    expect(document.lieu.trace).toEqual({ format: 'gpx', url: 'https://x.exemple.fr/t' });
  });

  it('keeps the media and the contacts of its aspects, and the words of its classification in all languages', () => {
    const { document } = understood({
      aspects: [
        {
          aspect: 'HIVER',
          informations: { moyensCommunication: [{ type: { id: 201 }, coordonnees: { fr: '04 76 00 00 09' } }] },
          illustrations: [
            {
              identifiant: 9,
              type: 'IMAGE',
              traductionFichiers: [{ locale: 'fr', url: 'https://x.exemple.fr/9.jpg' }],
            },
          ],
        },
      ],
      type: 'HOTELLERIE',
      informationsHotellerie: {
        classement: {
          elementReferenceType: 'HotellerieClassement',
          id: 12345,
          libelleFr: 'Palace',
          libelleEn: 'Palace hotel',
        },
      },
    });
    expect(document.aspects?.hiver).toMatchObject({
      contacts: [{ genre: 'telephone', valeur: '04 76 00 00 09' }],
      medias: [{ url: 'https://x.exemple.fr/9.jpg' }],
    });
    expect(document.classement).toMatchObject({ texte: 'Palace', libelle: { en: 'Palace hotel' } });
  });

  it('of the first format has its pictures too, once each', () => {
    const image = { type: 'IMAGE', traductionFichiers: [{ locale: 'fr', url: 'https://x.exemple.fr/a.jpg' }] };
    const { document } = understood({
      imagePrincipale: image,
      images: [image, { type: 'IMAGE', traductionFichiers: [{ url: 'https://x.exemple.fr/b.jpg' }] }],
    });
    expect(document.medias.map(({ cle }) => cle)).toEqual(['a.jpg', 'b.jpg']);
  });
});
