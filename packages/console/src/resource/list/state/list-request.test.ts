import { describe, expect, it } from 'vitest';
import { searchOf } from './list-request.ts';
import { FIRST_STATE } from './list-state.ts';

describe('what a list asks', () => {
  it('tells the state of records from a field of that name', () => {
    const filters = { etat: ['hors-ligne'] };
    expect(JSON.parse(searchOf({ ...FIRST_STATE, filters }).filter)).toEqual({
      'champ.etat': ['hors-ligne'],
      etat: 'actif',
    });
    expect(JSON.parse(searchOf({ ...FIRST_STATE, etat: null, filters }).filter)).toEqual({ etat: ['hors-ligne'] });
  });

  it('leaves the order to the server when words are searched for, unless one was chosen', () => {
    const words = { ...FIRST_STATE, q: 'lac' };
    expect(searchOf(words).sort).toBe('');
    expect(searchOf({ ...words, sort: [{ field: 'nom', descending: true }] }).sort).toBe('-nom');
    expect([FIRST_STATE, { ...words, etat: null }].map((state) => searchOf(state).sort)).toEqual(['-modifieLe', '-id']);
  });
});
