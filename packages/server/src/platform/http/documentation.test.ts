import { API_BASE, getChangement } from '@bridge/contract';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { installDocumentation } from './documentation.ts';

it('the description of the API is worked out once, however many read it at once, and sent packed, or not at all to who has it', async () => {
  let looked = 0;
  const call = Object.defineProperty({ ...getChangement }, 'summary', {
    get: () => {
      looked += 1;
      return 'Avant et après';
    },
  });
  const app = fastify();
  installDocumentation(app, [call]);
  const read = (path: string, headers = {}) => app.inject({ url: `${API_BASE}${path}`, headers });
  const [first] = await Promise.all(
    ['/openapi.json', '/docs', '/docs/administration/imports'].map((path) => read(path)),
  );
  expect(first?.json()).toMatchObject({ openapi: '3.1.0' });
  const once = looked;
  expect(once).toBeGreaterThan(0);
  for (const path of ['/openapi.json', '/docs', '/docs/administration/imports']) {
    const { statusCode, headers } = await read(path, { 'accept-encoding': 'br' });
    expect([statusCode, headers['content-encoding']]).toEqual([200, 'br']);
    expect((await read(path, { 'if-none-match': headers.etag })).statusCode).toBe(304);
  }
  expect(looked).toBe(once);
  await app.close();
});
