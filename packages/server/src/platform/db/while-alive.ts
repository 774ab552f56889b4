import { drained } from './pulse.ts';

/** The database did not answer in time. Its callers say 503 instead of waiting for it. */
export class DatabaseUnavailableError extends Error {}

interface Watch {
  /** How long nothing may come before `isAlive` is asked, and asked again, in milliseconds. */
  readonly deadline: number;
  /** Whether it is worth waiting on. */
  readonly isAlive: () => Promise<boolean>;
}

/** What comes, however late, while who makes it is alive; or the error that says that nobody is. What comes after that is disposed of. */
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
