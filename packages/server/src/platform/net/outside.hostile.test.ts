import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { EXPIRED, KEY, SELF_SIGNED } from './testing/certificates.ts';
import { freePort, startRaw, startUpstream } from './testing/upstream.ts';
import { failureOf, NOON, useFolder, useOutside } from './testing/use-outside.ts';

const largest = 100_000;

/** Writes again and again, until the test ends. */
function drip(write: () => unknown): void {
  const timer = setInterval(write, 5);
  onTestFinished(() => clearInterval(timer));
}

function* endless(piece: Buffer): Generator<Buffer> {
  for (;;) yield piece;
}

describe('a slow server', () => {
  it('that gives its answer byte by byte is left when the whole time is over', async () => {
    const upstream = await startUpstream((_, response) => drip(() => response.write('x')));
    const folder = await useFolder();
    const call = { to: folder.path('flux'), largest, limits: { whole: 100 } };
    const error = await failureOf(useOutside({ allowed: [upstream.host] }).download({ url: upstream.url }, call));
    expect(error).toMatchObject({ kind: 'timeout', detail: 'whole' });
    expect(await folder.names()).toEqual([]);
  });

  it('that gives its headers byte by byte is left too', async () => {
    const raw = await startRaw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nX-A: ');
      drip(() => socket.writable && socket.write('x'));
    });
    const error = await failureOf(
      useOutside({ allowed: [raw.host] }).read({ url: raw.url }, { largest, limits: { whole: 100 } }),
    );
    expect(error.kind).toBe('timeout');
  });

  it('that falls silent in the middle is left before the whole time is over', async () => {
    const upstream = await startUpstream((_, response) => response.write('begin'));
    const call = { largest, limits: { silence: 30 } };
    const error = await failureOf(useOutside({ allowed: [upstream.host] }).read({ url: upstream.url }, call));
    expect(error).toMatchObject({ kind: 'timeout', detail: 'silence' });
  });

  it('that does not begin to answer is left', async () => {
    const upstream = await startUpstream(() => undefined);
    const call = { largest, limits: { firstByte: 30 } };
    const error = await failureOf(useOutside({ allowed: [upstream.host] }).read({ url: upstream.url }, call));
    expect(error).toMatchObject({ kind: 'timeout', detail: 'first-byte' });
  });

  it('whose name takes too long to resolve is left', async () => {
    const outside = useOutside({ resolve: () => new Promise(() => undefined), connect: 20 });
    const error = await failureOf(outside.read({ url: 'https://lent.example/' }, { largest }));
    expect(error).toMatchObject({ kind: 'timeout', detail: 'connect' });
  });

  it('that redirects slowly has one budget for all its hops', async () => {
    const upstream = await startUpstream((request, response) => {
      if (request.url === '/') response.writeHead(302, { location: '/end' }).end();
      else drip(() => response.write('x'));
    });
    const call = { largest, limits: { whole: 100 } };
    const error = await failureOf(useOutside({ allowed: [upstream.host] }).read({ url: upstream.url }, call));
    expect(error).toMatchObject({ kind: 'timeout', detail: 'whole' });
  });
});

