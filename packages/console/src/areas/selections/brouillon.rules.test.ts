import { SANS_REGLE } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { manqueEnMots, readBrouillon } from './brouillon.rules.ts';

const values = (changes: object = {}) => ({
  mode: 'dynamique',
  regles: SANS_REGLE,
  inclusions: [],
  exclusions: [],
  tri: null,
  limite: null,
  dedoublonnage: null,
  ...changes,
});
const UNFINISHED = {
  genre: 'groupe',
  lien: 'et',
  regles: [{ genre: 'liste', champ: 'typeBridge', op: 'une', valeurs: [] }],
};

describe('what a form says of the objets', () => {
  it('is read whole, without the fields that decide of nothing', () => {
    expect(readBrouillon({ ...values(), nom: 'Été', alerteVariation: 12 })).toEqual({ ok: true, brouillon: values() });
  });

  it('waits for what is not complete, and names it', () => {
    expect(readBrouillon(values({ regles: UNFINISHED, limite: 0 }))).toEqual({
      ok: false,
      manquent: ['Règles', 'Nombre maximal'],
    });
  });

  it('leaves out what its mode does not show', () => {
    const inclusions = [{ objet: null, position: null }];
    expect(readBrouillon(values({ mode: 'dynamique', inclusions })).ok).toBe(true);
    expect(readBrouillon(values({ mode: 'manuelle', regles: UNFINISHED }))).toEqual({
      ok: true,
      brouillon: values({ mode: 'manuelle' }),
    });
  });

  it('leaves out the exclusions of a list made by hand', () => {
    const exclusions = [{ objet: 12, motif: '', jusquAu: null }];
    expect(readBrouillon(values({ mode: 'mixte', exclusions }))).toMatchObject({ brouillon: { exclusions } });
    expect(readBrouillon(values({ mode: 'manuelle', exclusions }))).toMatchObject({ brouillon: { exclusions: [] } });
  });

  it('is asked for in one sentence', () => {
    expect(manqueEnMots(['Règles', 'Nombre maximal'])).toBe(
      'Complétez «\u00a0Règles\u00a0» et «\u00a0Nombre maximal\u00a0»\u00a0: le nombre d’objets viendra ensuite.',
    );
  });
});
