import { TropLongError } from './equipe.messages.ts';

const EVERY = 50;

/**
 * Waits for work of this process's own threads, and gives up once it has used so many seconds of a core; other programs
 * do not count. The work itself goes on: a process of an équipe is killed to end it.
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
