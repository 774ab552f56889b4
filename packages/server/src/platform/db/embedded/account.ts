import { spawn } from 'node:child_process';
import { DatabaseStartError } from '../database-start.error.ts';
import { type Escalation, escalate, signalQuietly } from './until.ts';

/** The unprivileged identity that PostgreSQL runs under when Bridge runs as root; PostgreSQL refuses root. */
export interface Account {
  uid: number;
  gid: number;
  name: string;
}

export interface Owner {
  uid: number;
  gid: number;
}

export function parsePasswd(text: string): Account[] {
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && /^-?\d+$/.test(uid ?? '') && /^-?\d+$/.test(gid ?? '')
      ? [{ name, uid: Number(uid), gid: Number(gid) }]
      : [];
  });
}

export interface AccountQuestion {
  /** The uid of this process; undefined on systems without uids. */
  uid: number | undefined;
  /** The owner of the existing cluster, whose files nobody else could read. */
  clusterOwner: Owner | undefined;
  folderOwner: Owner | undefined;
  accounts: Account[];
}

/** The account of PostgreSQL; undefined to stay the same. It must have a name, since `initdb` wants one. */
export function chooseAccount({ uid, clusterOwner, folderOwner, accounts }: AccountQuestion): Account | undefined {
  if (uid !== 0) return undefined;
  const named = (owner: Owner | undefined) =>
    owner && owner.uid !== 0 ? accounts.find((account) => account.uid === owner.uid) : undefined;
  if (clusterOwner && clusterOwner.uid !== 0) {
    return named(clusterOwner) ?? { uid: clusterOwner.uid, gid: clusterOwner.gid, name: String(clusterOwner.uid) };
  }
  const account = named(folderOwner) ?? accounts.find(({ name, uid }) => name === 'nobody' && uid !== 0);
  if (account) return account;
  throw new DatabaseStartError('account-missing', [
    'PostgreSQL refuse de tourner sous le compte root, et ce système n’a pas de compte « nobody » à lui donner.',
    'Lancez Bridge sous un compte ordinaire, ou indiquez un serveur PostgreSQL avec DATABASE_URL.',
  ]);
}

export interface CommandResult {
  code: number | null;
  output: string;
}

/** The signals that end a command whose result is abandoned, with a little time to tidy up. */
const GIVE_UP: Escalation[] = [
  { signal: 'SIGTERM', patience: 2_000 },
  { signal: 'SIGKILL', patience: 2_000 },
];

/** Runs a short command as an account and returns its output. An abort ends it, and rejects once it is gone. */
export function runAs(
  account: Account | undefined,
  command: string,
  args: string[],
  signal?: AbortSignal,
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      ...identity(account),
      cwd: '/',
      env: childEnv(),
      // A process group of its own, so that its children end with it.
      detached: signal !== undefined,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const gather = (chunk: Buffer) => {
      output = `${output}${chunk.toString('utf8')}`.slice(-20_000);
    };
    child.stdout.on('data', gather);
    child.stderr.on('data', gather);
    let gone = false;
    const end = (result: CommandResult) => {
      gone = true;
      signal?.removeEventListener('abort', giveUp);
      resolve(result);
    };
    const giveUp = () => {
      const { pid } = child;
      if (pid === undefined) return;
      void escalate(
        GIVE_UP,
        (name) => signalQuietly(-pid, name),
        () => gone,
      );
    };
    child.on('error', (error) => end({ code: null, output: `${output}${error.message}` }));
    child.on('close', (code) => end({ code, output }));
    signal?.addEventListener('abort', giveUp);
    if (signal?.aborted) giveUp();
  });
}

export function identity(account: Account | undefined): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {};
}

/** The folders where every system has `sh`, `ps` and `setpriv`. */
const SYSTEM_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** The environment of PostgreSQL, without the operator's locale, PG* and secret variables: alike everywhere. */
export function childEnv(extra: Record<string, string> = {}): Record<string, string> {
  return { PATH: SYSTEM_PATH, LC_ALL: 'C', TZ: 'UTC', ...extra };
}
