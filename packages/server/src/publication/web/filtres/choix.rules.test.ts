import { expect, it } from 'vitest';
import { choixTrouves, libelleDuChoix } from './choix.rules.ts';

it('a commune has the same words in a filter as on cards, however its source writes it', () => {
  const words = (commune: string) =>
    choixTrouves('commune', [{ valeur: commune, libelle: commune }]).map((choix) =>
      libelleDuChoix(choix, new Map(), { langue: 'fr', parDefaut: 'fr' }),
    );
  for (const written of ['PONT-DE-L’AMBRE', 'pont-de-l’ambre', 'Pont-de-l’Ambre'])
    expect(words(written)).toEqual(['Pont-de-l’Ambre']);
});