describe('an answer without end', () => {
  it('is cut at the size permitted', async () => {
    const upstream = await startUpstream((_, response) => {
      Readable.from(endless(Buffer.alloc(10_000))).pipe(response);
    });
    const folder = await useFolder();
    const outside = useOutside({ allowed: [upstream.host] });
    const error = await failureOf(outside.download({ url: upstream.url }, { to: folder.path('flux'), largest }));
    expect(error.kind).toBe('too-big');
    expect(await folder.names()).toEqual([]);
  });

  it('is refused at once when it announces itself', async () => {
    const upstream = await startUpstream((_, response) => {
      response.writeHead(200, { 'content-length': largest + 1 }).flushHeaders();
    });
    const error = await failureOf(useOutside({ allowed: [upstream.host] }).read({ url: upstream.url }, { largest }));
    expect(error.kind).toBe('too-big');
  });

  it('is counted once unpacked: a gzip bomb goes no further than any other', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    expect(bomb.length).toBeLessThan(largest);
    const upstream = await startUpstream((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    );
    const error = await failureOf(useOutside({ allowed: [upstream.host] }).read({ url: upstream.url }, { largest }));
    expect(error.kind).toBe('too-big');
  });

  it('is counted packed as well: data that unpack to nothing do not last for ever', async () => {
    const upstream = await startUpstream((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      // A header of gzip, then blocks of nothing.
      response.write(Buffer.from('1f8b0800000000000003', 'hex'));
      Readable.from(endless(Buffer.from('000000ffff'.repeat(1_000), 'hex'))).pipe(response);
    });
    const error = await failureOf(useOutside({ allowed: [upstream.host] }).read({ url: upstream.url }, { largest }));
    expect(error.kind).toBe('too-big');
  });
});

describe('an answer cut short is never taken for a whole one', () => {
  const whole = gzipSync('élan '.repeat(1_000));
  it.each([
    ['shorter than announced', 'HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nhalf'],
    ['shorter than announced, closing', 'HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 50\r\n\r\nhalf'],
    ['without its last piece', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n'],
    [
      'without its last piece, closing',
      'HTTP/1.1 200 OK\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n',
    ],
    [
      'in the middle of a piece, closing',
      'HTTP/1.1 200 OK\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\nff\r\nhalf',
    ],
  ])('%s', async (_, bytes) => {
    const raw = await startRaw((socket) => socket.end(bytes));
    const folder = await useFolder();
    const outside = useOutside({ allowed: [raw.host] });
    const error = await failureOf(outside.download({ url: raw.url }, { to: folder.path('flux'), largest }));
    expect(error.kind).toBe('truncated');
    expect(await folder.names()).toEqual([]);
  });

  it('compressed, and without a length', async () => {
    const raw = await startRaw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Encoding: gzip\r\n\r\n');
      socket.end(whole.subarray(0, whole.length / 2));
    });
    const error = await failureOf(useOutside({ allowed: [raw.host] }).read({ url: raw.url }, { largest }));
    expect(error.kind).toBe('truncated');
  });

  it('nor is a part of it that nobody asked for', async () => {
    const upstream = await startUpstream((_, response) => response.writeHead(206).end('half'));
    const error = await failureOf(useOutside({ allowed: [upstream.host] }).read({ url: upstream.url }, { largest }));
    expect(error).toMatchObject({ kind: 'status', status: 206 });
  });
});

describe('an answer that cannot be read', () => {
  it.each([
    ['is no HTTP', 'SSH-2.0-OpenSSH_9.6\r\n'],
    ['has a wrong length', 'HTTP/1.1 200 OK\r\nContent-Length: many\r\n\r\n'],
    [
      'is compressed in an unknown way',
      'HTTP/1.1 200 OK\r\nContent-Encoding: gzip, gzip\r\nContent-Length: 1\r\n\r\nx',
    ],
    ['is not compressed as it says', 'HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 4\r\n\r\ntext'],
    ['has headers without end', `HTTP/1.1 200 OK\r\nX-A: ${'a'.repeat(100_000)}\r\n\r\n`],
  ])('%s', async (_, bytes) => {
    const raw = await startRaw((socket) => socket.end(bytes));
    const error = await failureOf(useOutside({ allowed: [raw.host] }).read({ url: raw.url }, { largest }));
    expect(error.kind).toBe('unreadable');
  });
});

