import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished } from 'vitest';
import { z } from 'zod';
import { silentLog } from '../db-log.ts';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  openEmbeddedPostgres,
} from '../embedded/embedded-postgres.ts';
import { parsePidFile } from '../embedded/predecessor.ts';
import { until } from '../embedded/until.ts';
import { type Child, startChild } from './child.ts';

/** Runs one query on a connection of its own. */
export async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Opens a server for the running test, and stops it after the test. */
export async function openForTest(
  dataDir: string,
  options: Partial<EmbeddedPostgresOptions> = {},
): Promise<EmbeddedPostgres> {
  const server = await openEmbeddedPostgres({ dataDir, log: silentLog, settings: { fsync: 'off' }, ...options });
  onTestFinished(server.stop);
  return server;
}

/** Starts a server in a process of its own; in `outlive` mode its PostgreSQL stays when the process is killed. */
export async function startServer(dataDir: string, mode?: 'outlive'): Promise<Child & { url: string }> {
  const child = startChild('open-postgres', [dataDir, mode ?? '']);
  const { url } = z.object({ url: z.string() }).parse(await child.next());
  return { ...child, url };
}

export async function postmasterPid(dataDir: string): Promise<number> {
  const pid = parsePidFile(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'));
  if (pid === undefined) throw new Error('postmaster.pid names no process');
  return pid;
}

export async function expectSoon(condition: () => boolean | Promise<boolean>, what: string): Promise<void> {
  expect(await until(condition, 60_000), `in time: ${what}`).toBe(true);
}
