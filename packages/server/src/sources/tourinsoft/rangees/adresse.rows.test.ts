import { describe, expect, it } from 'vitest';
import { interpret } from '../testing.ts';

describe('whole addresses', () => {
  const lieu = (valeur: unknown) =>
    interpret({ AdresseComplete: valeur }, [{ champ: 'AdresseComplete', cible: 'lieu.adresse' }]).document.lieu;
  const attendu = { rue: ['1 rue Haute', 'Bâtiment B'], codePostal: '28400', commune: 'VILLE', insee: '28280' };

  it('have six parts or seven', () => {
    expect(lieu('1 rue Haute|Bâtiment B||28400|VILLE|28280')).toMatchObject(attendu);
    expect(lieu('1 rue Haute||Bâtiment B||28400|VILLE|28280')).toMatchObject(attendu);
  });

  it('have a postcode with a space', () => {
    expect(lieu('1 rue Haute|||22 000|VILLE|22278').codePostal).toBe('22000');
  });

  it('come from sub-tables', () => {
    expect(
      lieu([
        {
          Adresse1: '1 rue Haute',
          Adresse1Suite: 'Bâtiment B',
          Codepostal: '28400',
          Commune: 'VILLE',
          CodeINSEE: '28280',
        },
      ]),
    ).toMatchObject(attendu);
  });
});
