import { describe, expect, it } from 'vitest';
import { cheminText } from './chemin.rules.ts';

describe('the path of a difference', () => {
  it('reads as words', () => {
    expect(cheminText('nom.fr')).toBe('Nom · Français');
    expect(cheminText('contacts[0].valeur')).toBe('Contacts · n°\u00a01 · valeur');
    expect(cheminText('lieu.commune')).toBe('Lieu · commune');
  });

  it('stays as it is where it is not known', () => {
    expect(cheminText('inconnu.x')).toBe('inconnu · x');
    expect(cheminText('')).toBe('');
  });
});
