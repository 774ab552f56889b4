import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** The database migrated once for the whole run: every test file works on a copy, so that files run side by side. */
export const TEMPLATE_DATABASE = 'bridge_modele';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A copy of the template, on the server whose maintenance database is given. */
export async function copyTemplate(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runOn(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE_DATABASE}`);
  return {
    url: databaseUrl(serverUrl, name),
    // FORCE: a test that failed may have left its pool open.
    drop: () => runOn(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** The address of a database through the socket of its server. */
export function throughSocket(url: string, folder: string): string {
  const there = new URL(url);
  there.hostname = encodeURIComponent(folder);
  return there.href;
}

export async function runOn(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
