import { bloc, nouvelleLigne } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { startValues } from '../../resource/form/values.rules.ts';
import { brouillonDExemples, lignesCompletes, readBrouillon } from './brouillon.rules.ts';

const VALUES = { ...startValues(bloc, null), nom: 'Essai' };
const NOM = nouvelleLigne({ genre: 'champ', champ: 'nom' });
const A_CHOISIR = nouvelleLigne({ genre: 'critere', critere: { ref: 'critere', id: 0 } });

describe('a bloc as it is typed', () => {
  it('can be shown from the start', () => {
    expect(readBrouillon(VALUES)).toMatchObject({ ok: true, brouillon: { genre: 'donnees', lignes: [] } });
  });

  it('says which field is not complete', () => {
    expect(readBrouillon({ ...VALUES, lignes: [A_CHOISIR] })).toEqual({ ok: false, manquent: ['Lignes'] });
  });

  it('is not stopped by lines that its kind does not show', () => {
    expect(readBrouillon({ ...VALUES, genre: 'galerie', lignes: [A_CHOISIR] })).toMatchObject({ ok: true });
  });
});

describe('samples of lines', () => {
  it('are asked for every complete line, even empty, whatever the conditions', () => {
    expect(lignesCompletes([A_CHOISIR, NOM])).toEqual([{ rang: 1, ligne: NOM }]);
    const asked = brouillonDExemples({ ...VALUES, canaux: ['print'], lignes: [A_CHOISIR, NOM] });
    expect(asked).toMatchObject({ canaux: [], lignes: [{ ...NOM, siVide: 'tiret' }] });
    expect(brouillonDExemples(VALUES)).toBeNull();
  });
});
