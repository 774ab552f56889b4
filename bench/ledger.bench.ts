import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Ligne } from '@bridge/contract';
import { registreJob } from '@bridge/server/areas/traductions/registre.job';
import { FOR_JOBS, openDatabase } from '@bridge/server/platform/db/database';
import { createLog } from '@bridge/server/platform/log';
import { createOutside } from '@bridge/server/platform/net/outside';
import type { Schema } from '@bridge/server/schema';
import { importJob } from '@bridge/server/sources/import/importation.job';
import { addImportation } from '@bridge/server/sources/import/importation.repository';
import { openFlux } from '@bridge/server/sources/import/ouverture/ouverture';
import { createTestEngine } from '@bridge/server/testing/engine';
import { PASSWORD } from '@bridge/server/testing/world';
import fastify from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import { ENDLESS_ROOM } from '../packages/server/src/platform/files/room.ts';
import { compare } from './lib/compare.ts';
import { openProduct } from './lib/product.ts';

/**
 * The ledger of translations: an import whose lines are worked out after it beside the same import without, at first, with nothing new,
 * and with one record in a hundred changed: to cost 1.2 times at most. Then the first page of its screen beside a bare handler with the
 * best hand-written SQL for the same rows: 1.5 times at most. Each record has two texts, in two languages.
 */
const RECORDS = Number(process.argv[2] ?? 25_000);
const LIGNES: readonly Ligne[] = [
  { champ: 'SyndicObjectName', cible: 'nom' },
  { champ: 'DESCRIPTIF', cible: 'description' },
  { champ: 'DESCRIPTIFEN', cible: 'description', langue: 'en' },
  { champ: 'ACCROCHE', cible: 'resume' },
  { champ: 'CP', cible: 'lieu.codePostal' },
  { champ: 'COMMUNE', cible: 'lieu.commune' },
  { champ: 'OUVERTURE', cible: 'periodes' },
  { champ: 'PRESTATIONS', cible: 'critere' },
  { champ: 'PHOTO', cible: 'media.photo' },
];
const SENTENCE = 'Au bord de l’eau, une maison de pays ouverte sur les prés et les vergers, où l’on prend le temps. ';

const record = (index: number, generation: number) => ({
  SyndicObjectID: `RESREG${String(index).padStart(9, '0')}`,
  SyndicObjectName: `Auberge du vallon ${index}`,
  Updated: '2026-11-01T08:00:00',
  ObjectTypeName: 'Restauration',
  DESCRIPTIF: `${SENTENCE.repeat(6 + (index % 4))}${generation > 0 && index % 100 === 0 ? generation : ''}`,
  DESCRIPTIFEN: 'By the water, a country house open on meadows and orchards. '.repeat(4),
  ACCROCHE: `${SENTENCE}${index}`,
  CP: `96${String(index % 300).padStart(3, '0')}`,
  COMMUNE: `Bourg-${index % 300}`,
  OUVERTURE: '01/04/2026|30/09/2026|12:00|14:00|19:00|22:00|Mercredi',
  PRESTATIONS: ['Terrasse', 'Parking', 'Wifi'].slice(0, 1 + (index % 3)).join('#'),
  PHOTO: `https://photos.example/${index}-1.jpg#https://photos.example/${index}-2.jpg`,
});

const product = await openProduct();
const { world } = product;
const folder = await mkdtemp(join(tmpdir(), 'bridge-ledger-'));
const db = openDatabase<Schema>(product.databaseUrl, createLog('silent'), FOR_JOBS);
const clock = { now: () => new Date() };
const engine = createTestEngine();
const opening = { ...engine, depots: folder };
const office = await world.createEntite('Office des langues');
await world.setParametres({ bridge_languages: ['fr', 'en', 'de'] });
const { rows } = await sql<{ id: number }>`
  WITH faite AS (INSERT INTO correspondances (nom, lignes) VALUES ('Mesure', ${JSON.stringify(LIGNES)}::jsonb) RETURNING id)
  INSERT INTO flux_tourinsoft (nom, origine, client, depot, correspondance, entite_id)
  SELECT 'Mesure', 'fichier', 'mesure', 'commun/feed.json', id, ${office}::bigint FROM faite RETURNING id`.execute(db);
