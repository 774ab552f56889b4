import { API_BASE, modeleEdition } from '@bridge/contract';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { installEveil } from './eveil.ts';

it('what draws pages gets ready when models are read, by who may read them alone', async () => {
  const app = fastify();
  const prepared: string[] = [];
  installEveil(app, {
    apercus: { prepare: (quoi = 'tout') => prepared.push(quoi) },
    courtes: { prepare: (quoi = 'tout') => prepared.push(quoi) },
  });
  app.get(`${API_BASE}${modeleEdition.calls.list.path}`, async ({ headers }, reply) =>
    headers.authorization === undefined ? reply.status(401).send() : [],
  );
  app.get(`${API_BASE}${modeleEdition.calls.get.path}`, async () => ({}));
  app.get(`${API_BASE}/api/autres`, async () => ({}));
  const list = `${API_BASE}${modeleEdition.calls.list.path}`;
  await app.inject({ url: list });
  await app.inject({ url: `${API_BASE}/api/autres` });
  expect(prepared).toEqual([]);
  await app.inject({ url: list, headers: { authorization: 'Bearer x' } });
  await app.inject({ url: `${list}/12` });
  expect(prepared).toEqual(['tout', 'pages', 'compilateur', 'pages']);
});
