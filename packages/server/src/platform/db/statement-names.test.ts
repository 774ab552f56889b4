import { expect, it } from 'vitest';
import { createStatementNames, PLANNED_EACH_TIME } from './statement-names.ts';

it('names a query once it has come often, and always the same', () => {
  const nameOf = createStatementNames();
  const names = Array.from({ length: 7 }, () => nameOf('SELECT 1'));
  expect(names.slice(0, 4)).toEqual([undefined, undefined, undefined, undefined]);
  expect(new Set(names.slice(4)).size).toBe(1);
});

it('stops naming before the database is full of plans', () => {
  const nameOf = createStatementNames();
  const named = Array.from({ length: 1_000 }, (_, index) => {
    for (let time = 0; time < 4; time += 1) nameOf(`SELECT ${index}`);
    return nameOf(`SELECT ${index}`);
  });
  expect(named.filter(Boolean)).toHaveLength(300);
});

it('never names a query whose plan depends on its values', () => {
  const nameOf = createStatementNames();
  for (const text of [`${PLANNED_EACH_TIME} SELECT 1`, `\n    ${PLANNED_EACH_TIME} SELECT 1`])
    expect(Array.from({ length: 20 }, () => nameOf(text)).filter((name) => name !== undefined)).toEqual([]);
});
