import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { explainConnectionFailure } from './connection.failure.ts';
import { DatabaseStartError, errorCode } from './database-start.error.ts';
import type { DbLog } from './db-log.ts';
import { type AppliedMigration, type Migration, type MigrationFile, planMigrations } from './migration.plan.ts';

export interface MigrateOptions {
  url: string;
  /** Folder of the NNNN_name.sql files. */
  directory: string;
  log: DbLog;
  /** Milliseconds in which the database must accept the connection. */
  patience?: number;
}

/** Any constant does, as long as every instance uses the same. */
const ADVISORY_LOCK = 7_163_420_118;

/** Brings the database to the state that the code expects. Safe to run from several instances at once, and to be killed. */
export async function migrate(options: MigrateOptions): Promise<{ applied: string[] }> {
  const { url, directory, log, patience = 10_000 } = options;
  const files = await readMigrationFiles(directory);
  const client = new pg.Client({
    connectionString: url,
    application_name: 'bridge-migrations',
    connectionTimeoutMillis: patience,
  });
  // Without a listener, a server that goes away between two queries would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect().catch((error) => {
      throw explainConnectionFailure(error, client);
    });
    await client.query('SET statement_timeout = 0; SET lock_timeout = 0');
    await takeLock(client, log);
    await client.query(
      `CREATE TABLE IF NOT EXISTS migrations (
        nom text PRIMARY KEY,
        empreinte text NOT NULL,
        applique_le timestamptz NOT NULL DEFAULT now()
      )`,
    );
    const { rows } = await client.query<AppliedMigration>('SELECT nom, empreinte FROM migrations ORDER BY nom');
    const pending = planMigrations(files, rows);
    // Migrations of a filled database are told one by one; those of a new one as a whole.
    const isNew = rows.length === 0;
    if (isNew) log.info({ migrations: pending.length }, 'Création de la base de données.');
    for (const migration of pending) {
      if (!isNew) log.info({ migration: migration.nom }, `Migration de la base de données : ${migration.nom}.`);
      await apply(client, migration);
    }
    return { applied: pending.map(({ nom }) => nom) };
  } finally {
    // The lock belongs to the session, and ends with it.
    await client.end().catch(() => undefined);
  }
}

async function readMigrationFiles(directory: string): Promise<MigrationFile[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql'));
  return Promise.all(names.map(async (nom) => ({ nom, sql: await readFile(join(directory, nom), 'utf8') })));
}

async function takeLock(client: pg.Client, log: DbLog): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [ADVISORY_LOCK]);
  if (rows[0]?.taken) return;
  log.info({}, 'Une autre instance de Bridge met à jour la base de données : attente de la fin.');
  await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCK]);
}

async function apply(client: pg.Client, { nom, sql, empreinte }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query('INSERT INTO migrations (nom, empreinte) VALUES ($1, $2)', [nom, empreinte]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw explain(error, nom, sql);
  }
}

function explain(error: unknown, nom: string, sql: string): DatabaseStartError {
  const detail = error instanceof Error ? error.message : String(error);
  const position = error instanceof pg.DatabaseError ? Number(error.position) : Number.NaN;
  const line = Number.isNaN(position) ? '' : `, ligne ${sql.slice(0, position).split('\n').length}`;
  const code = errorCode(error);
  return new DatabaseStartError(
    'migration-failed',
    [
      `La migration « ${nom} » a échoué${line} : ${detail}${code === undefined ? '' : ` (${code})`}.`,
      'Rien n’en a été gardé ; les migrations précédentes restent appliquées.',
      'Corrigez la cause, puis relancez Bridge : la mise à jour reprendra ici.',
    ],
    error,
  );
}
