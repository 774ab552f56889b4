import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from './lock.mjs';
import { processIdentity } from './process-identity.mjs';

let folder = '';
const file = () => join(folder, 'x.lock');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bridge-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('two works of the same name never overlap', async () => {
  let inside = 0;
  const work = async () => {
    inside += 1;
    expect(inside).toBe(1);
    await new Promise(setImmediate);
    inside -= 1;
  };
  await Promise.all([withLock('x', work, folder), withLock('x', work, folder), withLock('x', work, folder)]);
  expect(existsSync(file())).toBe(false);
});

test('the lock is released when the work fails', async () => {
  await expect(withLock('x', () => Promise.reject(new Error('no')), folder)).rejects.toThrow('no');
  await expect(withLock('x', async () => 'done', folder)).resolves.toBe('done');
});

test('a lock whose holder is dead is taken over', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  const identity = child.pid && processIdentity(child.pid);
  await once(child, 'exit');
  writeFileSync(file(), JSON.stringify([{ pid: child.pid, identity }]));
  await expect(withLock('x', async () => 'done', folder)).resolves.toBe('done');
});

test('a lock whose holder’s number was given to another process is taken over', async () => {
  writeFileSync(file(), JSON.stringify([{ pid: process.pid, identity: 'another start time' }]));
  await expect(withLock('x', async () => 'done', folder)).resolves.toBe('done');
});

test('an unreadable lock is taken over', async () => {
  writeFileSync(file(), '');
  await expect(withLock('x', async () => 'done', folder)).resolves.toBe('done');
});

test('a child that outlived its killed holder is ended before the work starts again', async () => {
  const orphan = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(orphan, 'spawn');
  const ended = once(orphan, 'exit');
  const pid = orphan.pid ?? 0;
  const dead = { pid: process.pid, identity: 'another start time' };
  writeFileSync(file(), JSON.stringify([dead, { pid, identity: processIdentity(pid) }]));
  await withLock('x', async () => {}, folder);
  expect(await ended).toEqual([null, 'SIGKILL']);
});
