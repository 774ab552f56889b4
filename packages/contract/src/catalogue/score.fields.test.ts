import { describe, expect, it } from 'vitest';
import { sentenceOfItem, titleOfItem } from '../kernel/fields/variants.items.ts';
import { newItem } from '../kernel/fields/variants.ts';
import { SANS_REGLE } from './regle/regle.schemas.ts';
import { pointsEnMots, reglesDeScore } from './score.fields.ts';

const NEUVE = newItem(reglesDeScore, {});
const PHOTOS = { genre: 'simple', champ: 'photos' };
const SCORE = { genre: 'score', profil: { ref: 'scoring', id: 3 } };
const problems = (changes: object) =>
  reglesDeScore.itemSchema
    .safeParse({ ...NEUVE, libelle: 'Photo', ...changes })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
const phraseDe = (changes: object, names = {}) => sentenceOfItem(reglesDeScore, { ...NEUVE, ...changes }, names);

describe('a rule of score', () => {
  it('needs nothing but a name once it is added', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ libelle: ' ' })).toEqual([['libelle', 'Ce champ est obligatoire.']]);
    expect(titleOfItem(reglesDeScore, NEUVE, {}, 1)).toBe('Règle 2, sans nom');
  });

  it('says what is wrong where points are counted', () => {
    expect(problems({ calcul: { mode: 'proportionnel', mesure: PHOTOS, plein: null } })).toEqual([
      ['calcul.plein', 'Indiquez un nombre plus grand que zéro.'],
    ]);
    expect(problems({ calcul: { mode: 'degressif', repere: 'sourceMajLe', jours: 0 } })).toEqual([
      ['calcul.jours', 'Indiquez un nombre de jours, de 1 à 3\u00a0660.'],
    ]);
  });

  it('ends after it starts', () => {
    expect(problems({ du: '2026-07-02', au: '2026-07-01' })).toEqual([['au', 'La fin vient avant le début.']]);
    expect(problems({ du: '2026-07-01', au: '2026-07-01' })).toEqual([]);
  });

  it('may not use the score of a profile, in a condition or in a number', () => {
    const paths = (changes: object) => problems(changes).map(([path]) => path);
    expect(paths({ calcul: { mode: 'proportionnel', mesure: SCORE, plein: 10 } })).toEqual(['calcul']);
    const condition = { ...SANS_REGLE, regles: [{ genre: 'nombre', mesure: SCORE, min: 1, max: null }] };
    expect(paths({ condition })).toEqual(['condition']);
  });
});

describe('a rule of score in words', () => {
  it('says its points with their sign', () => {
    expect([10, -2.5, 0, null].map(pointsEnMots)).toEqual(['+10', '−2,5', '0', '…']);
  });

  it('says how its points are counted', () => {
    expect(phraseDe({ points: 25, calcul: { mode: 'proportionnel', mesure: PHOTOS, plein: 5 } })).toBe(
      '+25 au plus, selon la valeur «\u00a0Nombre de photos\u00a0» (tous à 5) · Tous les objets publiés.',
    );
    expect(phraseDe({ points: 25, calcul: { mode: 'degressif', repere: 'sourceMajLe', jours: 365 } })).toBe(
      '+25 au plus, dégressifs sur 365\u00a0jours depuis la dernière mise à jour · Tous les objets publiés.',
    );
  });

  it('says that nobody gets its points until somebody says who, and never that all do', () => {
    const personne = { genre: 'groupe', lien: 'ou', regles: [] };
    expect(phraseDe({ condition: personne })).toBe('+10 · Aucun objet.');
    expect(phraseDe({ condition: SANS_REGLE })).toBe('+10 · Tous les objets publiés.');
  });

  it('says that a half-written condition is still to be completed', () => {
    const condition = { ...SANS_REGLE, regles: [{ genre: 'liste', champ: 'typeBridge', op: 'une', valeurs: [] }] };
    expect(phraseDe({ condition })).toBe('+10 · Condition à compléter.');
  });

  it('names the records that its condition is about', () => {
    const mesure = { genre: 'critere', critere: { ref: 'critere', id: 4 } };
    const condition = { ...SANS_REGLE, regles: [{ genre: 'nombre', mesure, min: 1, max: null }] };
    expect(phraseDe({ condition }, { critere: { 4: 'Sauna' } })).toContain('Sauna');
  });
});
