import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Text in pieces, as a network would cut it. */
export async function* piecesOf(text: string, size = text.length || 1): AsyncGenerator<string> {
  for (let index = 0; index < text.length; index += size) yield text.slice(index, index + size);
}

export async function* bytesInPieces(bytes: Buffer, size = bytes.length || 1): AsyncGenerator<Buffer> {
  for (let index = 0; index < bytes.length; index += size) yield bytes.subarray(index, index + size);
}

export interface Drained<T, R> {
  readonly given: readonly T[];
  readonly returned: R | undefined;
  readonly error: unknown;
}

/** All that a generator gives, with its end: a value or an error. */
export async function drain<T, R>(generator: AsyncGenerator<T, R>): Promise<Drained<T, R>> {
  const given: T[] = [];
  try {
    for (let next = await generator.next(); ; next = await generator.next()) {
      if (next.done) return { given, returned: next.value, error: undefined };
      given.push(next.value);
    }
  } catch (error) {
    return { given, returned: undefined, error };
  }
}

export async function fileOf(content: string | Buffer, name = 'reponse'): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'bridge-reading-')), name);
  await writeFile(path, content);
  return path;
}

export async function collected<T>(source: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const one of source) all.push(one);
  return all;
}