const fluxId = rows[0]?.id ?? 0;
const feed = join(folder, 'commun', 'feed.json');
await mkdir(join(folder, 'commun'));

async function writeFeed(generation: number): Promise<void> {
  function* lines() {
    yield '{"odata.metadata":"x","value":[';
    for (let index = 0; index < RECORDS; index += 1)
      yield `${index ? ',' : ''}${JSON.stringify(record(index, generation))}\n`;
    yield ']}';
  }
  await pipeline(Readable.from(lines()), createWriteStream(feed));
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}

const context = <D>(donnees: D) => ({
  db,
  donnees,
  tache: 1,
  guard: async () => undefined,
  progress: () => undefined,
  note: () => undefined,
  signal: new AbortController().signal,
  clock,
  log: createLog('silent'),
});

async function importOnce(name: string): Promise<void> {
  const run = { systeme: 'tourinsoft', fluxId, fluxNom: 'Mesure', entiteId: office, mode: 'complet' } as const;
  const importation = await addImportation(db, { ...run, aBlanc: false, demandePar: null }, clock.now());
  const job = importJob({
    outside: createOutside({ allowed: [], clock }),
    room: ENDLESS_ROOM,
    sleep: async () => undefined,
    random: Math.random,
    dossier: join(folder, 'imports'),
    openFlux: (tx, one) => openFlux(opening, tx, one),
    instant: async () => ({ aujourdhui: '2026-11-15', langues: ['fr', 'en', 'de'] }),
    alert: async () => undefined,
    applied: async () => undefined,
  });
  const without = await timed(() => job.run(context({ importation })));
  const ledger = await timed(() => registreJob({ registry: engine.registry }).run(context({ importation })));
  console.log(
    `${name.padEnd(22)} import ${without.toFixed(1)} s   ledger ${ledger.toFixed(1)} s   ${((without + ledger) / without).toFixed(2)} times`,
  );
}

await writeFeed(0);
await importOnce('first import');
await importOnce('nothing new');
await writeFeed(1);
await importOnce('one in a hundred');
const { rows: counted } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM traductions`.execute(db);
console.log(`${counted[0]?.n} lines`);

const pool = new pg.Pool({ connectionString: product.databaseUrl, max: 10 });
await pool.query('VACUUM ANALYZE traductions');
const bare = fastify();
const FROM = `FROM traductions AS ligne LEFT JOIN objets ON ligne.ressource = 'objet' AND objets.id = ligne.sujet
  WHERE ligne.entite_id = ANY($1::bigint[]) AND ligne.etat = 'manquante' AND (ligne.ressource <> 'objet' OR objets.statut = 'publie')`;
bare.get('/lignes', async () => {
  const [page, count] = await Promise.all([
    pool.query(
      `SELECT ligne.id, ligne.ressource, ligne.champ, ligne.langue, ligne.etat, ligne.origine, ligne.faite_le, objets.nom ${FROM}
      ORDER BY ligne.id DESC LIMIT 20`,
      [[office]],
    ),
    pool.query(`SELECT count(*) FROM (SELECT ${FROM} LIMIT 10001) AS counted`, [[office]]),
  ]);
  return { code: 20000, message: 'OK', data: { items: page.rows, total: Number(count.rows[0]?.count) } };
});
const bareUrl = await bare.listen({ host: '127.0.0.1', port: 0 });
const { username } = await world.createUser({ roles: ['ROLE_ADMIN'], entiteId: office });
const { token } = await world.signIn(username, PASSWORD);
const filter = encodeURIComponent(JSON.stringify({ etat: ['manquante'] }));
await compare({
  contenders: [
    { name: 'screen of the ledger', address: `${product.url}/prod-api/api/reglages/traductions?filter=${filter}` },
    { name: 'bare handler', address: `${bareUrl}/lignes` },
  ],
  token,
  rounds: 3,
  requests: 100,
  parallel: 4,
});

await bare.close();
await pool.end();
await db.destroy();
await product.close();
await rm(folder, { recursive: true, force: true });
