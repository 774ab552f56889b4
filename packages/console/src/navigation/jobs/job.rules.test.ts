import { describe, expect, it } from 'vitest';
import {
  activesText,
  durationText,
  endedSince,
  PACE,
  paceOf,
  remainingOf,
  remainingText,
  vanishedSince,
} from './job.rules.ts';

const MINE = 7;
const job = (id: number, etat: 'en_attente' | 'en_cours' | 'reussie' | 'echouee', asker: number | null = MINE) => ({
  id,
  etat,
  demandePar: asker,
});
const running = (progression: number | null, dureeMs: number | null) => ({
  etat: 'en_cours' as const,
  progression,
  dureeMs,
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

describe('what is left of a job', () => {
  it('follows from its pace so far', () => {
    expect(remainingOf(running(25, 60_000))).toBe(180_000);
  });

  it('is not guessed from too little', () => {
    expect(remainingOf(running(2, 60_000))).toBeNull();
    expect(remainingOf(running(50, 1_000))).toBeNull();
    expect(remainingOf(running(null, 60_000))).toBeNull();
    expect(remainingOf({ ...running(50, 60_000), etat: 'reussie' })).toBeNull();
  });

  it('is said in whole minutes', () => {
    expect(remainingText(20_000)).toBe('encore moins d’une minute');
    expect(remainingText(130_000)).toBe('encore 3\u00a0min environ');
    expect(remainingText(4_200_000)).toBe('encore 1\u00a0h 10\u00a0min environ');
  });
});

describe('words about jobs', () => {
  it('say durations as people do', () => {
    expect(durationText(400)).toBe('moins d’une seconde');
    expect(durationText(12_400)).toBe('12\u00a0s');
    expect(durationText(185_000)).toBe('3\u00a0min 5\u00a0s');
    expect(durationText(60_000)).toBe('1\u00a0min');
    expect(durationText(4_320_000)).toBe('1\u00a0h 12\u00a0min');
  });

  it('count with French plurals', () => {
    expect([0, 1, 2].map(activesText)).toEqual(['Aucune tâche en cours', '1 tâche en cours', '2 tâches en cours']);
  });

  it('come often while something runs, rarely otherwise, and more rarely after a failure', () => {
    expect(paceOf(2, false)).toBe(PACE.busy);
    expect(paceOf(0, false)).toBe(PACE.quiet);
    expect(paceOf(2, true)).toBe(PACE.troubled);
  });
});
