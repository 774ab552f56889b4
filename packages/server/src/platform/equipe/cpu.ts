import { TropLongError } from './equipe.messages.ts';

const EVERY = 50;

/**
 * Waits for work of this process that its own threads do, and gives it up once so many seconds of a core were spent since: what else the
 * machine does is not counted. The work itself goes on: a process of an équipe is ended for it.
 */
export async function withinCpu<T>(seconds: number, work: Promise<T>): Promise<T> {
  const start = process.cpuUsage();
  let timer: NodeJS.Timeout | undefined;
  const spent = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      const { user, system } = process.cpuUsage(start);
      if (user + system > seconds * 1e6) reject(new TropLongError(`more than ${seconds} s of work`));
    }, EVERY);
  });
  try {
    return await Promise.race([work, spent]);
  } finally {
    clearInterval(timer);
  }
}
