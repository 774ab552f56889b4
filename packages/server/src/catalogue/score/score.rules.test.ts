import type { RegleDeScore } from '@bridge/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { midiLe, objetDe } from '../regle/testing/objet-indexe.ts';
import { type ProfilDeScore, scoreDe } from './score.rules.ts';
import { profilDe, regleDe } from './testing/profils.ts';

const JOUR = '2026-11-15';
const le = midiLe(JOUR);
const AVEC_PHOTO: RegleDeScore['condition'] = {
  genre: 'groupe',
  lien: 'et',
  regles: [{ genre: 'fait', fait: 'photo', present: true }],
};
const score = (profil: Partial<ProfilDeScore>, objet = objetDe(), jour = JOUR) =>
  scoreDe(profilDe(profil), objet, midiLe(jour)).score;

describe('a rule', () => {
  it('gives its points to the objets that answer it', () => {
    const regles = [regleDe({ condition: AVEC_PHOTO, points: 12.5 })];
    expect(score({ regles }, objetDe({ faits: ['photo'] }))).toBe(12.5);
    expect(score({ regles })).toBe(0);
  });

  it('takes points too', () => {
    expect(score({ regles: [regleDe({ points: 10 }), regleDe({ points: -4 })] })).toBe(6);
  });

  it('counts on the days of its period, both included', () => {
    const regles = [regleDe({ du: '2026-11-10', au: '2026-11-20' })];
    expect(
      ['2026-11-09', '2026-11-10', '2026-11-20', '2026-11-21'].map((jour) => score({ regles }, objetDe(), jour)),
    ).toEqual([0, 10, 10, 0]);
  });

  it('says why it does not count', () => {
    const { lignes } = scoreDe(profilDe({ regles: [regleDe({ au: '2026-11-01' })] }), objetDe(), le);
    expect(lignes).toMatchObject([{ tenue: false, points: 0, detail: 'a compté jusqu’au 1er novembre 2026' }]);
  });
});

describe('points in proportion', () => {
  const regles = [
    regleDe({ calcul: { mode: 'proportionnel', mesure: { genre: 'simple', champ: 'photos' }, plein: 4 } }),
  ];

  it('follow the value up to the full one, and no further', () => {
    expect([0, 1, 4, 9].map((nombrePhotos) => score({ regles }, objetDe({ nombrePhotos })))).toEqual([0, 2.5, 10, 10]);
  });

  it('are told with the value', () => {
    const { lignes } = scoreDe(profilDe({ regles }), objetDe({ nombrePhotos: 1 }), le);
    expect(lignes).toMatchObject([{ points: 2.5, tenue: true, detail: '1 sur 4' }]);
  });

  it('are none without a value', () => {
    const prix = [regleDe({ calcul: { mode: 'proportionnel', mesure: { genre: 'simple', champ: 'prix' }, plein: 4 } })];
    expect(scoreDe(profilDe({ regles: prix }), objetDe(), le).lignes).toMatchObject([
      { points: 0, tenue: false, detail: 'aucune valeur' },
    ]);
  });
});

describe('points that fade', () => {
  it('are all there on the day, half of them halfway, none at the end', () => {
    const regles = [regleDe({ calcul: { mode: 'degressif', repere: 'sourceMajLe', jours: 10 } })];
    const objet = objetDe({ sourceMajLe: new Date('2026-11-15T22:00:00.000Z') });
    expect(
      ['2026-11-15', '2026-11-20', '2026-11-25', '2027-01-01'].map((jour) => score({ regles }, objet, jour)),
    ).toEqual([10, 5, 0, 0]);
  });

  it('come nearer with the next date, and go with the last', () => {
    const regles = [regleDe({ calcul: { mode: 'degressif', repere: 'prochaineDate', jours: 10 } })];
    const objet = objetDe({ jours: [{ du: '2026-11-20', au: '2026-11-22' }] });
    expect(
      ['2026-11-10', '2026-11-15', '2026-11-21', '2026-11-23'].map((jour) => score({ regles }, objet, jour)),
    ).toEqual([0, 5, 10, 0]);
  });
});

describe('a bonus', () => {
  const bonus = [{ objet: 1, points: 50, motif: 'Partenaire', expireLe: JOUR }];

  it('goes to its objet alone', () => {
    expect(score({ bonus })).toBe(50);
    expect(score({ bonus }, objetDe({ id: 2 }))).toBe(0);
  });

  it('counts on its last day, and for nothing the day after', () => {
    expect(score({ bonus }, objetDe(), '2026-11-15')).toBe(50);
    expect(score({ bonus }, objetDe(), '2026-11-16')).toBe(0);
  });

  it('without end counts for ever', () => {
    expect(score({ bonus: [{ objet: 1, points: 5, motif: 'Ami', expireLe: null }] }, objetDe(), '2099-01-01')).toBe(5);
  });
});

