import { expect, it } from 'vitest';
import { valeurEnMots } from './apercu.words.ts';

it('a preview says dates and hours in French', () => {
  expect(valeurEnMots('periodes', '2026-04-01 → 2026-09-30 · lundi · 09:00–12:30')).toBe(
    'Du 1er avril au 30 septembre 2026 · lundi · 9\u00a0h–12\u00a0h\u00a030',
  );
  expect(valeurEnMots('periodes', '2026-04-01, 2026-05-02\n2026-06-03')).toBe(
    '1er avril 2026, 2 mai 2026\n3 juin 2026',
  );
  expect(valeurEnMots('periode.du', '2026-12-24')).toBe('24 décembre 2026');
  expect(valeurEnMots('champ:ouverture', '2026-12-24')).toBe('24 décembre 2026');
});

it('a preview names the languages', () => {
  expect(valeurEnMots('resume', 'Un moulin.\n[en] A mill.')).toBe('Un moulin.\nAnglais\u00a0: A mill.');
  expect(valeurEnMots('langueParlee', 'de\nbreton')).toBe('Allemand\nbreton');
});

it('a preview leaves the words of the source alone', () => {
  expect(valeurEnMots('description', 'Ouvert depuis 2019-2020, de 09:00 à midi.')).toBe(
    'Ouvert depuis 2019-2020, de 09:00 à midi.',
  );
});
