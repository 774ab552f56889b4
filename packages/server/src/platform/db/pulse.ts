import { Socket } from 'node:net';
import pg from 'pg';

/** Asks which processes of the database work on a statement; undefined when the database does not answer. */
export type Pulse = () => Promise<((backend: number) => boolean) | undefined>;

/** The codes of a database that is stopping or starting. */
const AWAY = /^57P/;

/**
 * Asks the database whether it is there, on a new connection, since an open one may be half-open and never answer.
 * Questions at the same time share the answer.
 */
export function createPulse(url: string, patience: number): Pulse {
  let asked: ReturnType<Pulse> | undefined;
  return () => {
    asked ??= take(url, patience).finally(() => {
      asked = undefined;
    });
    return asked;
  };
}

async function take(url: string, patience: number): ReturnType<Pulse> {
  const socket = new Socket();
  const client = new pg.Client({ connectionString: url, stream: () => socket });
  // A connection that breaks after its answer would end the process.
  client.on('error', () => undefined);
  const timer = setTimeout(() => drained().then(() => socket.destroy()), patience);
  // A database that has begun to answer is there: a busy machine may delay the rest.
  socket.once('connect', () => socket.on('data', () => timer.refresh()));
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>("SELECT pid FROM pg_stat_activity WHERE state = 'active'");
    void client.end();
    const atWork = new Set(rows.map(({ pid }) => pid));
    return (backend) => atWork.has(backend);
  } catch (error) {
    socket.destroy();
    // The database refused the connection since it has too many: it is there, and does not tell who is at work.
    const isThere = error instanceof pg.DatabaseError && !AWAY.test(error.code ?? '');
    return isThere ? () => true : undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** Resolves once arrived data is read: a process that was paused fires its timers before it reads sockets. */
export function drained(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
