import { describe, expect, it } from 'vitest';
import { groupesDe, mentionsDe } from './criteres.rules.ts';

const terme = (code: string, fr?: string) => ({ schema: 'lei:val', code, libelle: fr === undefined ? {} : { fr } });

it('words that two codes share are told once', () => {
  const types = [terme('BedAndBreakfast', 'Chambre d’hôtes'), terme('Guesthouse', 'Chambre d’hôtes'), terme('7')];
  expect(mentionsDe(types, ['fr'])).toBe('Chambre d’hôtes, code\u00a07');
});

describe('the criteria of an objet', () => {
  it('are one line each, in the order of their names, with all their values', () => {
    const groupes = groupesDe(
      [
        { critere: terme('2', 'Équipements'), modalite: terme('21', 'Piscine') },
        { critere: terme('9', 'Chambres'), nombre: 12 },
        { critere: terme('2', 'Équipements'), modalite: terme('22', 'Sauna') },
      ],
      ['fr'],
    );
    expect(groupes).toEqual([
      { nom: 'Chambres', valeurs: ['12'] },
      { nom: 'Équipements', valeurs: ['Piscine', 'Sauna'] },
    ]);
  });

  it('say yes when they only are there, and their code when the source has no word for them', () => {
    expect(groupesDe([{ critere: terme('77') }], ['fr'])).toEqual([{ nom: 'code\u00a077', valeurs: ['Oui'] }]);
  });

  it('say once a number that the source writes as a text too', () => {
    const critere = terme('9', 'Chambres');
    expect(groupesDe([{ critere, nombre: 53, texte: '53' }], ['fr'])[0]?.valeurs).toEqual(['53']);
    expect(groupesDe([{ critere, nombre: 53, texte: '53 en été' }], ['fr'])[0]?.valeurs).toEqual(['53', '53 en été']);
  });

  it('say their numbers in the unit of their criterion', () => {
    const critere = terme('77');
    const unites = { [`${critere.schema} ${critere.code}`]: 'm²' };
    expect(groupesDe([{ critere, nombre: 12.5 }], ['fr'], unites)[0]?.valeurs).toEqual(['12,5\u00a0m²']);
  });
});