describe('a score from 0 to 100', () => {
  it('is 100 for what answers all the favourable rules, 0 for what answers all the others', () => {
    const regles = [
      regleDe({ condition: AVEC_PHOTO, points: 30 }),
      regleDe({ points: -10, condition: { ...AVEC_PHOTO, lien: 'sauf' } }),
    ];
    expect(score({ regles, normalise: true }, objetDe({ faits: ['photo'] }))).toBe(100);
    expect(score({ regles, normalise: true })).toBe(0);
  });

  it('can still be 100 while a rule is out of its season', () => {
    const regles = [regleDe({ points: 30 }), regleDe({ points: 70, au: '2026-01-01' })];
    expect(score({ regles, normalise: true })).toBe(100);
  });

  it('goes no further with a bonus', () => {
    const bonus = [{ objet: 1, points: 900, motif: 'Partenaire', expireLe: null }];
    expect(score({ regles: [regleDe()], bonus, normalise: true })).toBe(100);
  });
});

const points = fc.double({ min: -1_000, max: 1_000, noNaN: true });
const jour = fc.constantFrom(null, '2026-11-01', '2026-11-15', '2026-12-01');
const regles = fc.array(
  fc
    .record({ points, du: jour, photo: fc.boolean(), proportion: fc.boolean() })
    .map(({ points: some, du, photo, proportion }) =>
      regleDe({
        points: some,
        du,
        condition: photo ? AVEC_PHOTO : { ...AVEC_PHOTO, lien: 'sauf' },
        calcul: proportion
          ? { mode: 'proportionnel', mesure: { genre: 'simple', champ: 'photos' }, plein: 7 }
          : { mode: 'fixe' },
      }),
    ),
  { maxLength: 8 },
);
const bornes = fc.option(fc.double({ min: -500, max: 500, noNaN: true }), { nil: null });
const profils = fc
  .record({
    regles,
    bonus: fc.array(fc.record({ objet: fc.constantFrom(1, 2), points, motif: fc.constant('Motif'), expireLe: jour })),
    min: bornes,
    max: bornes,
    normalise: fc.boolean(),
  })
  .filter(({ min, max }) => min === null || max === null || max - min >= 0.01);
const objets = fc
  .record({ nombrePhotos: fc.nat(10), photo: fc.boolean() })
  .map(({ nombrePhotos, photo }) => objetDe({ nombrePhotos, faits: photo ? ['photo'] : [] }));

describe('whatever the profile and the objet', () => {
  it('the lines of the explanation add up to the score', () => {
    fc.assert(
      fc.property(profils, objets, (profil, objet) => {
        const { score: total, lignes } = scoreDe(profil, objet, le);
        const somme = lignes.reduce((sum, ligne) => sum + Math.round(ligne.points * 100), 0);
        expect(somme / 100 + 0).toBe(total + 0);
      }),
    );
  });

  it('the score has two decimals and stays inside its bounds', () => {
    fc.assert(
      fc.property(profils, objets, (profil, objet) => {
        const { score: total } = scoreDe(profil, objet, le);
        expect(Math.round(total * 100) / 100).toBe(total);
        if (profil.min !== null) expect(total).toBeGreaterThanOrEqual(profil.min - 1e-6);
        if (profil.max !== null)
          expect(total).toBeLessThanOrEqual(Math.max(profil.max, profil.min ?? profil.max) + 0.01);
        if (profil.normalise && profil.min === null && profil.max === null) {
          expect(total).toBeGreaterThanOrEqual(0);
          expect(total).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  it('an expired bonus counts for nothing the day after', () => {
    const lendemain = '2026-11-16';
    fc.assert(
      fc.property(profils, points, (profil, gain) => {
        const bonus = [...profil.bonus, { objet: 1, points: gain, motif: 'Dernier jour', expireLe: JOUR }];
        const [avec, sans] = [{ ...profil, bonus }, profil].map((one) => scoreDe(one, objetDe(), midiLe(lendemain)));
        expect(avec).toEqual(sans);
      }),
    );
  });

  it('a rule that does not hold gives nothing', () => {
    fc.assert(
      fc.property(profils, objets, (profil, objet) => {
        const { lignes } = scoreDe(profil, objet, le);
        for (const ligne of lignes) if (!ligne.tenue) expect(ligne.points).toBe(0);
      }),
    );
  });
});
