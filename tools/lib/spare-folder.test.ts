import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { spareFolder } from './spare-folder.mjs';

let base = '';
const folder = () => join(base, 'modules');
const spare = () => spareFolder(folder(), join(base, 'modules.old'));
const version = () => readFileSync(join(folder(), 'version'), 'utf8');

function make(content: string) {
  mkdirSync(folder());
  writeFileSync(join(folder(), 'version'), content);
}

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'bridge-spare-'));
  make('old');
});
afterEach(() => rmSync(base, { recursive: true }));

test('the new content takes the place of the old one, of which nothing stays', async () => {
  await spare().replace(async () => {
    expect(existsSync(folder())).toBe(false);
    make('new');
  });
  expect(version()).toBe('new');
  expect(readdirSync(base)).toEqual(['modules']);
});

test('the old content is back when the work fails', async () => {
  const work = async () => {
    make('half');
    throw new Error('no network');
  };
  await expect(spare().replace(work)).rejects.toThrow('no network');
  expect(version()).toBe('old');
  expect(readdirSync(base)).toEqual(['modules']);
});

test('without an old content, a failure leaves what the work made', async () => {
  rmSync(folder(), { recursive: true });
  const work = async () => {
    make('half');
    throw new Error('no network');
  };
  await expect(spare().replace(work)).rejects.toThrow('no network');
  expect(version()).toBe('half');
});

/** Another process, in the middle of the work when this resolves. */
async function startWork(thenDo: string) {
  const script = `
    import { mkdirSync, writeFileSync } from 'node:fs';
    import { spareFolder } from ${JSON.stringify(new URL('./spare-folder.mjs', import.meta.url).href)};
    const [folder, aside] = ${JSON.stringify([folder(), join(base, 'modules.old')])};
    await spareFolder(folder, aside).replace(async () => {
      mkdirSync(folder);
      writeFileSync(folder + '/version', 'half');
      console.log('there');
      ${thenDo}
      await new Promise((resolve) => setTimeout(resolve, 60_000));
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  const gone = once(child, 'exit');
  await once(child.stdout, 'data');
  return { child, gone };
}

test('the old content is back when the process leaves in the middle', async () => {
  const { gone } = await startWork('process.exit(130);');
  expect(await gone).toEqual([130, null]);
  expect(version()).toBe('old');
  expect(readdirSync(base)).toEqual(['modules']);
});

test('after a kill -9, the old content is found and brought back', async () => {
  const { child, gone } = await startWork('');
  child.kill('SIGKILL');
  await gone;
  expect(version()).toBe('half');
  expect(spare().isLeft()).toBe(true);
  spare().restore();
  expect(version()).toBe('old');
  expect(spare().isLeft()).toBe(false);
});

test('an old content that was half removed is never brought back', () => {
  mkdirSync(join(base, 'modules.old.waste'));
  expect(spare().isLeft()).toBe(true);
  spare().restore();
  expect(version()).toBe('old');
  spare().discard();
  expect(readdirSync(base)).toEqual(['modules']);
});
