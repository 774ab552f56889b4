import { drained } from './pulse.ts';

/** The database did not answer in time. Callers answer 503 instead of waiting. */
export class DatabaseUnavailableError extends Error {}

interface Watch {
  /** Milliseconds of silence after which `isAlive` is asked, and asked again. */
  readonly deadline: number;
  /** Whether the work is still worth waiting for. */
  readonly isAlive: () => Promise<boolean>;
}

/** The result of a work, however late, while its maker is alive; else an error. A later result is disposed of. */
export function whileAlive<T>(
  work: Promise<T>,
  { deadline, isAlive }: Watch,
  dispose: (late: T) => void = () => undefined,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let isCome = false;
    let isGivenUp = false;
    const look = async () => {
      await drained();
      const isAwaited = isCome || (await isAlive());
      await drained();
      if (isCome) return;
      if (isAwaited) {
        timer = setTimeout(look, deadline);
        return;
      }
      isGivenUp = true;
      reject(new DatabaseUnavailableError(`no answer within ${deadline} ms, and none is to come`));
    };
    let timer = setTimeout(look, deadline);
    work
      .finally(() => {
        isCome = true;
        clearTimeout(timer);
      })
      .then((value) => (isGivenUp ? dispose(value) : resolve(value)), reject);
  });
}
