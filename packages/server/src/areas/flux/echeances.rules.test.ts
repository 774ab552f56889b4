import { expect, it } from 'vitest';
import { passagesOf } from '../../sources/import/frequence.rules.ts';
import { daysOf } from './echeances.rules.ts';

const FROM = new Date('2026-11-16T00:00:00Z');

const days = (cron: string, plageHoraire: string) => {
  const passages = passagesOf({ id: 1, frequence: 'personnalisee', heure: '', cron, plageHoraire });
  return passages === null ? [] : daysOf(passages.next, FROM, '2026-11-19').map((at) => at.toISOString().slice(0, 10));
};

it('a feed that waits for its hours is told of every day that it is read', () => {
  expect(days('0 14 * * *', '08:00-12:00')).toEqual(['2026-11-17', '2026-11-18', '2026-11-19']);
});

it('a feed is told of once a day, however often it is read', () => {
  expect(days('*/5 * * * *', '')).toHaveLength(4);
});
