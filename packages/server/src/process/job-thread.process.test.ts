import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import type { JobSettings } from '../jobs.ts';
import type { ThreadData, ThreadOrder } from '../platform/jobs/thread.messages.ts';

const settings: JobSettings = {
  dataDir: '',
  secret: 'a secret that only tests know, long enough',
  publicUrl: 'https://bridge.example',
  intranet: [],
  apidae: null,
  s3: null,
  entrees: { decodage: '', impression: '' },
  mail: { smtpUrl: undefined, from: 'bridge@localhost', showInLog: false, console: '' },
};

it('the thread of a job starts from the sources, with the definitions of the product', {
  tags: 'torture',
}, async () => {
  const workerData: ThreadData = {
    url: 'postgres://127.0.0.1:1/nowhere',
    logLevel: 'silent',
    settings,
  };
  const worker = new Worker(new URL('./job-thread.dev.mjs', import.meta.url), { workerData });
  onTestFinished(async () => {
    await worker.terminate();
  });
  const lease = { id: 1, jeton: 1, serveur: 'essai' };
  const order: ThreadOrder = { kind: 'run', job: { lease, type: 'inconnue', donnees: {} } };
  worker.postMessage(order);
  const [answer] = await once(worker, 'message');
  const error = { kind: 'unforeseen', message: 'a thread knows no job inconnue' };
  expect(answer).toMatchObject({ kind: 'failed', error });
});
