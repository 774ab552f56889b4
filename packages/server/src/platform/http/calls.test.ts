import { API_BASE, defineEndpoint, NOBODY, PUBLIC } from '@bridge/contract';
import fastify, { type InjectOptions } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { createCalls } from './calls.ts';
import { installErrorAnswers } from './errors.ts';
import { installRouteRegister, servedTo } from './route-register.ts';

const call = { path: '/api/essais/:id', summary: 'Essai', access: PUBLIC, response: z.null() } as const;

function served() {
  const app = fastify();
  onTestFinished(() => app.close());
  installRouteRegister(app);
  installErrorAnswers(app);
  const serve = createCalls(app);
  const facts: unknown[] = [];
  app.addHook('onRequest', async (request) => {
    facts.push(servedTo(request));
  });
  app.get(`${API_BASE}/api/essais/page`, { config: { access: PUBLIC } }, async () => 'page');
  serve(defineEndpoint({ ...call, method: 'GET' }), async (_request, _reply, { id }) => ({ id }));
  serve(defineEndpoint({ ...call, method: 'PUT', access: NOBODY, acceptsFile: true }), async () => ({}));
  serve(defineEndpoint({ ...call, method: 'GET', path: '/api/films/:id', answersFile: true }), async () => 'film');
  const ask = async (method: InjectOptions['method'] & string, path: string) => {
    const { statusCode, body } = await app.inject({ method, url: `${API_BASE}${path}` });
    return [statusCode, body];
  };
  return { app, facts, ask };
}

it('a call is found by its verb and its path, and nothing else is; HEAD opens no file', async () => {
  const { ask } = served();
  expect(await ask('GET', '/api/essais/7/?a=/b#c')).toEqual([200, '{"id":"7"}']);
  expect(await ask('HEAD', '/api/essais/7')).toEqual([200, '']);
  expect(await ask('GET', '/api/essais/page')).toEqual([200, 'page']);
  expect(await ask('GET', '/api/films/7')).toEqual([200, 'film']);
  const lost = [
    ask('HEAD', '/api/films/7'),
    ask('DELETE', '/api/essais/7'),
    ask('PUT', '/api/films/7'),
    ask('GET', ''),
  ];
  expect((await Promise.all(lost)).map(([status]) => status)).toEqual([404, 404, 404, 404]);
});

it('what a call declares is known before it is answered, and each is declared once', async () => {
  const { app, facts, ask } = served();
  await ask('PUT', '/api/essais/7');
  await ask('GET', '/api/autres/7');
  expect(facts).toEqual([expect.objectContaining({ url: `${API_BASE}/api/essais/:id`, acceptsFile: true }), {}]);
  expect(app.declaredRoutes.filter(({ method }) => method !== 'HEAD')).toEqual([
    expect.objectContaining({ method: 'GET', url: `${API_BASE}/api/essais/page` }),
    expect.objectContaining({ method: 'GET', url: `${API_BASE}/api/essais/:id`, access: PUBLIC }),
    expect.objectContaining({ method: 'PUT', url: `${API_BASE}/api/essais/:id`, access: NOBODY }),
    expect.objectContaining({ method: 'GET', url: `${API_BASE}/api/films/:id` }),
  ]);
});
