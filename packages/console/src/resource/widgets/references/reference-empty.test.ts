import { expect, it } from 'vitest';
import { emptyText } from './reference-empty.ts';

const found = { state: 'found', hasNone: false } as const;

it('a menu that has nothing to offer says so', () => {
  expect(emptyText('espace', '', found)).toBe('Aucun espace à proposer.');
  expect(emptyText('espace', 'Lac', found)).toBe('Rien ne correspond à «\u00a0Lac\u00a0».');
  expect(emptyText('espace', '', { ...found, state: 'searching' })).toBe('Recherche…');
});

it('a menu of what must be of the entity says so where the entity has none', () => {
  const none = { ...found, hasNone: true };
  expect(emptyText('espace', '', none)).toBe(
    'Aucun espace de votre entité\u00a0: créez-en un, ou demandez à l’entité qui en possède un.',
  );
  expect(emptyText('annonce', '', none)).toBe(
    'Aucune annonce de votre entité\u00a0: créez-en une, ou demandez à l’entité qui en possède une.',
  );
});
