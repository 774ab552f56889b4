import { cleDeTriSchema } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { CLES_OFFERTES, cleNeuve, manqueDeCle } from './cle.rules.ts';
import { phraseDeCle } from './cle.words.ts';

const OFFERTES = CLES_OFFERTES.flatMap(({ cles }) => [...cles]);

describe('a key that is added', () => {
  it('can sort at once, or says what it lacks', () => {
    for (const { id, label } of OFFERTES) {
      const cle = cleNeuve(id);
      const isWhole = cleDeTriSchema.safeParse(cle).success;
      if (!isWhole) expect(manqueDeCle(cle), label).toMatch(/^Choisissez/);
    }
    expect(OFFERTES.filter(({ id }) => manqueDeCle(cleNeuve(id)) !== undefined).map(({ id }) => id)).toEqual([
      'nombre:score',
      'nombre:autre',
      'distance',
      'modalites',
    ]);
  });

  it('begins with what people expect first', () => {
    expect(cleNeuve('champ:nom')).toMatchObject({ sens: 'croissant' });
    expect(cleNeuve('champ:sourceMajLe')).toMatchObject({ sens: 'decroissant' });
    expect(cleNeuve('nombre:prix')).toMatchObject({ sens: 'croissant' });
    expect(cleNeuve('nombre:photos')).toMatchObject({ sens: 'decroissant' });
  });
});

describe('a key in words', () => {
  const noms = { modalite: { '4': 'Terrasse', '5': 'Wifi' }, scoring: { '2': 'Fraîcheur' } };

  it('says its field and its direction', () => {
    expect(phraseDeCle(cleNeuve('champ:nom'), noms)).toBe('Nom, A → Z');
    expect(
      phraseDeCle({ genre: 'champ', champ: 'prochaineDate', sens: 'croissant', videsEnDernier: false }, noms),
    ).toBe('Prochaine date, la plus proche d’abord, ceux sans valeur d’abord');
  });

  it('names the profile that it sorts by', () => {
    const mesure = { genre: 'score', profil: { ref: 'scoring', id: 2 } } as const;
    expect(phraseDeCle({ genre: 'nombre', mesure, sens: 'decroissant', videsEnDernier: true }, noms)).toBe(
      'Par le score «\u00a0Fraîcheur\u00a0», du plus grand au plus petit',
    );
  });

  it('says which words come first', () => {
    const modalites = [4, 5].map((id) => ({ ref: 'modalite' as const, id }));
    expect(phraseDeCle({ genre: 'modalites', modalites }, noms)).toBe('D’abord Terrasse, puis Wifi');
  });

  it('says from where a distance is', () => {
    const cle = { genre: 'distance', point: { lat: 45, lon: 5 }, libelle: 'Valbourg', sens: 'croissant' } as const;
    expect(phraseDeCle({ ...cle, depuis: 'point' }, noms)).toBe('Les plus proches d’abord, autour de\u00a0: Valbourg');
    expect(phraseDeCle({ ...cle, depuis: 'visiteur' }, noms)).toBe(
      'Les plus proches d’abord, autour du visiteur (sinon autour de\u00a0: Valbourg)',
    );
  });

  it('says how chance is drawn', () => {
    expect(phraseDeCle({ genre: 'aleatoire', graine: 'jour' }, noms)).toBe('Au hasard, nouveau chaque jour');
  });
});
