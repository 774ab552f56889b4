import { readFile } from 'node:fs/promises';

/** The memory in MB and the processor time in seconds that processes took. */
export interface Pris {
  /** The most memory of this process. */
  readonly serveur: number;
  /** The most memory of one of its children. */
  readonly enfant: number;
  /** The processor time of both. */
  readonly cpu: number;
}

const TICKS = 100;
const EVERY = 100;

/** Watches this process and its children until it is called, by what the kernel of Linux tells. */
export function watchProcesses(): () => Pris {
  let [serveur, enfant] = [0, 0];
  const times = new Map<string, number>();
  const since = process.cpuUsage();
  const look = async () => {
    serveur = Math.max(serveur, Math.round(process.memoryUsage.rss() / 1024 ** 2));
    const children = await readFile(`/proc/self/task/${process.pid}/children`, 'utf8').catch(() => '');
    for (const pid of children.split(' ').filter(Boolean)) {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
      if (!/^Name:\s+(?:node|MainThread)/.test(status)) continue;
      enfant = Math.max(enfant, Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024));
      const stat = (await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')).replace(/^.*\) /, '').split(' ');
      // A process that has just ended tells nothing more.
      times.set(pid, Math.max(times.get(pid) ?? 0, (Number(stat[11] ?? 0) + Number(stat[12] ?? 0)) / TICKS));
    }
  };
  const timer = setInterval(() => void look(), EVERY);
  return () => {
    clearInterval(timer);
    const { user, system } = process.cpuUsage(since);
    return { serveur, enfant, cpu: [...times.values()].reduce((sum, one) => sum + one, (user + system) / 1e6) };
  };
}
