import { describe, expect, it } from 'vitest';
import { recordOf } from '../../../catalogue/media/testing/medias.ts';
import { corpsDeSaisie, manquesDeSaisie, saisieDe, suivant, voisin } from './completer.rules.ts';

const bare = recordOf(7, { alternatif: {}, credit: '', genre: 'photo', licence: 'cession' });
const BEFORE = { credit: '© Anne', licence: 'cc-by' };

describe('a media to complete', () => {
  it('starts from what is there, with the credit of the one before where it has none', () => {
    expect(saisieDe(bare, 'fr', BEFORE)).toEqual({
      titre: 'Photo 7',
      alternatif: '',
      decorative: false,
      credit: '© Anne',
      licence: 'cc-by',
    });
    expect(saisieDe({ ...bare, credit: '© Val' }, 'fr', BEFORE)).toMatchObject({ credit: '© Val', licence: 'cession' });
  });

  it('lacks words and a credit, unless it tells nothing or is told in another language', () => {
    const saisie = saisieDe(bare, 'fr', null);
    expect(Object.keys(manquesDeSaisie(bare, saisie, 'fr'))).toEqual(['alternatif', 'credit']);
    const credited = { ...saisie, credit: '© Val' };
    expect(manquesDeSaisie(bare, { ...credited, decorative: true }, 'fr')).toEqual({});
    expect(manquesDeSaisie({ ...bare, alternatif: { en: 'A lake' } }, credited, 'fr')).toEqual({});
    expect(manquesDeSaisie({ ...bare, genre: 'audio' }, credited, 'fr')).toEqual({});
  });

  it('is written in one language and keeps its others; what is decorative has no words', () => {
    const known = { ...bare, alternatif: { en: 'A lake' } };
    const saisie = { ...saisieDe(known, 'fr', null), alternatif: ' Un lac ', credit: '© Val' };
    expect(corpsDeSaisie(known, saisie, 'fr')).toMatchObject({
      version: 1,
      alternatif: { en: 'A lake', fr: 'Un lac' },
      credit: '© Val',
    });
    expect(corpsDeSaisie(known, { ...saisie, decorative: true }, 'fr')).toMatchObject({
      alternatif: {},
      decorative: true,
    });
  });
});

describe('the row of médias to complete', () => {
  it('is walked both ways, to its ends', () => {
    expect([voisin([1, 2, 3], 2, 1), voisin([1, 2, 3], 2, -1)]).toEqual([3, 1]);
    expect([voisin([1, 2, 3], 3, 1), voisin([1, 2, 3], 1, -1)]).toEqual([null, null]);
  });

  it('goes on with what is left, those that were passed over last', () => {
    expect(suivant([1, 2, 3], [2], 2)).toBe(3);
    expect(suivant([1, 2, 3], [2, 3], 3)).toBe(1);
    expect(suivant([1, 2, 3], [1, 2, 3], 3)).toBeNull();
  });
});
