import { describe, expect, it } from 'vitest';
import { startsOf, titleOfItem } from '../kernel/fields/variants.items.ts';
import { clesDeTri } from './tri.fields.ts';

const OFFERTES = startsOf(clesDeTri);
const cleNeuve = (label: string) => OFFERTES.find((one) => one.label === label)?.values;
const phraseDe = (cle: unknown, rank = 0) => titleOfItem(clesDeTri, cle, NOMS, rank);
const NOMS = { modalite: { '4': 'Terrasse', '5': 'Wifi' }, scoring: { '2': 'Fraîcheur' } };

describe('a key that is added', () => {
  it('can sort at once, or says what it lacks', () => {
    for (const { label, values } of OFFERTES) {
      const isWhole = clesDeTri.itemSchema.safeParse(values).success;
      if (!isWhole) expect(phraseDe(values), label).toMatch(/^Choisissez/);
    }
    const lacking = OFFERTES.filter(({ values }) => phraseDe(values).startsWith('Choisissez'));
    expect(lacking.map(({ label }) => label)).toEqual([
      'Score d’un profil',
      'Autre nombre (capacité, critère, champ…)',
      'Distance',
      'Modalités dans un ordre choisi',
    ]);
  });

  it('begins with what people expect first', () => {
    expect(cleNeuve('Nom')).toEqual({ genre: 'champ', champ: 'nom', sens: 'croissant', videsEnDernier: true });
    expect(cleNeuve('Mise à jour par la source')).toMatchObject({ champ: 'sourceMajLe', sens: 'decroissant' });
    expect(cleNeuve('Prix à partir de')).toMatchObject({ mesure: { champ: 'prix' }, sens: 'croissant' });
    expect(cleNeuve('Nombre de photos')).toMatchObject({ mesure: { champ: 'photos' }, sens: 'decroissant' });
  });

  it('stands under one of three headings', () => {
    expect([...new Set(OFFERTES.map(({ group }) => group))]).toEqual(['Champs', 'Nombres', 'À votre façon']);
  });
});

describe('a key in words', () => {
  it('says its field and its direction, and that it comes after another', () => {
    expect(phraseDe(cleNeuve('Nom'))).toBe('Nom, A → Z');
    expect(phraseDe(cleNeuve('Nom'), 1)).toBe('puis\u00a0: Nom, A → Z');
    expect(phraseDe({ genre: 'champ', champ: 'prochaineDate', sens: 'croissant', videsEnDernier: false })).toBe(
      'Prochaine date, la plus proche d’abord, ceux sans valeur d’abord',
    );
  });

  it('names the profile that it sorts by', () => {
    const mesure = { genre: 'score', profil: { ref: 'scoring', id: 2 } };
    expect(phraseDe({ genre: 'nombre', mesure, sens: 'decroissant', videsEnDernier: true })).toBe(
      'Par le score «\u00a0Fraîcheur\u00a0», du plus grand au plus petit',
    );
  });

  it('says which words come first', () => {
    const modalites = [4, 5].map((id) => ({ ref: 'modalite', id }));
    expect(phraseDe({ genre: 'modalites', modalites })).toBe('D’abord Terrasse, puis Wifi');
  });

  it('says from where a distance is', () => {
    const cle = { genre: 'distance', point: { lat: 45, lon: 5 }, libelle: 'Valbourg', sens: 'croissant' };
    expect(phraseDe({ ...cle, depuis: 'point' })).toBe('Les plus proches d’abord, autour de\u00a0: Valbourg');
    expect(phraseDe({ ...cle, depuis: 'visiteur' })).toBe(
      'Les plus proches d’abord, autour du visiteur (sinon autour de\u00a0: Valbourg)',
    );
    expect(phraseDe({ ...cle, depuis: 'visiteur', point: null })).toBe(
      'Les plus proches d’abord, autour du visiteur quand sa position est connue',
    );
  });

  it('says how chance is drawn', () => {
    expect(phraseDe({ genre: 'aleatoire', graine: 'jour' })).toBe('Au hasard, nouveau chaque jour');
  });
});

describe('the keys of an order', () => {
  it('are ten at most, and one rotation among them', () => {
    const rotation = { genre: 'rotation' };
    expect(clesDeTri.schema.safeParse([rotation]).success).toBe(true);
    expect(clesDeTri.schema.safeParse([rotation, rotation]).error?.issues[0]?.message).toMatch(/^Une seule rotation/);
    expect(clesDeTri.schema.safeParse(Array(11).fill(cleNeuve('Nom'))).error?.issues[0]?.message).toBe(
      '10 clés au plus.',
    );
  });
});
