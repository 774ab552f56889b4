import { readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createRoom, ENDLESS_ROOM, LEFT_FREE } from '../files/room.ts';
import { startUpstream } from './testing/upstream.ts';
import { failureOf, useFolder, useOutside } from './testing/use-outside.ts';

const largest = 1_000_000;

describe('a download', () => {
  it('lies whole under its name, with what the answer said of it', async () => {
    const upstream = await startUpstream((_, response) => {
      response.writeHead(200, {
        'content-type': 'text/xml; charset=ISO-8859-1',
        etag: '"v1"',
        'last-modified': 'Mon, 02 Mar 2026 08:00:00 GMT',
      });
      response.end('<flux/>');
    });
    const folder = await useFolder();
    const to = folder.path('flux.xml');
    const outside = useOutside({ allowed: [upstream.host] });
    expect(await outside.download({ url: `${upstream.url}/flux` }, { to, largest })).toEqual({
      notModified: false,
      status: 200,
      contentType: 'text/xml; charset=ISO-8859-1',
      etag: '"v1"',
      lastModified: 'Mon, 02 Mar 2026 08:00:00 GMT',
      bytes: 7,
    });
    expect(await readFile(to, 'utf8')).toBe('<flux/>');
    expect(await folder.names()).toEqual(['flux.xml']);
  });

  it('is not made again when nothing changed', async () => {
    const upstream = await startUpstream((_, response) => response.writeHead(304, { etag: '"v1"' }).end());
    const folder = await useFolder();
    const outside = useOutside({ allowed: [upstream.host] });
    const request = { url: upstream.url, etag: '"v1"', lastModified: 'Mon, 02 Mar 2026 08:00:00 GMT' };
    const answer = await outside.download(request, { to: folder.path('flux'), largest });
    expect(answer).toMatchObject({ notModified: true, etag: '"v1"' });
    expect(upstream.asked[0]?.headers).toMatchObject({
      'if-none-match': '"v1"',
      'if-modified-since': 'Mon, 02 Mar 2026 08:00:00 GMT',
    });
    expect(await folder.names()).toEqual([]);
  });

  it('does not take « not modified » for an answer when nothing was compared', async () => {
    const upstream = await startUpstream((_, response) => response.writeHead(304).end());
    const outside = useOutside({ allowed: [upstream.host] });
    expect(await failureOf(outside.read({ url: upstream.url }, { largest }))).toMatchObject({ status: 304 });
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ] as const)('is decoded from %s', async (encoding, encode) => {
    const text = 'élan '.repeat(50_000);
    const upstream = await startUpstream((_, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(encode(text)),
    );
    const folder = await useFolder();
    const outside = useOutside({ allowed: [upstream.host] });
    const answer = await outside.download({ url: upstream.url }, { to: folder.path('flux'), largest });
    expect(answer).toMatchObject({ bytes: Buffer.byteLength(text) });
    expect(await readFile(folder.path('flux'), 'utf8')).toBe(text);
  });

  it('of nothing is an empty file, even where the answer says that nothing is compressed', async () => {
    const upstream = await startUpstream((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(),
    );
    const folder = await useFolder();
    const outside = useOutside({ allowed: [upstream.host] });
    const answer = await outside.download({ url: upstream.url }, { to: folder.path('flux'), largest });
    expect(answer).toMatchObject({ bytes: 0 });
    expect(await folder.names()).toEqual(['flux']);
  });

  it('replaces the one before only once it is whole', async () => {
    const upstream = await startUpstream((_, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('half', () => response.destroy());
    });
    const folder = await useFolder();
    await writeFile(folder.path('flux'), 'yesterday');
    const outside = useOutside({ allowed: [upstream.host] });
    const error = await failureOf(outside.download({ url: upstream.url }, { to: folder.path('flux'), largest }));
    expect(error.kind).toBe('truncated');
    expect(await readFile(folder.path('flux'), 'utf8')).toBe('yesterday');
    expect(await folder.names()).toEqual(['flux']);
  });

  it('says that the disk is at fault when it cannot be written', async () => {
    const upstream = await startUpstream((_, response) => response.end('ok'));
    const folder = await useFolder();
    const outside = useOutside({ allowed: [upstream.host] });
    const call = { to: folder.path('missing/flux'), largest };
    expect(await failureOf(outside.download({ url: upstream.url }, call))).toMatchObject({
      kind: 'disk',
      detail: 'ENOENT',
    });
  });

  it('leaves the database its room on the disk, from the start and while it comes', async () => {
    const upstream = await startUpstream((_, response) => response.end('ok'));
    const folder = await useFolder();
    const call = { to: folder.path('flux'), largest };
    const full = createRoom(async () => ({ libre: LEFT_FREE - 1 }));
    const filling = { ...ENDLESS_ROOM, looks: () => async () => false };
    for (const room of [full, filling]) {
      const outside = useOutside({ allowed: [upstream.host], room });
      expect(await failureOf(outside.download({ url: upstream.url }, call))).toMatchObject({
        kind: 'disk',
        detail: 'ENOSPC',
      });
      expect(await folder.names()).toEqual([]);
    }
  });

  it('stops when the caller gives up, with the reason of the caller', async () => {
    const controller = new AbortController();
    const reason = new Error('the import was cancelled');
    const upstream = await startUpstream((_, response) => {
      response.write('first');
      controller.abort(reason);
    });
    const folder = await useFolder();
    const outside = useOutside({ allowed: [upstream.host] });
    const call = { to: folder.path('flux'), largest, signal: controller.signal };
    await expect(outside.download({ url: upstream.url }, call)).rejects.toBe(reason);
    expect(await folder.names()).toEqual([]);
  });
});

describe('a request', () => {
  it('sends its method, headers and body', async () => {
    let body = '';
    const upstream = await startUpstream((request, response) => {
      request.on('data', (piece) => {
        body += piece;
      });
      request.on('end', () => response.end('ok'));
    });
    const outside = useOutside({ allowed: [upstream.host] });
    const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer x', Host: 'other.example' };
    await outside.read({ url: `${upstream.url}/a?b=c#d`, method: 'POST', headers, body: '["ID1"]' }, { largest });
    expect(upstream.asked[0]).toMatchObject({ method: 'POST', url: '/a?b=c' });
    expect(upstream.asked[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      authorization: 'Bearer x',
      host: upstream.host,
    });
    expect(body).toBe('["ID1"]');
  });

  it('is refused in plain words when a header is malformed', async () => {
    const upstream = await startUpstream((_, response) => response.end('ok'));
    const outside = useOutside({ allowed: [upstream.host] });
    const request = { url: upstream.url, headers: { 'x-key': 'SECRET\r\nx: y' } };
    const error = await failureOf(outside.read(request, { largest }));
    expect(error.kind).toBe('request');
    expect(`${error.stack}`).not.toContain('SECRET');
  });

  it('gets answers of any status where the caller accepts them', async () => {
    const upstream = await startUpstream((_, response) => response.writeHead(410).end('gone'));
    const outside = useOutside({ allowed: [upstream.host] });
    const answer = await outside.read({ url: upstream.url }, { largest, accept: () => true });
    expect([answer.status, answer.body.toString()]).toEqual([410, 'gone']);
  });
});

describe('a redirect', () => {
  it('is followed three times, and no more', async () => {
    const upstream = await startUpstream((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end();
      else response.end('there');
    });
    const outside = useOutside({ allowed: [upstream.host] });
    expect((await outside.read({ url: `${upstream.url}/3` }, { largest })).body.toString()).toBe('there');
    const error = await failureOf(outside.read({ url: `${upstream.url}/4` }, { largest }));
    expect(error).toMatchObject({ kind: 'redirect', detail: 'too-many' });
  });

  it('keeps keys and cookies from another origin', async () => {
    const other = await startUpstream((_, response) => response.end('ok'));
    const upstream = await startUpstream((_, response) => response.writeHead(302, { location: other.url }).end());
    const outside = useOutside({ allowed: [upstream.host, other.host] });
    const headers = { Authorization: 'Bearer x', Cookie: 'a=b', 'X-Api-Key': 'k', 'Accept-Language': 'fr' };
    await outside.read({ url: upstream.url, headers }, { largest });
    expect(other.asked[0]?.headers).not.toMatchObject({ authorization: expect.anything() });
    expect(Object.keys(other.asked[0]?.headers ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/authorization|cookie|x-api-key/)]),
    );
    expect(other.asked[0]?.headers['accept-language']).toBe('fr');
  });

  it('leads where the caller rewrites it to, and that is judged too', async () => {
    const other = await startUpstream((_, response) => response.end('ok'));
    const upstream = await startUpstream((_, response) => response.writeHead(302, { location: '/next' }).end());
    const outside = useOutside({ allowed: [upstream.host, other.host] });
    const to = (url: string) => ({ largest, rewrite: () => new URL(url) });
    expect((await outside.read({ url: upstream.url }, to(other.url))).body.toString()).toBe('ok');
    const error = await failureOf(outside.read({ url: upstream.url }, to('http://169.254.169.254/')));
    expect(error.kind).toBe('refused-address');
  });
});
