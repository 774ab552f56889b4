import { Socket } from 'node:net';
import pg from 'pg';

/** Whether a process of the database may be at work on a statement; nothing when the database does not answer. */
export type Pulse = () => Promise<((backend: number) => boolean) | undefined>;

/** It goes away, or is not there yet: it says so itself. */
const AWAY = /^57P/;

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
  // A database that has begun to answer is there: a busy machine may keep it from saying the rest.
  socket.once('connect', () => socket.on('data', () => timer.refresh()));
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>("SELECT pid FROM pg_stat_activity WHERE state = 'active'");
    void client.end();
    const atWork = new Set(rows.map(({ pid }) => pid));
    return (backend) => atWork.has(backend);
  } catch (error) {
    socket.destroy();
    // Refused by the database itself, for it has all the connections that it takes: it is there, and does not tell who is at work.
    const isThere = error instanceof pg.DatabaseError && !AWAY.test(error.code ?? '');
    return isThere ? () => true : undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** Resolves once what had arrived is read: a process that was kept from running fires its timers before it reads its sockets. */
export function drained(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
