import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { FluxIllisible } from '../../source.ts';

/** The largest size of a compressed answer once open: a larger one was made to fill the memory. */
const LARGEST_INFLATED = 4 * 1024 ** 3;
const GZIP = [0x1f, 0x8b];

/** The bytes of a file, opened when it is compressed by gzip, whatever its name says. */
export async function* bytesOf(fichier: string, largest: number = LARGEST_INFLATED): AsyncGenerator<Buffer> {
  const file = createReadStream(fichier, { highWaterMark: 256 * 1024 });
  const chunks: AsyncIterator<Buffer> = file[Symbol.asyncIterator]();
  try {
    const first = await chunks.next();
    if (first.done) return;
    const whole = resumed(first.value, chunks);
    if (first.value[0] === GZIP[0] && first.value[1] === GZIP[1]) yield* inflated(whole, largest);
    else yield* whole;
  } finally {
    file.destroy();
  }
}

async function* resumed(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

async function* inflated(source: AsyncIterable<Buffer>, largest: number): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  const fed = feed(source, gunzip);
  let total = 0;
  try {
    for await (const chunk of gunzip as AsyncIterable<Buffer>) {
      total += chunk.length;
      if (total > largest) throw new FluxIllisible('Le fichier compressé est trop grand une fois ouvert.');
      yield chunk;
    }
    await fed;
  } catch (error) {
    if (error instanceof FluxIllisible) throw error;
    throw new FluxIllisible('Le fichier compressé est abîmé ou incomplet.', true);
  } finally {
    gunzip.destroy();
    await fed;
  }
}

/** Writes the source into the decompressor, and stops when the reader of the decompressor left. */
async function feed(source: AsyncIterable<Buffer>, gunzip: ReturnType<typeof createGunzip>): Promise<void> {
  try {
    for await (const chunk of source) {
      if (gunzip.destroyed) return;
      if (!gunzip.write(chunk)) {
        await new Promise<void>((resolve) => {
          gunzip.once('drain', resolve);
          gunzip.once('close', resolve);
        });
      }
    }
    gunzip.end();
  } catch (error) {
    gunzip.destroy(error instanceof Error ? error : new Error(String(error)));
  }
}
