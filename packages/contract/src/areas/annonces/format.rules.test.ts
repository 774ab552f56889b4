import { describe, expect, it } from 'vitest';
import { nouvelleCreation } from './creation.fields.ts';
import { creationControle, creationManques, mediaControle, pixelsPour, ratioDe } from './format.rules.ts';
import type { Exigences, MediaLu } from './format.types.ts';

const BANDEAU: Exigences = {
  genre: 'image',
  unite: 'px',
  largeur: 1200,
  hauteur: 300,
  ratio: null,
  recadrage: true,
  densite: '1',
  fondPerdu: null,
  resolution: null,
  typesFichiers: ['image/jpeg'],
  poidsMax: 400,
  dureeMax: null,
  sansSon: false,
  cmjn: false,
  maxTitre: 20,
  maxAccroche: 0,
};
const PHOTO: MediaLu = {
  genre: 'photo',
  typeMime: 'image/jpeg',
  poids: 300_000,
  largeur: 1600,
  hauteur: 900,
  duree: null,
  profil: 'RVB, sRGB',
  faits: null,
};

describe('a media for a format', () => {
  it('suits where it is big enough, light enough and of its kind', () => {
    expect(mediaControle(BANDEAU, PHOTO)).toEqual([]);
  });

  it('is of the kind that the format shows', () => {
    expect(mediaControle(BANDEAU, { ...PHOTO, genre: 'video' })).toEqual(['Ce format demande une image.']);
    expect(mediaControle({ ...BANDEAU, genre: 'texte' }, PHOTO)).toEqual(['Ce format n’a pas de média.']);
  });

  it('is refused with what it weighs, measures and is, each said', () => {
    const said = mediaControle(BANDEAU, {
      ...PHOTO,
      typeMime: 'image/gif',
      poids: 900_001,
      largeur: 800,
      hauteur: 200,
    });
    expect(said).toHaveLength(3);
    expect(said[0]).toMatch(/JPEG/);
    expect(said[1]).toBe('Trop lourd\u00a0: 901\u00a0Ko, 400\u00a0Ko au plus.');
    expect(said[2]).toMatch(/^Trop petit\u00a0: 800 × 200 pixels/);
  });

  it('needs twice the pixels on fine screens', () => {
    expect(pixelsPour({ ...BANDEAU, densite: '2' })).toEqual({ largeur: 2400, hauteur: 600 });
    expect(mediaControle({ ...BANDEAU, densite: '2' }, PHOTO)).toHaveLength(1);
  });

  it('covers the bleed of a printed page at its resolution', () => {
    const page = { ...BANDEAU, unite: 'mm', largeur: 148, hauteur: 210, fondPerdu: 3, resolution: 300 } as const;
    expect(pixelsPour(page)).toEqual({ largeur: 1819, hauteur: 2551 });
    expect(pixelsPour({ ...page, fondPerdu: null, resolution: null })).toEqual({ largeur: 1748, hauteur: 2480 });
  });

  it('has the shape of the format, where it may not be cut', () => {
    const carre: Exigences = { ...BANDEAU, largeur: null, hauteur: null, ratio: '1/1', recadrage: false };
    expect(ratioDe(carre)).toBe(1);
    expect(mediaControle(carre, { ...PHOTO, largeur: 1000, hauteur: 1010 })).toEqual([]);
    expect(mediaControle(carre, PHOTO)).toEqual([expect.stringMatching(/^Pas la bonne forme/)]);
    expect(mediaControle({ ...carre, recadrage: true }, PHOTO)).toEqual([]);
  });

  it('is not measured where it is drawn by lines', () => {
    const picto = { ...PHOTO, genre: 'picto', largeur: 24, hauteur: 24 };
    expect(mediaControle(BANDEAU, picto)).toEqual([]);
  });

  it('lasts no longer than the format', () => {
    const clip: Exigences = { ...BANDEAU, genre: 'video', typesFichiers: [], dureeMax: 15 };
    const video = { ...PHOTO, genre: 'video', duree: 31.2 };
    expect(mediaControle(clip, video)).toEqual(['Trop long\u00a0: 31\u00a0s, 15\u00a0s au plus.']);
    expect(mediaControle(clip, { ...video, duree: 15 })).toEqual([]);
  });

  it('has the colours of a printer, where they are asked for', () => {
    const imprime: Exigences = { ...BANDEAU, genre: 'pdf', typesFichiers: [], cmjn: true };
    expect(mediaControle(imprime, PHOTO)).toEqual([expect.stringMatching(/CMJN/)]);
    expect(mediaControle(imprime, { ...PHOTO, profil: 'CMJN, FOGRA39' })).toEqual([]);
  });
});

describe('a création', () => {
  const creation = { ...nouvelleCreation(1), media: { ref: 'media', id: 2 } as const };

  it('is told at the field that does not suit', () => {
    const faulty = { ...creation, titre: 'x'.repeat(21), accroche: 'Une accroche' };
    const said = creationControle(BANDEAU, faulty, { ...PHOTO, poids: 500_000 });
    expect(said.map(({ path }) => path)).toEqual(['media', 'titre', 'accroche']);
    expect(said[1]?.message).toBe('21 caractères, 20 au plus dans ce format.');
    expect(said[2]?.message).toBe('Ce format n’a pas d’accroche.');
    expect(creationControle(BANDEAU, creation, PHOTO)).toEqual([]);
  });

  it('lacks its media, its title or its address before it can be validated', () => {
    const bare = nouvelleCreation(1);
    const paths = (genre: Exigences['genre'], hasObjet = false) =>
      creationManques({ genre }, bare, hasObjet).map(({ path }) => path);
    expect(paths('image')).toEqual(['media', 'url']);
    expect(paths('texte')).toEqual(['titre', 'url']);
    expect(paths('pdf')).toEqual(['media']);
    expect(paths('native', true)).toEqual([]);
    expect(paths('native')).toEqual(['titre', 'url']);
  });
});
