import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Ligne } from '@bridge/contract';
import { FOR_JOBS, openDatabase } from '@bridge/server/platform/db/database';
import { copyTemplate } from '@bridge/server/platform/db/testing/databases';
import { createLog } from '@bridge/server/platform/log';
import { createOutside } from '@bridge/server/platform/net/outside';
import type { Schema } from '@bridge/server/schema';
import { datatourisme } from '@bridge/server/sources/datatourisme/datatourisme.source';
import { importJob } from '@bridge/server/sources/import/importation.job';
import { addImportation } from '@bridge/server/sources/import/importation.repository';
import { openFlux } from '@bridge/server/sources/import/ouverture';
import { FLUX_GENERES } from '@bridge/server/sources/testing/flux-generes';
import { sourceTourinsoft } from '@bridge/server/sources/tourinsoft/tourinsoft.source';
import { createTestEngine } from '@bridge/server/testing/engine';
import { sql } from 'kysely';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { ENDLESS_ROOM } from '../packages/server/src/platform/files/room.ts';
import { openSharedPostgres } from '../tests/support/postgres.ts';

/*
 * How fast feeds come in: a first import, the same feed again, and again with 1 % of it changed; beside what reading the feed alone
 * takes, and what PostgreSQL takes to COPY the same rows into the same tables: same indexes, same references. `npm run bench -- import`; the number of
 * records is the first argument of `tsx bench/import.bench.ts`.
 */
const RECORDS = Number(process.argv[2] ?? 100_000);

const LIGNES: readonly Ligne[] = [
  { champ: 'SyndicObjectName', cible: 'nom' },
  { champ: 'DESCRIPTIF', cible: 'description' },
  { champ: 'DESCRIPTIFEN', cible: 'description', langue: 'en' },
  { champ: 'ACCROCHE', cible: 'resume' },
  { champ: 'AD1', cible: 'lieu.rue' },
  { champ: 'CP', cible: 'lieu.codePostal' },
  { champ: 'COMMUNE', cible: 'lieu.commune' },
  { champ: 'TEL', cible: 'contact.telephone' },
  { champ: 'MAIL', cible: 'contact.email' },
  { champ: 'URL', cible: 'contact.site' },
  { champ: 'OUVERTURE', cible: 'periodes' },
  { champ: 'PRESTATIONS', cible: 'critere' },
  { champ: 'PHOTO', cible: 'media.photo' },
];

const SENTENCE = 'Au bord de l’eau, une maison de pays ouverte sur les prés et les vergers, où l’on prend le temps. ';

function record(index: number, generation: number) {
  const changed = generation > 0 && index % 100 === 0 ? ` (${generation})` : '';
  return {
    SyndicObjectID: `RESBEN${String(index).padStart(9, '0')}`,
    SyndicObjectName: `Auberge du vallon ${index}${changed}`,
    Published: '2026-01-01T08:00:00',
    Updated: '2026-11-01T08:00:00',
    SyndicStructureId: '00000000-0000-0000-0000-000000000001',
    GmapLatitude: String(45 + (index % 1_000) / 1_000),
    GmapLongitude: String(3 + (index % 777) / 777),
    ObjectTypeName: 'Restauration',
    DESCRIPTIF: SENTENCE.repeat(6 + (index % 4)),
    DESCRIPTIFEN: 'By the water, a country house open on meadows and orchards. '.repeat(4),
    ACCROCHE: SENTENCE,
    AD1: `${index % 90} rue du Pont`,
    CP: `96${String(index % 300).padStart(3, '0')}`,
    COMMUNE: `Bourg-${index % 300}`,
    TEL: '01 99 00 12 34',
    MAIL: `contact${index}@auberge.example`,
    URL: `www.auberge-${index}.example`,
    OUVERTURE:
      '01/04/2026|30/09/2026|12:00|14:00|19:00|22:00|Mercredi#01/10/2026|31/03/2027|12:00|14:00||||Lundi$Mardi',
    PRESTATIONS: ['Terrasse', 'Parking', 'Wifi', 'Jeux pour enfants', 'Climatisation']
      .slice(0, 1 + (index % 5))
      .join('#'),
    PHOTO: `https://photos.example/${index}-1.jpg#https://photos.example/${index}-2.jpg`,
  };
}