describe('a server in trouble', () => {
  it.each([
    [429, '300', 300_000],
    [503, 'Mon, 02 Mar 2026 12:02:00 GMT', 120_000],
    [503, undefined, undefined],
    [429, 'soon', undefined],
  ])('that answers %i asks for patience (%s)', async (status, header, retryAfter) => {
    const upstream = await startUpstream((_, response) =>
      response.writeHead(status, header === undefined ? {} : { 'retry-after': header }).end(),
    );
    const error = await failureOf(useOutside({ allowed: [upstream.host] }).read({ url: upstream.url }, { largest }));
    expect(error).toMatchObject({ kind: 'busy', status, host: upstream.host });
    expect(error.retryAfter).toBe(retryAfter);
  });

  it('is named, and nothing else of the address is', async () => {
    const upstream = await startUpstream((_, response) => response.writeHead(500).end('secret page'));
    const outside = useOutside({ allowed: [upstream.host] });
    const error = await failureOf(outside.read({ url: `${upstream.url}/SECRET?key=SECRET` }, { largest }));
    expect(error).toMatchObject({ kind: 'status', status: 500 });
    expect(error.message).toContain(upstream.host);
    expect(error.message).toContain('500');
    expect(`${error.stack} ${Object.values(error).join()}`).not.toMatch(/secret/i);
  });

  it('whose name is unknown is told apart from one that refuses the connection', async () => {
    const unknown = useOutside({
      resolve: async () => {
        throw Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
      },
    });
    expect((await failureOf(unknown.read({ url: 'https://rien.example/' }, { largest }))).kind).toBe('dns');
    const empty = useOutside({ resolve: async () => [] });
    expect((await failureOf(empty.read({ url: 'https://rien.example/' }, { largest }))).kind).toBe('dns');
    const gone = await freePort();
    const closed = useOutside({ allowed: [`127.0.0.1:${gone}`] });
    expect(await failureOf(closed.read({ url: `http://127.0.0.1:${gone}/` }, { largest }))).toMatchObject({
      kind: 'connect',
      detail: 'ECONNREFUSED',
    });
  });

  it.each([
    ['expired', EXPIRED, 'CERT_HAS_EXPIRED', 'a expiré'],
    ['signed by itself', SELF_SIGNED, 'DEPTH_ZERO_SELF_SIGNED_CERT', 'signé par lui-même'],
  ])('whose certificate is %s is not trusted', async (_, cert, detail, words) => {
    const upstream = await startUpstream((__, response) => response.end('ok'), { key: KEY, cert });
    const error = await failureOf(useOutside({ allowed: [upstream.host] }).read({ url: upstream.url }, { largest }));
    expect(error).toMatchObject({ kind: 'tls', detail });
    expect(error.message).toContain(words);
    expect(upstream.asked).toHaveLength(0);
  });

  it('is left in peace after five failures, tried once a minute later, then served again', async () => {
    let now = NOON;
    let healthy = false;
    const upstream = await startUpstream((_, response) => response.writeHead(healthy ? 200 : 500).end());
    const outside = useOutside({ allowed: [upstream.host], clock: { now: () => now } });
    const ask = () => outside.read({ url: upstream.url }, { largest });
    for (const _ of Array(5)) expect((await failureOf(ask())).kind).toBe('status');
    expect(await failureOf(ask())).toMatchObject({ kind: 'breaker-open', retryAfter: 60_000 });
    expect(upstream.asked).toHaveLength(5);
    now = new Date(NOON.getTime() + 60_000);
    healthy = true;
    const [first, second] = await Promise.allSettled([ask(), ask()]);
    expect([first.status, second.status]).toEqual(['fulfilled', 'rejected']);
    expect((await ask()).status).toBe(200);
  });

  it('does not close the door to the others', async () => {
    const broken = await startUpstream((_, response) => response.destroy());
    const sound = await startUpstream((_, response) => response.end('ok'));
    const outside = useOutside({ allowed: [broken.host, sound.host] });
    for (const _ of Array(6)) await failureOf(outside.read({ url: broken.url }, { largest }));
    expect((await outside.read({ url: sound.url }, { largest })).body.toString()).toBe('ok');
  });
});
