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
  /** Of this process; undefined where the system has no such notion. */
  uid: number | undefined;
  /** Owner of the existing cluster: its files would be unreadable to anyone else. */
  clusterOwner: Owner | undefined;
  folderOwner: Owner | undefined;
  accounts: Account[];
}

/** Undefined means: stay who we are. `initdb` wants a uid that has a name, so only named ones can be chosen for it. */
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

/** What the command was making is thrown away: a little time to tidy up, no more. */
const GIVE_UP: Escalation[] = [
  { signal: 'SIGTERM', patience: 2_000 },
  { signal: 'SIGKILL', patience: 2_000 },
];

/** Runs a short command as the account and gathers what it says. An abort ends it, and is answered once it is gone. */
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
      // In a group of its own, so that what it starts in turn is ended with it.
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

/** Where every system keeps `sh`, `ps` and `setpriv`. */
const SYSTEM_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** Nothing of the operator's locale, PG* or secret variables reaches PostgreSQL: it behaves the same on every machine. */
export function childEnv(extra: Record<string, string> = {}): Record<string, string> {
  return { PATH: SYSTEM_PATH, LC_ALL: 'C', TZ: 'UTC', ...extra };
}
