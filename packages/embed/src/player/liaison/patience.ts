/** The result of some work, which is aborted and given up after so many milliseconds. */
export async function inTime<T>(
  patience: number,
  words: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const stop = new AbortController();
  let late: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    late = setTimeout(() => {
      reject(new Error(words));
      stop.abort();
    }, patience);
  });
  try {
    return await Promise.race([work(stop.signal), tooLate]);
  } finally {
    clearTimeout(late);
  }
}
