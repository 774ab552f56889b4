import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createLog } from '../log.ts';
import { makePrivate } from './private-folders.ts';

it('the folders of what people gave are open to the server alone, new or as a copy left them', async () => {
  const top = await mkdtemp(join(tmpdir(), 'bridge-data-'));
  onTestFinished(() => rm(top, { recursive: true }));
  const modeOf = async (folder: string) => ((await stat(folder)).mode & 0o777).toString(8);
  const [made, open] = [join(top, 'flux'), join(top, 'medias')];
  await mkdir(open);
  await chmod(open, 0o755);
  await chmod(top, 0o755);
  await makePrivate({ top, inside: [made, open] }, createLog('silent'));
  expect([await modeOf(made), await modeOf(open)]).toEqual(['700', '700']);
  // As root, the server lets the account of PostgreSQL cross the folder.
  expect(await modeOf(top)).toBe(process.getuid?.() === 0 ? '711' : '700');
});
