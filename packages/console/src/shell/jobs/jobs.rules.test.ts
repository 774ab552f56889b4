import { describe, expect, it } from 'vitest';
import { activesText, endedSince, vanishedSince } from './jobs.rules.ts';

const MINE = 7;
const job = (id: number, etat: 'en_attente' | 'en_cours' | 'reussie' | 'echouee', asker: number | null = MINE) => ({
  id,
  etat,
  demandePar: asker,
});

describe('jobs that end', () => {
  it('are told once: when they were running before, and are over now', () => {
    expect(endedSince([job(1, 'en_cours')], [job(1, 'reussie')], MINE)).toHaveLength(1);
    expect(endedSince([job(1, 'reussie')], [job(1, 'reussie')], MINE)).toEqual([]);
  });

  it('are told when they came and went between two answers', () => {
    expect(endedSince([], [job(2, 'echouee')], MINE)).toHaveLength(1);
  });

  it('are told only to who asked for them', () => {
    expect(endedSince([], [job(1, 'reussie', 8), job(2, 'reussie', null)], MINE)).toEqual([]);
    expect(endedSince([], [job(1, 'reussie')], null)).toEqual([]);
  });

  it('are not lost when they are no longer recent', () => {
    expect(vanishedSince([job(1, 'en_cours'), job(2, 'reussie'), job(3, 'en_cours', 8)], [], MINE)).toEqual([
      job(1, 'en_cours'),
    ]);
  });

  it('are told again when they were launched again', () => {
    expect(endedSince([job(1, 'en_attente')], [job(1, 'echouee')], MINE)).toHaveLength(1);
  });
});

it('running jobs are counted with French plurals', () => {
  expect([0, 1, 2].map(activesText)).toEqual(['Aucune tâche en cours', '1 tâche en cours', '2 tâches en cours']);
});
