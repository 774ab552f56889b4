import { once } from 'node:events';
import { defineEndpoint, PUBLIC } from '@bridge/contract';
import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { createBinder } from './endpoint.ts';
import { installRouteRegister } from './route-register.ts';

it('who serves a call hears that nobody waits for its answer any more, and of nothing where it was given', async () => {
  const app = fastify({ forceCloseConnections: true });
  onTestFinished(() => app.close());
  installRouteRegister(app);
  const signals: AbortSignal[] = [];
  const begun = new EventTarget();
  const endpoint = defineEndpoint({
    method: 'GET',
    path: '/api/essai/:mot',
    summary: 'Essai',
    access: PUBLIC,
    response: z.null(),
  });
  createBinder(app, () => Promise.reject(new Error('nobody')))(endpoint, async ({ signal, request }) => {
    signals.push(signal);
    begun.dispatchEvent(new Event('begun'));
    if (request.url.endsWith('long')) await once(signal, 'abort');
    return null;
  });
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/prod-api/api/essai`;
  expect((await fetch(`${url}/court`)).status).toBe(200);
  const leaving = new AbortController();
  const started = once(begun, 'begun');
  const asked = fetch(`${url}/long`, { signal: leaving.signal });
  await started;
  leaving.abort();
  await expect(asked).rejects.toThrow();
  const [answered, left] = signals;
  if (!left?.aborted) await once(left as AbortSignal, 'abort');
  expect(answered?.aborted).toBe(false);
});
