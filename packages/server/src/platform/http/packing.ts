import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Texts travel packed: the one place that says which, how, and under which name. */

export type Encoding = 'br' | 'gzip';

/** A text in the packings that were made of it. */
export type Packings = Readonly<Partial<Record<Encoding, Buffer>>>;

/** Below this, a packed answer saves no packet. */
const WORTH_IT = 1_000;
/** Images, films and archives are packed already. */
const TEXT = /^text\/|\bjson\b|\bxml\b|javascript|^application\/manifest/;

const isText = (type: unknown): boolean => typeof type === 'string' && TEXT.test(type);

/** As well as a server can while somebody waits. */
const brotliOptions = (sizeHint = 0) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: sizeHint },
});
const GZIP = { level: 6 };

const PACK: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, brotliOptions(body.length)),
  gzip: (body) => promisify(gzip)(body, GZIP),
};
const packer = (encoding: Encoding): Transform =>
  encoding === 'br' ? createBrotliCompress(brotliOptions()) : createGzip(GZIP);

/** Packed once in every way, for all who will ask; not at all where it is no text, or a short one. */
export async function packingsOf(body: Buffer, type: string): Promise<Packings> {
  if (body.length < WORTH_IT || !isText(type)) return {};
  const [br, zipped] = await Promise.all([PACK.br(body), PACK.gzip(body)]);
  return { br, gzip: zipped };
}

/** The best packing that a browser takes. */
export function encodingOf(accepted: string | undefined): Encoding | undefined {
  const takes = (name: Encoding) =>
    new RegExp(`(?:^|[,\\s])${name}(?:\\s*;\\s*q=(?!0(?:\\.0*)?(?:\\s|,|$))|\\s*(?:,|$))`, 'i').test(accepted ?? '');
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined;
}

interface Kept {
  readonly statut: number;
  readonly type: string;
  readonly corps: Buffer;
  /** The fingerprint of the bytes, without quotes. */
  readonly empreinte: string;
  readonly packings: Packings;
}

/** Sends what is kept: packed if the browser takes it, or nothing but « the same as yours ». */
export function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  { statut, type, corps, empreinte, packings }: Kept,
): FastifyReply {
  const wanted = encodingOf(request.headers['accept-encoding']);
  const packed = wanted && packings[wanted];
  reply.header('etag', packed === undefined ? `"${empreinte}"` : `"${empreinte}-${wanted}"`);
  alsoVaries(reply);
  if (statut === 200 && isSame(request.headers['if-none-match'], empreinte)) return reply.status(304).send();
  if (packed !== undefined) reply.header('content-encoding', wanted);
  return reply
    .status(statut)
    .type(type)
    .send(packed ?? corps);
}

/** Whichever way it was packed, it is the same. */
function isSame(header: string | undefined, empreinte: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some(
    (one) =>
      one
        .trim()
        .replace(/^W\//, '')
        .replace(/^"(.*?)(?:-br|-gzip)?"$/, '$1') === empreinte,
  );
}

/** Caches keep a packing for those who take it. */
function alsoVaries(reply: FastifyReply): void {
  const vary = String(reply.getHeader('vary') ?? '');
  if (!/accept-encoding/i.test(vary))
    reply.header('vary', vary === '' ? 'Accept-Encoding' : `${vary}, Accept-Encoding`);
}

/** Packs every text that leaves the server and is not packed yet. */
export function installPacking(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isWhole = reply.statusCode !== 206 && !reply.hasHeader('content-encoding');
    if (!isWhole || !isText(reply.getHeader('content-type'))) return payload;
    const body = typeof payload === 'string' ? Buffer.from(payload) : payload;
    const isStream = body instanceof Readable;
    if (!isStream && !(Buffer.isBuffer(body) && body.length >= WORTH_IT)) return payload;
    alsoVaries(reply);
    const encoding = encodingOf(request.headers['accept-encoding']);
    if (encoding === undefined) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    // The same text in other bytes: a name that promised the very same bytes promises the same text from now on.
    const etag = reply.getHeader('etag');
    if (typeof etag === 'string' && etag.startsWith('"')) reply.header('etag', `W/${etag}`);
    return isStream ? packedStream(body, encoding) : PACK[encoding](body);
  });
}

/** What fails at one end is told to the other. */
function packedStream(body: Readable, encoding: Encoding): Readable {
  const packed = packer(encoding);
  pipeline(body, packed).catch((error: Error) => packed.destroy(error));
  return packed;
}
