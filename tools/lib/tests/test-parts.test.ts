import { expect, test } from 'vitest';
import { createParts } from './test-parts.mjs';

function started() {
  const lines: string[] = [];
  let time = 0;
  const parts = createParts({ log: (line) => lines.push(line), now: () => time });
  const lasting = (ms: number) => async () => {
    time += ms;
  };
  return { parts, lines, lasting };
}

test('every part is timed, and told at the end with the whole', async () => {
  const { parts, lasting } = started();
  await parts.run('Installation', lasting(2_000));
  await parts.run('Tests', lasting(61_000));
  expect(parts.summary()).toEqual([
    '✓ Installation  2,0 s',
    '✓ Tests         1 min 01 s',
    '  En tout       1 min 03 s',
  ]);
  expect(parts.failures()).toEqual([]);
});

test('a part that fails is told, and does not keep the next from running', async () => {
  const { parts, lines, lasting } = started();
  const refused = new Error('refused');
  expect(await parts.run('Vérifications', () => Promise.reject(refused))).toBe(false);
  expect(await parts.run('Tests', lasting(1_000))).toBe(true);
  expect(lines).toEqual(['▸ Vérifications', '✗ Vérifications (0,0 s)', '▸ Tests', '✓ Tests (1,0 s)']);
  expect(parts.failures()).toEqual([{ title: 'Vérifications', ms: 0, failure: refused }]);
});
