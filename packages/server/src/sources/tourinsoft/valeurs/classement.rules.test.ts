import { describe, expect, it } from 'vitest';
import { modeDe } from '../correspondance/cibles.uniques.ts';
import { interpret } from '../testing.ts';
import { rangDe } from './classement.rules.ts';

describe('how many stars a class says', () => {
  it.each([
    ['3 étoiles', 3],
    ['Hôtel 3*', 3],
    ['★★★★', 4],
    ['Classé 2 étoiles en 2019', 2],
    ['Trois épis Gîtes de France', 3],
    ['Clévacances : clés 3', 3],
    ['4', 4],
    ['Classé en 2019', undefined],
    ['Arrêté du 12/05/2021', undefined],
    ['Non classé', undefined],
    ['12', undefined],
    ['2022 ****', 4],
    ['**** (2022)', 4],
    ['15*', undefined],
    ['3,5*', undefined],
  ])('is read: %s', (texte, rang) => {
    expect(rangDe(texte)).toBe(rang);
  });
});

describe('whether one pays', () => {
  it.each([
    ['Gratuit', 'gratuit'],
    ['Tarif : gratuit', 'gratuit'],
    ['Gratuit pour tous', 'gratuit'],
    ['Payant, gratuit -12 ans', 'payant'],
    ['Tarif unique 5 €, gratuit pour les enfants', 'payant'],
    ['Gratuit pour les moins de 12 ans', null],
    ['Entrée libre', 'libre'],
    ['Selon saison', null],
    ['Adulte 5 €, enfant 3 €', 'payant'],
    ['Gratuit le samedi, 5 € en semaine', 'payant'],
    ['Gratuit en semaine', null],
    ['Gratuit de 14h à 18h', 'gratuit'],
    ['Gratuit, à 20h', 'gratuit'],
    ['Gratuit en extérieur', 'gratuit'],
    ['0 €', 'gratuit'],
    ['1 €', 'payant'],
    ['Payant – Meudon', 'payant'],
    ['Don libre', 'participation'],
    ['freestyle', null],
    ['Équilibre', null],
  ])('is said in words: %s', (texte, mode) => {
    expect(modeDe(texte)).toBe(mode);
  });

  it('keeps the words that say more, or that nobody knows', () => {
    const tarifsDe = (mode: string) => interpret({ mode }, [{ champ: 'mode', cible: 'tarifs.mode' }]).document.tarifs;
    expect(tarifsDe('Gratuit')).toMatchObject({ mode: 'gratuit' });
    expect(tarifsDe('Gratuit').texte).toBeUndefined();
    expect(tarifsDe('Payant, gratuit -12 ans')).toMatchObject({
      mode: 'payant',
      texte: { fr: 'Payant, gratuit -12 ans' },
    });
    expect(tarifsDe('Selon saison')).toMatchObject({ texte: { fr: 'Selon saison' } });
  });
});
