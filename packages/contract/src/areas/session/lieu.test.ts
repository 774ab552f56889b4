import { expect, it } from 'vitest';
import { lieuEnMots } from './lieu.ts';

it('a place is told in words', () => {
  expect(['FR', 'CH', 'local', null, '??'].map(lieuEnMots)).toEqual([
    'France',
    'Suisse',
    'Réseau local',
    'Lieu inconnu',
    '??',
  ]);
});
