type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** What comes next of a stream, unless nothing comes for so many milliseconds: a network that went away closes no connection. */
export async function readOrGiveUp(reader: Reader, patience: number): ReturnType<Reader['read']> {
  let silent: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    silent = setTimeout(() => reject(new Error('le serveur ne dit plus rien')), patience);
  });
  try {
    return await Promise.race([reader.read(), silence]);
  } catch (error) {
    reader.cancel().catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(silent);
  }
}
