import { expect, it } from 'vitest';
import { periodeDuJour } from './periode.rules.ts';

const semaine = { genre: 'relative', quand: 'cette-semaine' } as const;
/** Six in the morning of Monday 16 in Nouméa, still Sunday in Paris. */
const at = new Date('2026-11-15T19:00:00Z');

it('a parution covers the days of its own calendar, where it is another day in Paris', () => {
  const there = { periode: semaine, fuseau: 'Pacific/Noumea' } as const;
  const week = { genre: 'fixe', du: '2026-11-16', au: '2026-11-22' };
  expect(periodeDuJour(there, { periode: null }, at)).toEqual(week);
  expect(periodeDuJour({ ...there, periode: null }, { periode: semaine }, at)).toEqual(week);
});

it('elsewhere it covers what it says, or what its model says', () => {
  const here = { periode: semaine, fuseau: 'Europe/Paris' } as const;
  expect(periodeDuJour(here, { periode: null }, at)).toBe(semaine);
  expect(periodeDuJour({ ...here, periode: null }, { periode: semaine }, at)).toBeNull();
  expect(periodeDuJour({ periode: null, fuseau: 'Pacific/Noumea' }, { periode: null }, at)).toBeNull();
});
