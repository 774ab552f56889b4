import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Systeme } from '@bridge/contract';
import { FOR_JOBS, openDatabase } from '@bridge/server/platform/db/database';
import { copyTemplate } from '@bridge/server/platform/db/testing/databases';
import { createLog } from '@bridge/server/platform/log';
import { createOutside } from '@bridge/server/platform/net/outside';
import type { Schema } from '@bridge/server/schema';
import { importJob } from '@bridge/server/sources/import/importation.job';
import { addImportation } from '@bridge/server/sources/import/importation.repository';
import { openFlux } from '@bridge/server/sources/import/ouverture/ouverture';
import { createTestEngine } from '@bridge/server/testing/engine';
import { sql } from 'kysely';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { ENDLESS_ROOM } from '../packages/server/src/platform/files/room.ts';
import { openSharedPostgres } from '../tests/support/postgres.ts';
import { FLUX_MESURES } from './lib/flux-mesures.ts';

/*
 * How fast feeds come in, one of a client and one of the national platform: a first import, the same feed again, and again with 1 % of
 * it changed; beside what reading the feed alone takes, and what PostgreSQL takes to COPY the same rows into the same tables: same
 * indexes, same references. `npm run bench -- import`; a number says how many records, and a system asks for its feed alone:
 * `npm run bench -- import datatourisme 20000`.
 */
const words = process.argv.slice(2);
const RECORDS = Number(words.find((word) => /^\d+$/.test(word)) ?? 100_000);
const asked = FLUX_MESURES.filter(({ systeme }) => words.includes(systeme));

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}

const postgres = await openSharedPostgres();
const database = await copyTemplate(postgres.url);
const folder = await mkdtemp(join(tmpdir(), 'bridge-bench-'));
const db = openDatabase<Schema>(database.url, createLog('silent'), FOR_JOBS);
const client = new pg.Client({ connectionString: database.url });
await client.connect();
const clock = { now: () => new Date() };

try {
  const opening = {
    ...createTestEngine(),
    depots: folder,
  };
  await mkdir(join(folder, 'commun'));

  const importOnce = async (systeme: Systeme, fluxId: number) => {
    const importation = await addImportation(
      db,
      {
        systeme,
        fluxId,
        fluxNom: 'Mesure',
        entiteId: null,
        aBlanc: false,
        mode: 'complet',
        demandePar: null,
      },
      clock.now(),
    );
    const job = importJob({
      outside: createOutside({ allowed: [], clock }),
      room: ENDLESS_ROOM,
      sleep: async () => undefined,
      random: Math.random,
      dossier: join(folder, 'imports'),
      openFlux: (tx, run) => openFlux(opening, tx, run),
      instant: async () => ({ aujourdhui: '2026-11-15', langues: ['fr', 'en'] }),
      alert: async () => undefined,
      applied: async () => undefined,
    });
    await job.run({
      db,
      donnees: { importation },
      tache: 1,
      guard: async () => undefined,
      progress: () => undefined,
      note: () => undefined,
      signal: new AbortController().signal,
      clock,
      log: createLog('silent'),
    });
    const run = await db.selectFrom('importations').selectAll().where('id', '=', importation).executeTakeFirstOrThrow();
    if (run.etat !== 'terminee') throw new Error(`the import ended ${run.etat}: ${run.motif}`);
    return run.compteurs;
  };

  const TABLES = ['objets', 'objet_documents', 'objet_identites', 'importation_objets'];
  /** The time that PostgreSQL takes to copy the rows of the feeds so far. */
  const copyAll = async (suffix: string): Promise<number> => {
    let copying = 0;
    for (const table of TABLES) {
      const file = join(folder, `${table}.copy`);
      await pipeline(client.query(copyTo(`COPY ${table} TO STDOUT`)), createWriteStream(file));
      await client.query(`CREATE TABLE copie_${table}_${suffix} (LIKE ${table} INCLUDING ALL)`);
      const references = await client.query<{ definition: string }>(
        `SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conrelid = '${table}'::regclass AND contype = 'f'`,
      );
      for (const { definition } of references.rows)
        await client.query(`ALTER TABLE copie_${table}_${suffix} ADD ${definition}`);
      copying += await timed(() =>
        pipeline(createReadStream(file), client.query(copyFrom(`COPY copie_${table}_${suffix} FROM STDIN`))),
      );
    }
    return copying;
  };
  const line = (name: string, seconds: number, ratio: string) =>
    console.log(
      `${name.padEnd(24)} ${seconds.toFixed(1).padStart(7)} s ${Math.round(RECORDS / seconds)
        .toString()
        .padStart(8)} records/s  ${ratio}`,
    );

  for (const { nom, systeme, fichier, declare, write, read } of asked.length > 0 ? asked : FLUX_MESURES) {
    const feed = join(folder, 'commun', fichier);
    const fluxId = await declare(db, `commun/${fichier}`);
    await write(feed, RECORDS, 0);
    const { size } = await stat(feed);
    const parsing = await timed(async () => {
      const reading = read(feed);
      while (!(await reading.next()).done);
    });
    const first = await timed(() => importOnce(systeme, fluxId));
    const again = await timed(() => importOnce(systeme, fluxId));
    await write(feed, RECORDS, 1);
    const changed = await timed(() => importOnce(systeme, fluxId));
    const copying = await copyAll(systeme);
    console.log(`${nom}: ${RECORDS} records, ${Math.round(size / 1e6)} MB`);
    line('reading alone', parsing, '');
    line('COPY of the same rows', copying, '');
    line('first import', first, `${(first / (parsing + copying)).toFixed(2)} × (reading + COPY), at most 3`);
    line('unchanged import', again, `${(again / parsing).toFixed(2)} × reading, at most 2`);
    line('1 % changed', changed, `${(changed / parsing).toFixed(2)} × reading`);
    // The next feed is measured alone.
    await sql`TRUNCATE objets, importations CASCADE`.execute(db);
  }
} finally {
  await client.end();
  await db.destroy();
  await database.drop();
  await postgres.close();
  await rm(folder, { recursive: true, force: true });
}
