import { type AnnonceAChoisir, hasard, type PlaceDAnnonce } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { porteesPar } from './places.rules.ts';

const MOMENT = { jour: '2027-07-14', heure: '10:00', now: Date.parse('2027-07-14T08:00:00Z') };
const PLACE: PlaceDAnnonce = {
  ...{ espace: 1, canal: 'web', actif: true, formats: [7], entites: [], tagsAcceptes: [], tagsExclus: [] },
  ...{ rotation: 'ponderee', remplissage: 'remplissage' },
};
const annonce = (id: number, values: Partial<AnnonceAChoisir> = {}): AnnonceAChoisir => ({
  ...{ id, validee: true, entiteId: null, priorite: 'contrat', poids: 10, faites: 0, objectif: null },
  ...{ du: '2027-06-01', au: '2027-08-31', jours: [], deHeure: null, aHeure: null },
  ...{ plafondPage: null, plafondVisite: null, canaux: [], espaces: [1], tags: [], sites: [], listes: [] },
  ...{ langues: [], saisons: [], formats: [7], rayon: null, retraits: [] },
  ...values,
});
const several = (count: number, values: Partial<AnnonceAChoisir> = {}) =>
  Array.from({ length: count }, (_, rang) => annonce(rang + 1, values));

describe('what a page carries for a place', () => {
  it('is all that suits it at this hour, up to twelve', () => {
    const late = annonce(99, { deHeure: 18 });
    expect(porteesPar(PLACE, [...several(12), late], MOMENT, hasard(1)).map(({ id }) => id)).toEqual(
      several(12).map(({ id }) => id),
    );
    expect(porteesPar(PLACE, several(40), MOMENT, hasard(1))).toHaveLength(12);
  });

  it('is by turns: none of many stays out for ever', () => {
    const seen = new Set<number>();
    for (let graine = 0; graine < 60; graine += 1)
      for (const { id } of porteesPar(PLACE, several(40), MOMENT, hasard(graine))) seen.add(id);
    expect(seen.size).toBe(40);
  });

  it('always holds an exclusive one, wherever it stands among them', () => {
    const exclusive = annonce(41, { priorite: 'exclusif' });
    const carried = porteesPar(PLACE, [...several(40), exclusive], MOMENT, hasard(3));
    expect(carried).toContain(exclusive);
    expect(carried).toHaveLength(12);
  });
});
