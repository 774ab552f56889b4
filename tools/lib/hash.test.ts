import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashOf } from './hash.mjs';

let folder = '';
const hash = () => hashOf(['src', 'missing.json'], ['20'], folder);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bridge-hash-'));
  mkdirSync(join(folder, 'src/deep'), { recursive: true });
  writeFileSync(join(folder, 'src/deep/a.ts'), 'a');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('an edited, added, renamed or removed file changes the hash', () => {
  const seen = new Set([hash()]);
  writeFileSync(join(folder, 'src/deep/a.ts'), 'b');
  seen.add(hash());
  writeFileSync(join(folder, 'src/c.ts'), '');
  seen.add(hash());
  renameSync(join(folder, 'src/c.ts'), join(folder, 'src/d.ts'));
  seen.add(hash());
  expect(seen.size).toBe(4);
  rmSync(join(folder, 'src/d.ts'));
  seen.add(hash());
  expect(seen.size).toBe(4);
});

test('a touched file, a test and what was built do not change the hash', () => {
  const before = hash();
  utimesSync(join(folder, 'src/deep/a.ts'), 1, 1);
  writeFileSync(join(folder, 'src/a.test.ts'), '');
  mkdirSync(join(folder, 'src/dist'));
  writeFileSync(join(folder, 'src/dist/a.js'), '');
  expect(hash()).toBe(before);
});
