import { type ChildProcess, spawn } from 'node:child_process';
import { type Account, childEnv, identity, runAs } from './account.ts';
import type { Binaries } from './binaries.ts';
import { openLogFile } from './log-file.ts';
import type { Running } from './supervisor.ts';
import { escalate, SHUTDOWN } from './until.ts';

export type PostgresSettings = Record<string, string>;

/** Loopback only; nothing acknowledged is ever lost; the same time zone on every machine. */
const DEFAULTS: PostgresSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // A line every five minutes would be most of the log.
  log_checkpoints: 'off',
};

export interface PostmasterOptions {
  binaries: Binaries;
  account: Account | undefined;
  folder: string;
  port: number;
  settings: PostgresSettings;
  logFile: string;
  /** Whether the kernel, if it can, stops PostgreSQL when this process is killed. */
  endWithParent: boolean;
  /** The pid found in a lock file that nobody owns any more. */
  stalePid: number | undefined;
}

export async function startPostmaster(options: PostmasterOptions): Promise<Running> {
  const { binaries, account, folder, port, settings, logFile, endWithParent, stalePid } = options;
  const asked = Object.entries({ ...DEFAULTS, ...settings, port: String(port) });
  const args = ['-D', folder, ...asked.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const prefix = endWithParent ? await deathSignalPrefix(account) : [];
  const [command = binaries.postgres, ...words] = [...prefix, binaries.postgres, ...args];
  const log = await openLogFile(logFile);
  try {
    // The owner of the data may start Bridge next time, and must be able to write on.
    if (account) await log.chown(account.uid, account.gid);
    const child = spawn(command, words, {
      ...identity(account),
      cwd: '/',
      // PostgreSQL takes the lock of its grandparent for stale: this tells it, with the lock file untouched, that
      // another program has that pid now.
      env: childEnv(stalePid === undefined ? {} : { PG_GRANDPARENT_PID: String(stalePid) }),
      // A session of its own: Ctrl-C in the terminal must reach the server alone, which stops PostgreSQL last.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    return runningChild(child);
  } finally {
    await log.close();
  }
}

function runningChild(child: ChildProcess): Running {
  let gone = false;
  const exited = new Promise<string>((resolve) => {
    const end = (reason: string) => {
      gone = true;
      process.off('exit', killOnExit);
      resolve(reason);
    };
    child.once('error', (error) => end(error.message));
    child.once('exit', (code, signal) => end(signal ?? `code ${code}`));
  });
  const killOnExit = () => child.kill('SIGINT');
  process.on('exit', killOnExit);
  return {
    exited,
    async stop() {
      await escalate(
        SHUTDOWN,
        (signal) => child.kill(signal),
        () => gone,
      );
    },
  };
}

/** On Linux, the kernel stops PostgreSQL when the server is killed. Elsewhere the next start does. */
async function deathSignalPrefix(account: Account | undefined): Promise<string[]> {
  if (process.platform !== 'linux') return [];
  const prefix = ['setpriv', '--pdeathsig', 'INT', '--'];
  const trial = await runAs(account, 'setpriv', [...prefix.slice(1), 'true']);
  return trial.code === 0 ? prefix : [];
}
