import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Compression of texts: which, how, and under which name. */

export type Encoding = 'br' | 'gzip';

/** A text in each encoding that was made of it. */
export type Packings = Readonly<Partial<Record<Encoding, Buffer>>>;

/** The least length worth compressing: a shorter answer saves no packet. */
const WORTH_IT = 1_000;
/** Images, films and archives are packed already. */
const TEXT = /^text\/|\bjson\b|\bxml\b|javascript|^application\/manifest/;

const isText = (type: unknown): boolean => typeof type === 'string' && TEXT.test(type);

/** The level that a server can afford while a person waits. */
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

/** A text compressed once in every encoding for all readers; none for a short text or another content. */
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

/** Sends a kept answer, in an encoding that the browser accepts, or « 304 » for an unchanged one. */
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

/** An answer is the same in any encoding. */
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

/** Tells caches that the answer depends on the accepted encodings. */
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
    // A compressed text has other bytes: a strong name becomes a weak one.
    const etag = reply.getHeader('etag');
    if (typeof etag === 'string' && etag.startsWith('"')) reply.header('etag', `W/${etag}`);
    return isStream ? packedStream(body, encoding) : PACK[encoding](body);
  });
}

/** A failure at one end is passed to the other. */
function packedStream(body: Readable, encoding: Encoding): Readable {
  const packed = packer(encoding);
  pipeline(body, packed).catch((error: Error) => packed.destroy(error));
  return packed;
}
