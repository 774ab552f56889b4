import { inTime } from './patience.ts';

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** What comes next of a stream, unless nothing comes for so many milliseconds: a network that went away closes no connection. */
export async function readOrGiveUp(reader: Reader, patience: number): ReturnType<Reader['read']> {
  try {
    return await inTime(patience, 'le serveur ne dit plus rien', () => reader.read());
  } catch (error) {
    reader.cancel().catch(() => undefined);
    throw error;
  }
}

/** Reads a text as it comes, a piece at a time. */
export async function readPieces(
  body: ReadableStream<Uint8Array>,
  patience: number,
  onPiece: (texte: string) => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await readOrGiveUp(reader, patience);
    onPiece(decoder.decode(value, { stream: !done }));
    if (done) return;
  }
}

/** All of a text, however long it takes, as long as something comes. */
export async function readText(body: ReadableStream<Uint8Array> | null, patience: number): Promise<string> {
  let texte = '';
  if (body) await readPieces(body, patience, (piece) => (texte += piece));
  return texte;
}
