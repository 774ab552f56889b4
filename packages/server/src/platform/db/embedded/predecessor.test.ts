import { expect, test } from 'vitest';
import { parsePidFile, servesFolder } from './predecessor.ts';

test('the pid of a lock file is its first line', () => {
  expect(parsePidFile('4321\n/data/postgres\n1763172000\n')).toBe(4321);
});

test('a single-user PostgreSQL writes its pid as a negative number', () => {
  expect(parsePidFile('-4321\n/data/postgres\n')).toBe(4321);
});

test.each(['', '\n', 'rubbish\n', '0\n', '43'])('a damaged lock file names nobody: %j', (text) => {
  expect(parsePidFile(text)).toBeUndefined();
});

test('a PostgreSQL is ours only when it serves this very folder', () => {
  const command = '/opt/native/bin/postgres -D /data/postgres -c fsync=on ';
  expect(servesFolder(command, '/data/postgres')).toBe(true);
  expect(servesFolder(command, '/data')).toBe(false);
  expect(servesFolder('sleep 60 ', '/data/postgres')).toBe(false);
});
