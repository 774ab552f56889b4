import { readdir, readFile } from 'node:fs/promises';

/** What the kernel of Linux counts in, in milliseconds. */
const TICK = 10;

/** The CPU that this process and the connections of a database have taken, in milliseconds: unlike time, it hardly depends on what else the machine does. */
export async function cpuTaken(databaseUrl: string): Promise<number> {
  const database = new URL(databaseUrl).pathname.slice(1);
  const { user, system } = process.cpuUsage();
  let taken = (user + system) / 1_000;
  for (const pid of (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))) {
    // One that ends meanwhile tells nothing.
    const read = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
    if (!(await read('cmdline')).startsWith('postgres: ') || !(await read('cmdline')).includes(` ${database} `))
      continue;
    const fields = (await read('stat')).replace(/^.*\) /s, '').split(' ');
    taken += (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK;
  }
  return taken;
}
