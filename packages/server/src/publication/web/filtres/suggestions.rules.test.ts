import { expect, it } from 'vitest';
import { unChoix, unFiltre } from '../testing/filtres.ts';
import type { Offre } from './choix.service.ts';
import { regleNommee, suggestionsDe } from './suggestions.rules.ts';

const piscine = { ref: 'modalite' as const, id: 4 };
const OFFRE: Offre = {
  filtres: [
    unFiltre({ choix: [unChoix('auray', ['Auray'])] }),
    unFiltre({
      id: 2,
      code: 'sur-place',
      cible: 'critere',
      choix: [{ ...unChoix('piscine', [piscine]), libelle: {} }],
    }),
  ],
  noms: new Map([['modalite 4', { libelle: { fr: 'Piscine', en: 'Swimming pool' }, picto: null }]]),
  communes: ['Auray', 'Carnac'],
  types: ['hotel', 'autre'],
};
const fr = { langue: 'fr', parDefaut: 'fr' } as const;
const en = { langue: 'en', parDefaut: 'fr' } as const;

it('words are completed with objets, types, choices of filters and communes, each once', () => {
  expect(suggestionsDe(OFFRE, ['Hôtel du Lac', 'carnac'], fr)).toEqual([
    'Hôtel du Lac',
    'carnac',
    'Hôtel',
    'Piscine',
    'Auray',
  ]);
  expect(suggestionsDe(OFFRE, [], en)).toContain('Swimming pool');
});

it('they are so many at most', () => {
  const many = Array.from({ length: 500 }, (_, rang) => `Nom ${rang}`);
  expect(suggestionsDe({ ...OFFRE, communes: many.map((nom) => `${nom} bis`) }, many, fr).length).toBeLessThan(130);
});

it('who writes the name of a type or of a choice wants what has it', () => {
  expect(regleNommee(OFFRE, ['auberge', ' hotel'], fr)).toEqual({
    genre: 'groupe',
    lien: 'ou',
    regles: [{ genre: 'liste', champ: 'typeBridge', op: 'une', valeurs: ['hotel'] }],
  });
  expect(regleNommee(OFFRE, ['swimming pool'], en)).toMatchObject({ regles: [{ genre: 'mots', valeurs: [piscine] }] });
  expect(regleNommee(OFFRE, ['swimming pool'], fr)).toBeNull();
  expect(regleNommee(OFFRE, ['hôtel du lac'], fr)).toBeNull();
  expect(regleNommee(OFFRE, [''], fr)).toBeNull();
});
