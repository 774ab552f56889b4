import { describe, expect, it } from 'vitest';
import { NOMS_DE_PICTOS } from '../../rendering/pictos.ts';
import { NOMS_DEVINES, pictoDuMot } from './picto.rules.ts';

describe('the drawing that a word calls for', () => {
  it.each([
    ['Parking privé', 'parking'],
    ['Accès Wi-Fi gratuit', 'wifi'],
    ['PISCINE CHAUFFÉE', 'pool'],
    ['Animaux acceptés', 'paw'],
    ['Tourisme & Handicap', 'wheelchair'],
    ['Restaurant', 'tools-kitchen-2'],
    ['Location de vélos', 'bike'],
    ['Jardin', 'flower'],
    ['Terrasse', 'sun'],
    ['Climatisation', 'snowflake'],
    ['Chèques-vacances', 'ticket'],
    ['Jeux pour enfants', 'baby-carriage'],
    ['Équipement bébé', 'baby-carriage'],
    ['Accueil de groupes', 'users'],
    ['Plage à proximité', 'beach'],
    ['Sentiers de randonnée', 'trekking'],
  ])('« %s » is drawn by %s', (mot, picto) => expect(pictoDuMot(mot)).toBe(picto));

  it('is of whole words, those that say more first', () => {
    expect(pictoDuMot('Aire de camping-car')).toBe('caravan');
    expect(pictoDuMot('Ticket restaurant')).toBe('ticket');
    expect(pictoDuMot('Barque')).toBeNull();
  });

  it('is none where the product has no drawing of that meaning, or where it would say the contrary', () => {
    for (const mot of ['Carte bancaire', 'Anglais', '', 'Animaux refusés', 'Sans climatisation', 'Animaux non admis'])
      expect(pictoDuMot(mot)).toBeNull();
  });

  it('is always one that can be drawn', () => {
    const drawn = new Set(NOMS_DE_PICTOS);
    expect(NOMS_DEVINES.filter((nom) => !drawn.has(nom))).toEqual([]);
  });
});
