import { Socket } from 'node:net';
import pg from 'pg';

/** The processes of the database that are at work on a statement, or nothing when the database does not answer. */
export type Pulse = () => Promise<ReadonlySet<number> | undefined>;

/**
 * Asks the database whether it is there, on a connection opened for that: one that was open before may be half-open and never say.
 * Those who ask at the same time share the question.
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
  // A connection that breaks once it has answered would end the process.
  client.on('error', () => undefined);
  const timer = setTimeout(() => drained().then(() => socket.destroy()), patience);
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>("SELECT pid FROM pg_stat_activity WHERE state = 'active'");
    void client.end();
    return new Set(rows.map(({ pid }) => pid));
  } catch {
    socket.destroy();
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** Resolves once what had arrived is read: a process that was kept from running fires its timers before it reads its sockets. */
export function drained(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
