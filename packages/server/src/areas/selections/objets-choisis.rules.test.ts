import { expect, it } from 'vitest';
import { contradictions } from './objets-choisis.rules.ts';

const added = (objet: number, position: number | null = null) => ({ objet, position });
const removed = (objet: number) => ({ objet, motif: '', jusquAu: null });
const paths = (of: Parameters<typeof contradictions>[0]) => contradictions(of).map(({ path }) => path);

it('an objet is not added and removed at once', () => {
  expect(paths({ mode: 'mixte', inclusions: [added(1)], exclusions: [removed(2), removed(1)] })).toEqual([
    'exclusions.1.objet',
  ]);
});

it('no two objets are pinned at the same place, nor is one there twice', () => {
  const inclusions = [added(1, 1), added(2, 1), added(1), added(3), added(4)];
  expect(paths({ mode: 'manuelle', inclusions, exclusions: [] })).toEqual([
    'inclusions.2.objet',
    'inclusions.1.position',
  ]);
});

it('what the mode leaves aside contradicts nothing', () => {
  expect(paths({ mode: 'manuelle', inclusions: [added(1)], exclusions: [removed(1)] })).toEqual([]);
  expect(paths({ mode: 'dynamique', inclusions: [added(1), added(1)], exclusions: [] })).toEqual([]);
});
