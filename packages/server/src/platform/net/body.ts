import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { OutsideError } from './outside.error.ts';
import { codeOf } from './outside.failure.ts';

/** The encodings that are asked for. `deflate` can be read too, but servers disagree on it. */
export const ACCEPTED_ENCODINGS = 'gzip, br';

const DECODERS: ReadonlyMap<string, () => Transform> = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

export interface BodyOf {
  readonly host: string;
  readonly stream: Readable;
  /** The header `Content-Encoding`. */
  readonly encoding: string | undefined;
  /** Bytes, decoded. */
  readonly largest: number;
}

/** Passes a body to `take` in decoded pieces, one after the other. Returns its number of bytes. */
export async function drain(body: BodyOf, take: (piece: Buffer) => Promise<unknown>): Promise<number> {
  const decoder = decoderOf(body);
  let arrived = 0;
  let bytes = 0;
  // Received bytes are counted too: compressed data may be endless and decode to nothing.
  const meter = new Transform({
    transform(piece: Buffer, _, done) {
      arrived += piece.length;
      if (arrived > body.largest) done(new OutsideError('too-big', body.host));
      else done(null, piece);
    },
  });
  // A pipeline reports the first stream that closed, which may not be the one that failed.
  let refusal: unknown;
  async function sink(source: AsyncIterable<Buffer>): Promise<void> {
    for await (const piece of source) {
      bytes += piece.length;
      try {
        if (bytes > body.largest) throw new OutsideError('too-big', body.host);
        await take(piece);
      } catch (error) {
        refusal = error;
        throw error;
      }
    }
  }
  try {
    if (decoder) await pipeline(body.stream, meter, decoder, sink);
    else await pipeline(body.stream, sink);
  } catch (error) {
    // An empty answer may declare an encoding: it is complete.
    if (arrived > 0 || codeOf(error) !== 'Z_BUF_ERROR') throw refusal ?? error;
  }
  return bytes;
}

function decoderOf({ encoding, host }: BodyOf): Transform | null {
  const name = encoding?.trim().toLowerCase() ?? '';
  if (name === '' || name === 'identity') return null;
  const decoder = DECODERS.get(name);
  // Nested encodings are legal and unknown from real servers: they are how a bomb is built.
  if (!decoder) throw new OutsideError('unreadable', host, { detail: 'content-encoding' });
  return decoder();
}
