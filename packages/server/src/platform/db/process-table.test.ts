import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { parseProcStat, parsePsLine, readProcess } from './process-table.ts';

const after = (state: string) => `${state} 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 987654 20`;

test('the start time is found behind a process name with brackets and spaces', () => {
  expect(parseProcStat(`42 (a) b (c)) ${after('S')}`)).toEqual({ state: 'S', ticks: '987654' });
});

test('an unreadable stat line is nobody', () => {
  expect(parseProcStat('')).toBeUndefined();
});

test('a line of ps gives state, start and command', () => {
  expect(parsePsLine('Ss   Sat Nov  5 03:09:12 2026 /usr/bin/postgres -D /data -c a=b\n')).toEqual({
    state: 'Ss',
    start: 'Sat Nov  5 03:09:12 2026',
    command: '/usr/bin/postgres -D /data -c a=b',
  });
});

test.each(['linux', 'darwin'] as const)('this very process is seen the way of %s', (platform) => {
  if (platform === 'linux' && process.platform !== 'linux') return;
  const first = readProcess(process.pid, platform);
  expect(first?.command).toContain('node');
  expect(readProcess(process.pid, platform)).toEqual(first);
});

test('a dead process is nobody', async () => {
  const child = spawn('true');
  await once(child, 'exit');
  expect(readProcess(child.pid ?? 0)).toBeUndefined();
});
