import { describe, expect, it } from 'vitest';
import { bascule, corpsDe, demandeVide, isVide } from './modifier.rules.ts';

describe('a change of many médias', () => {
  it('sends only what was chosen to be changed', () => {
    const demande = bascule(demandeVide('champs'), 'licence');
    expect(corpsDe([1, 2], { ...demande, valeurs: { ...demande.valeurs, credit: '© Val' } })).toEqual({
      body: { ids: [1, 2], valeurs: { licence: 'cession', credit: '© Val' }, ajouter: [], retirer: [] },
    });
    expect(isVide(bascule(demande, 'licence'))).toBe(true);
    expect(isVide(demandeVide('dossier'))).toBe(true);
    expect(isVide({ ...demande, valeurs: { dossier: 'Été' } })).toBe(false);
  });

  it('says what does not suit before anything is sent', () => {
    const demande = { ...demandeVide('champs'), valeurs: { credit: '', supports: [] } };
    expect(corpsDe([1], demande)).toMatchObject({
      problemes: { credit: expect.any(String), supports: expect.any(String) },
    });
  });
});
