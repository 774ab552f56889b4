import { describe, expect, it } from 'vitest';
import type { PagesDePdf } from '../../catalogue/fichier.faits.ts';
import { fautesDeContenu, mediaRemarques } from './fichier.rules.ts';
import type { Exigences, MediaLu } from './format.types.ts';

const PLEINE_PAGE: Exigences = {
  ...{ genre: 'pdf', unite: 'mm', largeur: 148, hauteur: 210, ratio: null, recadrage: false, densite: '1' },
  ...{ fondPerdu: 3, resolution: 300, typesFichiers: [], poidsMax: null, dureeMax: null, sansSon: false, cmjn: true },
  ...{ maxTitre: null, maxAccroche: null },
};
const BORD_A_BORD: PagesDePdf = { nombre: 1, page: { largeur: 154, hauteur: 216 }, coupe: null, rvb: false };
const media = (changes: Partial<MediaLu>): MediaLu => ({
  ...{ genre: 'photo', typeMime: 'image/jpeg', poids: 1, largeur: 100, hauteur: 100, duree: null, profil: 'RVB' },
  ...{ faits: { images: 1, son: false, pages: null } },
  ...changes,
});
const pdf = (pages: Partial<PagesDePdf> | null): MediaLu =>
  media({
    ...{ genre: 'document', typeMime: 'application/pdf', profil: '' },
    faits: { images: 1, son: false, pages: pages && { ...BORD_A_BORD, ...pages } },
  });

describe('the pages of a PDF', () => {
  it('suit with their bleed, to a millimetre', () => {
    expect(fautesDeContenu(PLEINE_PAGE, pdf({}))).toEqual([]);
    expect(fautesDeContenu(PLEINE_PAGE, pdf({ page: { largeur: 154.9, hauteur: 215.1 } }))).toEqual([]);
  });

  it.each([
    ['Sans fond perdu', { page: { largeur: 148, hauteur: 210 } }],
    ['traits de coupe', { page: { largeur: 170, hauteur: 232 }, coupe: { largeur: 148, hauteur: 210 } }],
    ['Pas la bonne taille', { page: { largeur: 210, hauteur: 297 } }],
    ['Pas la bonne taille', { page: { largeur: 216, hauteur: 154 } }],
  ])('are refused otherwise: %s', (reason, pages) => {
    const [said, ...others] = fautesDeContenu(PLEINE_PAGE, pdf(pages));
    expect(said).toContain(reason);
    expect(said).toContain('154 × 216\u00a0mm, dont 3\u00a0mm de fond perdu');
    expect(others).toEqual([]);
  });

  it('are of any size where the format has none', () => {
    const libre = { ...PLEINE_PAGE, largeur: null, hauteur: null };
    expect(fautesDeContenu(libre, pdf({ page: { largeur: 50, hauteur: 700 } }))).toEqual([]);
    const bande = { ...PLEINE_PAGE, hauteur: null };
    expect(fautesDeContenu(bande, pdf({ page: { largeur: 154, hauteur: 700 } }))).toEqual([]);
    expect(fautesDeContenu(bande, pdf({ page: { largeur: 90, hauteur: 700 } }))).toHaveLength(1);
  });

  it('have the colours of printers where the format asks for them', () => {
    expect(fautesDeContenu(PLEINE_PAGE, pdf({ rvb: true }))).toEqual([expect.stringContaining('CMJN')]);
    expect(fautesDeContenu({ ...PLEINE_PAGE, cmjn: false }, pdf({ rvb: true }))).toEqual([]);
  });

  it('that nobody could read, or that come after the first, are told and keep nobody', () => {
    expect(fautesDeContenu(PLEINE_PAGE, pdf(null))).toEqual([]);
    expect(mediaRemarques(PLEINE_PAGE, pdf(null))).toEqual([expect.stringContaining('n’ont pas été lues')]);
    expect(mediaRemarques(PLEINE_PAGE, pdf({ nombre: 4 }))).toEqual([expect.stringContaining('4 pages')]);
    expect(mediaRemarques(PLEINE_PAGE, pdf({}))).toEqual([]);
  });
});

describe('what moves and what sounds', () => {
  const BANDEAU: Exigences = { ...PLEINE_PAGE, genre: 'image', unite: 'px', cmjn: false };
  const CLIP: Exigences = { ...BANDEAU, genre: 'video' };
  const anime = media({ typeMime: 'image/gif', faits: { images: 12, son: false, pages: null } });
  const film = media({ genre: 'video', typeMime: 'video/mp4', faits: { images: 1, son: true, pages: null } });

  it('a picture that moves is refused: it would be still', () => {
    expect(fautesDeContenu(BANDEAU, anime)).toEqual([expect.stringContaining('12 images')]);
    expect(fautesDeContenu(BANDEAU, media({}))).toEqual([]);
  });

  it('a film that sounds is refused where the format says so, and told elsewhere', () => {
    expect(fautesDeContenu({ ...CLIP, sansSon: true }, film)).toEqual([expect.stringContaining('bande-son')]);
    expect(mediaRemarques({ ...CLIP, sansSon: true }, film)).toEqual([]);
    expect(fautesDeContenu(CLIP, film)).toEqual([]);
    expect(mediaRemarques(CLIP, film)).toEqual([expect.stringContaining('sans son')]);
  });

  it('what was deposited before it was read is taken as it is', () => {
    expect(fautesDeContenu({ ...CLIP, sansSon: true }, { ...film, faits: null })).toEqual([]);
  });
});
