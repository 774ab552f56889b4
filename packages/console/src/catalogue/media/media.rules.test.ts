import { describe, expect, it } from 'vitest';
import { alerteDesDroits, etatDesDroits, mesuresDe, motDesDroits, phraseDesDroits } from './media.rules.ts';

const TODAY = '2026-11-15';
const free = { statut: 'utilisable', du: null, au: null } as const;

describe('the rights of a media', () => {
  it.each([
    [free, 'libre'],
    [{ ...free, au: '2026-11-14' }, 'passe'],
    [{ ...free, au: '2026-11-15' }, 'bientot'],
    [{ ...free, au: '2027-01-14' }, 'bientot'],
    [{ ...free, au: '2027-01-15' }, 'libre'],
    [{ ...free, du: '2026-11-16' }, 'a-venir'],
    [{ ...free, du: '2026-11-15' }, 'libre'],
    [{ ...free, statut: 'a-valider' }, 'a-valider'],
    [{ ...free, statut: 'a-completer' }, 'a-completer'],
    [{ ...free, statut: 'restreint', au: '2026-11-14' }, 'passe'],
    [{ ...free, actif: false, au: '2026-11-14' }, 'retire'],
  ] as const)('%j are « %s »', (droits, etat) => {
    expect(etatDesDroits(droits, TODAY)).toBe(etat);
  });

  it('are told in a few words, and in a sentence where something is wrong', () => {
    expect(motDesDroits(free, TODAY)).toBe('Sans limite');
    expect(motDesDroits({ ...free, au: '2026-12-31' }, TODAY)).toBe('Jusqu’au 31 déc. 2026');
    expect(alerteDesDroits(free, TODAY)).toBeNull();
    expect(alerteDesDroits({ ...free, au: '2026-11-01' }, TODAY)).toContain('passés depuis le 1er nov. 2026');
  });

  it('are one sentence of where and until when', () => {
    expect(phraseDesDroits({ ...free, au: '2026-12-31' }, ['ecran', 'web'], TODAY)).toBe(
      'Utilisable jusqu’au 31 déc. 2026 sur le web et les écrans.',
    );
    expect(phraseDesDroits(free, ['print'], TODAY)).toBe('Utilisable sans limite de durée sur les éditions imprimées.');
    expect(phraseDesDroits(free, [], TODAY)).toContain('Aucun support');
    expect(phraseDesDroits({ ...free, statut: 'restreint' }, ['web'], TODAY)).toContain('restreint');
  });
});

describe('the measures of a file', () => {
  it('are read at a glance', () => {
    const text = mesuresDe({ typeMime: 'image/svg+xml', largeur: 4_032, hauteur: 3_024, poids: 3_200_000 });
    expect(text.replaceAll(/\s/g, ' ')).toBe('SVG, 4 032 × 3 024 px, 3,2 Mo');
    expect(mesuresDe({ typeMime: 'image/jpeg', resolution: 300 })).toBe('JPEG, 300\u00a0dpi');
    expect(mesuresDe({ poids: null })).toBe('');
    expect(mesuresDe({ typeMime: 'video/mp4', duree: 59.7 })).toBe('MP4, 1\u00a0min');
  });
});