async function writeFeed(path: string, generation: number): Promise<void> {
  function* lines() {
    yield '{"odata.metadata":"x","value":[';
    for (let index = 0; index < RECORDS; index += 1)
      yield `${index ? ',' : ''}${JSON.stringify(record(index, generation))}\n`;
    yield ']}';
  }
  await pipeline(Readable.from(lines()), createWriteStream(path));
}

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
  const { rows } = await sql<{ id: number }>`
    WITH faite AS (INSERT INTO correspondances (nom, lignes) VALUES ('Mesure', ${JSON.stringify(LIGNES)}::jsonb) RETURNING id)
    INSERT INTO flux_tourinsoft (nom, origine, client, depot, correspondance)
    SELECT 'Mesure', 'fichier', 'mesure', 'commun/feed.json', id FROM faite RETURNING id`.execute(db);
  const fluxId = rows[0]?.id ?? 0;
  const feed = join(folder, 'commun', 'feed.json');
  await mkdir(join(folder, 'commun'));

  const importOnce = async () => {
    const importation = await addImportation(
      db,
      {
        systeme: 'tourinsoft',
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

  await writeFeed(feed, 0);
  const { size } = await stat(feed);
  const parsing = await timed(async () => {
    const reading = sourceTourinsoft.read({ origine: 'fichier' } as never, { cle: 'depot', fichier: feed });
    while (!(await reading.next()).done);
  });
  const national = join(folder, 'datatourisme.zip');
  await FLUX_GENERES['DATAtourisme, ZIP']?.write(national, size);
  let offres = 0;
  const reading = await timed(async () => {
    const flux = { mode: 'fichier', url: '', langues: [] } as const;
    for await (const lecture of datatourisme.read(flux, { cle: 'depot', fichier: national })) {
      if (lecture.kind !== 'fiche') continue;
      datatourisme.interpret(flux, lecture.valeur, {});
      offres += 1;
    }
  });
  const first = await timed(importOnce);
  const again = await timed(importOnce);
  await writeFeed(feed, 1);
  const changed = await timed(importOnce);

  const TABLES = ['objets', 'objet_documents', 'objet_identites', 'importation_objets'];
  let copying = 0;
  for (const table of TABLES) {
    const file = join(folder, `${table}.copy`);
    await pipeline(client.query(copyTo(`COPY ${table} TO STDOUT`)), createWriteStream(file));
    await client.query(`CREATE TABLE copie_${table} (LIKE ${table} INCLUDING ALL)`);
    const references = await client.query<{ definition: string }>(
      `SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conrelid = '${table}'::regclass AND contype = 'f'`,
    );
    for (const { definition } of references.rows) await client.query(`ALTER TABLE copie_${table} ADD ${definition}`);
    copying += await timed(() =>
      pipeline(createReadStream(file), client.query(copyFrom(`COPY copie_${table} FROM STDIN`))),
    );
  }

  const line = (name: string, seconds: number, ratio: string) =>
    console.log(
      `${name.padEnd(24)} ${seconds.toFixed(1).padStart(7)} s ${Math.round(RECORDS / seconds)
        .toString()
        .padStart(8)} records/s  ${ratio}`,
    );
  console.log(`${RECORDS} records, ${Math.round(size / 1e6)} MB`);
  line('reading alone', parsing, '');
  line('COPY of the same rows', copying, '');
  line('first import', first, `${(first / (parsing + copying)).toFixed(2)} × (reading + COPY), at most 3`);
  line('unchanged import', again, `${(again / parsing).toFixed(2)} × reading, at most 2`);
  console.log(
    `DATAtourisme, ${offres} offers of a ZIP: read and understood in ${reading.toFixed(1)} s, ${Math.round(offres / reading)} offers/s`,
  );
  line('1 % changed', changed, `${(changed / parsing).toFixed(2)} × reading`);
} finally {
  await client.end();
  await db.destroy();
  await database.drop();
  await postgres.close();
  await rm(folder, { recursive: true, force: true });
}
