import { inTime } from './patience.ts';

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** The next piece of a stream; fails when none comes for so many milliseconds, since a lost network closes nothing. */
export async function readOrGiveUp(reader: Reader, patience: number): ReturnType<Reader['read']> {
  try {
    return await inTime(patience, 'le serveur ne dit plus rien', () => reader.read());
  } catch (error) {
    reader.cancel().catch(() => undefined);
    throw error;
  }
}

/** Reads a text a piece at a time, as it comes. */
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

/** A whole text, however long it takes, as long as pieces keep coming. */
export async function readText(body: ReadableStream<Uint8Array> | null, patience: number): Promise<string> {
  let texte = '';
  if (body) await readPieces(body, patience, (piece) => (texte += piece));
  return texte;
}
