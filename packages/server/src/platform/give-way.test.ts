import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getPriority } from 'node:os';
import { expect, it, onTestFinished, vi } from 'vitest';
import { letBackendGiveWay } from './give-way.ts';

/** A process that waits under a name. */
async function waiting(argv0: string): Promise<number> {
  const child = spawn(process.execPath, ['-e', 'console.log(1);setTimeout(() => 1, 60_000)'], {
    argv0,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child.pid ?? 0;
}

it.skipIf(process.platform !== 'linux')(
  'the database lets the server go first where it makes pages, those of previews last, and no other process is touched',
  async () => {
    vi.stubEnv('GIVE_WAY', '1');
    onTestFinished(() => void vi.unstubAllEnvs());
    const [page, apercu, other] = await Promise.all(['postgres: a', 'postgres: b', 'node'].map(waiting));
    letBackendGiveWay(page ?? 0, 'behind');
    letBackendGiveWay(apercu ?? 0, 'last');
    letBackendGiveWay(other ?? 0, 'last');
    const usual = getPriority(process.pid);
    expect([page, apercu, other].map((pid) => getPriority(pid))).toEqual([5, 10, usual]);
  },
);
