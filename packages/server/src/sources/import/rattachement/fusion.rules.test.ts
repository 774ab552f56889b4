import { documentVide } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { mergeDocuments } from './fusion.rules.ts';

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
    const whole = mergeDocuments(premier(), [second()], []);
    expect(whole).toMatchObject({
      nom: { fr: 'Hôtel du Pont', en: 'Bridge Hotel' },
      description: { fr: 'Au bord de l’eau.', en: 'By the water.' },
      languesParlees: ['fr'],
      animaux: true,
    });
    expect(whole.medias).toHaveLength(1);
  });

  it('takes from the other system the parts that its entity gives to it', () => {
    const whole = mergeDocuments(premier(), [second()], ['description', 'languesParlees']);
    expect(whole.description.fr).toBe('Autre texte.');
    expect(whole.languesParlees).toEqual(['fr', 'en']);
    expect(whole.nom.fr).toBe('Hôtel du Pont');
  });

  it('completes an address of the same town line by line, and never mixes two towns', () => {
    const lieu = { ...documentVide().lieu, codePostal: '29000', commune: 'Quimper' };
    const own = { ...premier(), lieu };
    const point = { lat: 48, lon: -4.1, qualite: 'source' as const };
    const other = { ...second(), lieu: { ...lieu, commune: 'QUIMPER', rue: ['1 quai du Port'], point } };
    expect(mergeDocuments(own, [other], []).lieu).toEqual({ ...lieu, rue: ['1 quai du Port'], point });
    const elsewhere = { ...other, lieu: { ...other.lieu, codePostal: '35000', commune: 'Rennes' } };
    expect(mergeDocuments(own, [elsewhere], []).lieu).toEqual({ ...lieu, point });
    expect(mergeDocuments(own, [elsewhere], ['lieu']).lieu).toMatchObject({
      commune: 'Rennes',
      rue: ['1 quai du Port'],
    });
  });

  it('gives texts, types, facts and links to whom its entity says', () => {
    const terme = (code: string) => ({ schema: 's', code, libelle: { fr: code } });
    const own = { ...premier(), types: [terme('hotel')], criteres: [{ critere: terme('bar') }] };
    const other = { ...second(), types: [terme('Hotel')], criteres: [{ critere: terme('Wifi') }] };
    expect(mergeDocuments(own, [other], [])).toMatchObject({ types: own.types, criteres: own.criteres });
    expect(mergeDocuments(own, [other], ['types', 'criteres'])).toMatchObject({
      types: other.types,
      criteres: other.criteres,
    });
  });

  it('loses nothing to a system that says nothing', () => {
    const whole = mergeDocuments(premier(), [documentVide()], ['description', 'nom', 'lieu', 'medias']);
    expect(whole).toEqual(premier());
  });
});
