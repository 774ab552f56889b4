import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { inAscii, targets } from './build-targets.mjs';
import { inCache } from './paths.mjs';

test('the server is bundled with what its threads run, which starts', { timeout: 30_000 }, async () => {
  // Inside the repository, so that the bundle finds the installed packages.
  const folder = inCache(`bundle-${process.pid}`);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const server = targets.find(({ name }) => name === 'server');
  await server?.build(folder, () => undefined);
  expect(existsSync(`${folder}/main.mjs`)).toBe(true);

  const settings = { dataDir: '', secret: 'a secret of this test', intranet: [], mail: { from: '', showInLog: false } };
  const lease = { id: 1 };
  const workerData = { url: 'postgres://127.0.0.1:1/nowhere', logLevel: 'silent', lease, type: 'inconnue', settings };
  const worker = new Worker(pathToFileURL(`${folder}/job-thread.mjs`), { workerData });
  onTestFinished(async () => {
    await worker.terminate();
  });
  const [answer] = await once(worker, 'message');
  expect(JSON.stringify(answer)).toContain('a thread knows no job inconnue');

  const atelier = new Worker(pathToFileURL(`${folder}/atelier-thread.mjs`), { workerData: { givesWay: false } });
  onTestFinished(async () => {
    await atelier.terminate();
  });
  expect(await once(atelier, 'message')).toEqual([{ genre: 'pret' }]);
});

test('a bundle is ASCII, and says the same', () => {
  const said = '/[œ’🥚]/u.exec(`« cœur » 🥚…`)?.index';
  expect(inAscii(said)).toMatch(/^[\0-\x7f]+$/);
  expect(runInNewContext(inAscii(said))).toBe(3);
});
