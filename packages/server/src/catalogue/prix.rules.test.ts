import { documentVide, type TypeBridge } from '@bridge/contract';
import { expect, it } from 'vitest';
import { prixMinDe } from './prix.rules.ts';

type Ligne = readonly [libelle: string, min: number | undefined, max?: number];

const prix = (typeBridge: TypeBridge, ...lignes: readonly Ligne[]) => {
  const { tarifs } = documentVide();
  return prixMinDe({
    typeBridge,
    tarifs: {
      ...tarifs,
      lignes: lignes.map(([libelle, min, max]) => ({
        libelle: { schema: '', code: '', libelle: { fr: libelle } },
        devise: 'EUR',
        ...(min !== undefined && { min }),
        ...(max !== undefined && { max }),
      })),
    },
  });
};

it('the lowest price is told, the highest standing in where there is no other', () => {
  expect(prix('restaurant', ['Menu adulte', 12, 20], ['Menu enfant', undefined, 9])).toBe(9);
  expect(prix('restaurant', ['Menu', undefined])).toBeNull();
  expect(prix('restaurant')).toBeNull();
});

it('what is paid besides is not what an offer costs', () => {
  expect(prix('hotel', ['Petit déjeuner', 10], ['Chambre double', 86, 127])).toBe(86);
  expect(prix('location', ['Tarif du ménage', 40], ['Caution', 30], ['Semaine', 450])).toBe(450);
  expect(prix('camping', ['Taxe de séjour', 0.6], ['Prix par animal', 2], ['Emplacement', 18])).toBe(18);
  expect(prix('location', ['Frais de ménage', 40], ['Taxe', 1], ['Semaine', 450])).toBe(450);
  expect(prix('chambre-hotes', ['Supplément lit bébé', 5])).toBeNull();
});

it('an amount without a name that no night costs beside the others is not the price of a lodging', () => {
  expect(prix('chambre-hotes', ['Prix', 83, 120], ['Supplément', 10], ['Prix', 75, 105], ['Prix', 2.53])).toBe(75);
  expect(prix('location', ['Prix', 500], ['Prix', 150], ['Prix', 1], ['', 2.53])).toBe(150);
  expect(prix('location', ['Prix', 1], ['Semaine', 450])).toBe(450);
});

it('the price of a night stays the lowest beside that of a week, as does any that is named or alone', () => {
  expect(prix('location', ['Prix', 42], ['Prix', 210])).toBe(42);
  expect(prix('location', ['Prix', 60], ['Semaine, haute saison', 600])).toBe(60);
  expect(prix('hotel', ['Dortoir', 12], ['Suite', 240])).toBe(12);
  expect(prix('hotel', ['Prix', 2])).toBe(2);
  expect(prix('camping', ['Prix', 5], ['Mobil-home, la semaine', 600])).toBe(5);
});

it('what is part of an offer is', () => {
  expect(prix('chambre-hotes', ['Chambre, petit déjeuner compris', 60])).toBe(60);
  expect(prix('restaurant', ['Petit déjeuner', 8], ['Menu', 20])).toBe(8);
  expect(prix('transport', ['Parking, la journée', 4])).toBe(4);
  expect(prix('activite', ['', 15])).toBe(15);
});
