import { describe, expect, it } from 'vitest';
import { cadrage, mouvement } from './cadrage.rules.ts';
import { heureEnLangue, jourEnLangue, miseAJourEnMots, resteEnMots } from './mots.ts';

const HD = { largeur: 1920, hauteur: 1080 };

describe('a drawing on a screen', () => {
  it('is as large as it fits, in the middle, turned where the screen cannot turn itself', () => {
    expect(cadrage(HD, { largeur: 3840, hauteur: 2160 }, 0)).toBe(
      'translate(1920px,1080px) scale(2) translate(-960px,-540px)',
    );
    expect(cadrage(HD, { largeur: 1366, hauteur: 768 }, 0)).toContain('scale(0.7111)');
    expect(cadrage({ largeur: 1080, hauteur: 1920 }, HD, 90)).toBe(
      'translate(960px,540px) rotate(90deg) scale(1) translate(-540px,-960px)',
    );
  });

  it('moves by what the graphics card does alone, and not at all for who asked for none', () => {
    for (const transition of ['fondu', 'glissement', 'zoom'] as const) {
      const move = mouvement(transition, false);
      const moved = [...(move?.entre ?? []), ...(move?.sort ?? [])].flatMap((frame) => Object.keys(frame));
      expect(new Set(moved).size).toBeGreaterThan(0);
      expect(moved.filter((name) => name !== 'opacity' && name !== 'transform')).toEqual([]);
      expect(mouvement(transition, true)).toBeNull();
    }
    expect(mouvement('aucune', false)).toBeNull();
  });
});

describe('words that live on', () => {
  const at = Date.parse('2026-11-01T08:05:00Z');
  it('tell the time and the day of the place, in the language of the slide', () => {
    expect(heureEnLangue(at, 'fr', 'Europe/Paris')).toBe('9\u00a0h\u00a005');
    expect(heureEnLangue(Date.parse('2026-11-14T23:00:00Z'), 'fr', 'Europe/Paris')).toBe('0\u00a0h\u00a000');
    expect(heureEnLangue(at, 'en', 'Europe/Paris')).toBe('09:05');
    expect(jourEnLangue(at, 'fr', 'Europe/Paris')).toBe('dimanche 1er novembre');
    expect(miseAJourEnMots(at, 'fr', 'Europe/Paris')).toBe('Mis à jour le 1er novembre à 9\u00a0h\u00a005');
    expect(miseAJourEnMots(at, 'en', 'Europe/Paris')).toMatch(/^Updated on (?:1 November|November 1), 09:05$/);
  });

  it('tell what is left of a countdown', () => {
    const minutes = (count: number) => count * 60_000;
    expect(resteEnMots(minutes(12 * 24 * 60 + 30), 'fr')).toBe('12\u00a0jours');
    expect(resteEnMots(minutes(24 * 60), 'fr')).toBe('1\u00a0jour');
    expect(resteEnMots(minutes(30 * 60), 'fr')).toBe('30\u00a0h 00\u00a0min');
    expect(resteEnMots(minutes(185), 'de')).toBe('3\u00a0h 05\u00a0min');
    expect(resteEnMots(minutes(19.2), 'fr')).toBe('20\u00a0min');
    expect(resteEnMots(-5, 'fr')).toBe('0\u00a0min');
  });
});
