import { expect, it } from 'vitest';
import { lotEnMots } from './lot.words.ts';

const LOT = {
  id: 1,
  etat: 'pousse',
  message: '',
  le: '2026-11-17T06:00:00.000Z',
  par: null,
  tache: null,
  objets: 5,
  textes: 12,
  aRelire: 0,
  refuses: 0,
  aPousser: 0,
  envois: { total: 0, enCours: 0, ecrits: 0, refuses: 0 },
} as const;

it('a lot says what it holds, what is still to be read, and what Apidae made of it', () => {
  expect(lotEnMots(LOT)).toBe('12\u00a0textes de 5\u00a0objets.');
  expect(lotEnMots({ ...LOT, textes: 0 })).toBe('Aucun texte.');
  expect(lotEnMots({ ...LOT, aRelire: 3, refuses: 1, envois: { total: 5, enCours: 0, ecrits: 4, refuses: 1 } })).toBe(
    '12\u00a0textes de 5\u00a0objets, 3 à relire, 1\u00a0écarté à la relecture. 4\u00a0objets écrits dans Apidae, 1\u00a0envoi refusé.',
  );
});
