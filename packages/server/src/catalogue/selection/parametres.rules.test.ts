import { BridgeError, type Condition, type Groupe } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { withParametres } from './parametres.rules.ts';

const types: Condition = { genre: 'liste', champ: 'typeBridge', op: 'une', valeurs: ['hotel'], parametre: 'type' };
const photo: Condition = { genre: 'fait', fait: 'photo', present: true };
const regles: Groupe = {
  genre: 'groupe',
  lien: 'et',
  regles: [{ genre: 'groupe', lien: 'ou', regles: [types, photo] }],
};

const errorsOf = (parametres: Record<string, unknown>) => {
  try {
    withParametres(regles, parametres);
  } catch (error) {
    if (error instanceof BridgeError) return error.details.errors;
  }
  return null;
};

describe('the parameters of a sélection', () => {
  it('take the place of the value of the rule that is open to them, wherever it stands', () => {
    expect(withParametres(regles, { type: { valeurs: ['camping'] } })).toEqual({
      ...regles,
      regles: [{ genre: 'groupe', lien: 'ou', regles: [{ ...types, valeurs: ['camping'] }, photo] }],
    });
    expect(withParametres(regles, {})).toEqual(regles);
  });

  it('never change what a rule asks about', () => {
    for (const value of [
      { champ: 'systeme', valeurs: ['lei'] },
      { genre: 'fait' },
      { op: 'aucune' },
      {},
      'hotel',
      null,
    ])
      expect(errorsOf({ type: value })).toMatchObject([{ path: 'parametres.type' }]);
  });

  it('are refused where they are no value of the rule', () => {
    expect(errorsOf({ type: { valeurs: ['chateau-gonflable'] } })).toMatchObject([{ path: 'parametres.type' }]);
    expect(errorsOf({ type: { valeurs: [] } })).toMatchObject([{ path: 'parametres.type' }]);
  });

  it('that no rule is open to are refused, and so is what every object has', () => {
    for (const nom of ['photo', '__proto__', 'constructor', 'toString'])
      expect(errorsOf(JSON.parse(`{"${nom}": {"valeurs": ["hotel"]}}`))).toMatchObject([{ path: `parametres.${nom}` }]);
  });
});
