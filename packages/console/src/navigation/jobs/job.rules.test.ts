import { describe, expect, it } from 'vitest';
import { durationText, PACE, paceOf, remainingOf, remainingText } from './job.rules.ts';

const running = (progression: number | null, dureeMs: number | null) => ({
  etat: 'en_cours' as const,
  progression,
  dureeMs,
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

  it('come often while something runs, rarely otherwise, and more rarely after a failure', () => {
    expect(paceOf(2, false)).toBe(PACE.busy);
    expect(paceOf(0, false)).toBe(PACE.quiet);
    expect(paceOf(2, true)).toBe(PACE.troubled);
  });
});
