import type { Avis } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { byUrgency, ciblePath, openText, usagesText } from './avis.rules.ts';

const avis = (id: number, nombre: number, le: string): Avis => ({
  id,
  type: 'modalite-disparue',
  systeme: 'lei',
  flux: { id: 5, nom: 'Hôtels du Val' },
  importation: null,
  texte: 'La modalité « Piscine » a disparu.',
  cible: null,
  usages: [{ ressource: 'selection', libelle: 'Sélections', nombre }],
  details: {},
  le,
});

describe('the notices of imports', () => {
  it('put what somebody uses first, then the newest', () => {
    const sorted = [
      avis(1, 0, '2026-11-14T00:00:00Z'),
      avis(2, 0, '2026-11-15T00:00:00Z'),
      avis(3, 2, '2026-11-01T00:00:00Z'),
    ].sort(byUrgency);
    expect(sorted.map(({ id }) => id)).toEqual([3, 2, 1]);
  });

  it('say who uses what they are about', () => {
    expect(usagesText(avis(1, 3, ''))).toBe('Sélections\u00a0: 3');
    expect(usagesText(avis(1, 0, ''))).toBe('Personne ne s’en sert.');
  });

  it('lead to the record, where there is one', () => {
    expect(ciblePath({ cible: { ressource: 'critere', id: 4 } })).toBe('/administration/criteres/view/4');
    expect(openText({ cible: { ressource: 'critere', id: 4 } })).toBe('Ouvrir le critère');
    // A value of a criterion has no page.
    expect(ciblePath({ cible: { ressource: 'modalite', id: 4 } })).toBeNull();
    expect(ciblePath({ cible: null })).toBeNull();
    expect(ciblePath({ cible: { ressource: 'inconnue', id: 4 } })).toBeNull();
  });
});
