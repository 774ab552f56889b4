import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { silentLog } from '../db-log.ts';
import { migrate } from '../migrate.ts';
import { databaseUrl, runOn } from './databases.ts';
import { temporaryFolder } from './temp-folder.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../../migrations');

/** Reads the rows of a statement. */
export type Read = (text: string) => Promise<Record<string, unknown>[]>;

/** Fills a database as it was after a migration, migrates it to the present, and lets a test look at it. */
export async function upgraded(
  { nom, apres, avec }: { readonly nom: string; readonly apres: string; readonly avec: string },
  look: (read: Read) => Promise<void>,
): Promise<void> {
  const name = `${nom}_${process.pid}`;
  await runOn(inject('postgresUrl'), `CREATE DATABASE ${name}`);
  const url = databaseUrl(inject('postgresUrl'), name);
  const client = new pg.Client({ connectionString: url });
  try {
    const all = (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql'));
    const before = join(await temporaryFolder(), 'migrations');
    await mkdir(before);
    for (const file of all) if (file.slice(0, 4) <= apres) await copyFile(join(MIGRATIONS, file), join(before, file));
    await migrate({ url, directory: before, log: silentLog });
    await client.connect();
    await client.query(avec);
    await migrate({ url, directory: MIGRATIONS, log: silentLog });
    await look(async (text) => (await client.query(text)).rows);
  } finally {
    await client.end();
    await runOn(inject('postgresUrl'), `DROP DATABASE ${name} WITH (FORCE)`);
  }
}
