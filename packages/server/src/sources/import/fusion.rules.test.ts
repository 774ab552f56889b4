import { documentVide } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { fusionne } from './fusion.rules.ts';

const premier = () => ({
  ...documentVide(),
  nom: { fr: 'Hôtel du Pont' },
  description: { fr: 'Au bord de l’eau.' },
  languesParlees: ['fr'],
});
const second = () => ({
  ...documentVide(),
  nom: { fr: 'HOTEL DU PONT', en: 'Bridge Hotel' },
  description: { fr: 'Autre texte.', en: 'By the water.' },
  languesParlees: ['fr', 'en'],
  animaux: true,
  medias: [{ cle: 'a', genre: 'image' as const, url: 'https://medias.exemple.fr/a.jpg' }],
});

describe('an objet that two systems bring', () => {
  it('keeps what its own system says, and takes from the other what it does not say', () => {
    const whole = fusionne(premier(), [second()], []);
    expect(whole).toMatchObject({
      nom: { fr: 'Hôtel du Pont', en: 'Bridge Hotel' },
      description: { fr: 'Au bord de l’eau.', en: 'By the water.' },
      languesParlees: ['fr'],
      animaux: true,
    });
    expect(whole.medias).toHaveLength(1);
  });

  it('takes from the other system the parts that its entity gives to it', () => {
    const whole = fusionne(premier(), [second()], ['description', 'languesParlees']);
    expect(whole.description.fr).toBe('Autre texte.');
    expect(whole.languesParlees).toEqual(['fr', 'en']);
    expect(whole.nom.fr).toBe('Hôtel du Pont');
  });

  it('loses nothing to a system that says nothing', () => {
    const whole = fusionne(premier(), [documentVide()], ['description', 'nom', 'lieu', 'medias']);
    expect(whole).toEqual(premier());
  });
});
