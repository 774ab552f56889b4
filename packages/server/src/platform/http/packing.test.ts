import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodingOf, installPacking, packingsOf, sendKept } from './packing.ts';

const TEXT = 'Des mots, et encore des mots. '.repeat(100);
let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  installPacking(app);
  app.get('/json', async () => ({ texte: TEXT }));
  app.get('/court', async () => ({ texte: 'court' }));
  app.get('/flux', (_, reply) => reply.type('text/csv').send(Readable.from([TEXT, TEXT], { objectMode: false })));
  app.get('/image', (_, reply) => reply.type('image/webp').send(Buffer.from(TEXT)));
  app.get('/zip', (_, reply) => reply.type('application/zip').send(Readable.from([TEXT], { objectMode: false })));
  app.get('/part', (_, reply) => reply.status(206).type('text/plain').send(TEXT));
  app.get('/nomme', (_, reply) => reply.headers({ etag: '"x"', vary: 'Cookie' }).type('text/plain').send(TEXT));
  const corps = Buffer.from(TEXT);
  const packings = await packingsOf(corps, 'text/html');
  app.get('/garde', (request, reply) =>
    sendKept(request, reply, { statut: 200, type: 'text/html', corps, empreinte: 'e', packings }),
  );
  app.get('/pas-encore', (request, reply) =>
    sendKept(request, reply, { statut: 200, type: 'text/html', corps, empreinte: 'e', packings: {} }),
  );
});
afterAll(() => app.close());

const ask = (url: string, accepted = 'gzip, deflate, br', headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers: { 'accept-encoding': accepted, ...headers } });

describe('texts', () => {
  it('leave packed for those who take it, as they are for others', async () => {
    const { headers, rawPayload } = await ask('/json');
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(JSON.parse(brotliDecompressSync(rawPayload).toString()).texte).toBe(TEXT);
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
    expect(gunzipSync((await ask('/json', 'gzip')).rawPayload).toString()).toContain(TEXT);
    const plain = await ask('/json', 'identity');
    expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'Accept-Encoding']);
    expect(plain.json().texte).toBe(TEXT);
  });

  it('that stream are packed as they come', async () => {
    const { headers, rawPayload } = await ask('/flux');
    expect([headers['content-encoding'], headers['content-length']]).toEqual(['br', undefined]);
    expect(brotliDecompressSync(rawPayload).toString()).toBe(TEXT + TEXT);
  });

  it.each(['/court', '/image', '/zip', '/part'])('%s is not one worth packing', async (url) => {
    expect((await ask(url)).headers['content-encoding']).toBeUndefined();
  });

  it('have the name of the same text, whichever way they are packed', async () => {
    const { headers } = await ask('/nomme');
    expect([headers.etag, headers.vary]).toEqual(['W/"x"', 'Cookie, Accept-Encoding']);
    expect((await ask('/nomme', '')).headers.etag).toBe('"x"');
  });

  it('asked for by their headers alone have those that they would have', async () => {
    for (const url of ['/json', '/garde']) {
      const [whole, head] = [await ask(url), await ask(url, 'br', {}, 'HEAD')];
      expect(head.body).toBe('');
      for (const name of ['content-encoding', 'content-length', 'etag', 'vary'] as const)
        expect([url, name, head.headers[name]]).toEqual([url, name, whole.headers[name]]);
    }
  });
});

describe('what is kept', () => {
  it('is packed once, and not sent to who has it, packed or not', async () => {
    const { headers, rawPayload } = await ask('/garde');
    expect([headers['content-encoding'], headers.etag]).toEqual(['br', '"e-br"']);
    expect(brotliDecompressSync(rawPayload).toString()).toBe(TEXT);
    for (const etag of ['"e-br"', '"e-gzip"', '"e"', 'W/"e"', '"a", W/"e-br"']) {
      const same = await ask('/garde', 'br', { 'if-none-match': etag });
      expect([etag, same.statusCode, same.body]).toEqual([etag, 304, '']);
    }
    expect((await ask('/garde', 'br', { 'if-none-match': '"autre"' })).statusCode).toBe(200);
  });

  it('and not packed yet is packed on its way, under a name that is known again', async () => {
    const { headers } = await ask('/pas-encore');
    expect([headers['content-encoding'], headers.etag]).toEqual(['br', 'W/"e"']);
    const again = await ask('/pas-encore', 'br', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
  });
});

it.each([
  ['br;q=0, gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['brx', undefined],
  ['identity', undefined],
  ['gzip;q=0.0', undefined],
])('of %s, %s is taken', (accepted, expected) => expect(encodingOf(accepted)).toBe(expected));
