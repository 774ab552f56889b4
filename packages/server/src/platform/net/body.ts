import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { OutsideError } from './outside.error.ts';
import { codeOf } from './outside.failure.ts';

/** What we say we read. `deflate` is read too, yet servers disagree on what it is: better not to ask for it. */
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

/** Gives a body to `take`, piece by piece and decoded, each waiting for the one before. Answers how many bytes it had. */
export async function drain(body: BodyOf, take: (piece: Buffer) => Promise<unknown>): Promise<number> {
  const decoder = decoderOf(body);
  let arrived = 0;
  let bytes = 0;
  // What arrives is counted too: compressed data may be endless and say nothing.
  const meter = new Transform({
    transform(piece: Buffer, _, done) {
      arrived += piece.length;
      if (arrived > body.largest) done(new OutsideError('too-big', body.host));
      else done(null, piece);
    },
  });
  // A pipeline tells the first stream that closed, which may be another than the one that failed.
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
    // An answer without a body may say that it is compressed: nothing, whole, is nothing.
    if (arrived > 0 || codeOf(error) !== 'Z_BUF_ERROR') throw refusal ?? error;
  }
  return bytes;
}

function decoderOf({ encoding, host }: BodyOf): Transform | null {
  const name = encoding?.trim().toLowerCase() ?? '';
  if (name === '' || name === 'identity') return null;
  const decoder = DECODERS.get(name);
  // A list of encodings is legal and seen on no server: one inside another is what a bomb looks like.
  if (!decoder) throw new OutsideError('unreadable', host, { detail: 'content-encoding' });
  return decoder();
}
