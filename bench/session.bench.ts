import { buildApp } from '@bridge/server/app';
import { openDatabase } from '@bridge/server/platform/db/database';
import { copyTemplate } from '@bridge/server/platform/db/testing/databases';
import { createLog } from '@bridge/server/platform/log';
import type { Schema } from '@bridge/server/schema';
import { PASSWORD, World } from '@bridge/server/testing/world';
import fastify from 'fastify';
import pg from 'pg';
import { openSharedPostgres } from '../tests/support/postgres.ts';

/**
 * What rights cost: a signed-in read through the whole application (token, session, user, rights, parameters, envelope), beside a
 * bare Fastify handler that runs one hand-written query for the same row. Same machine, same database, same run, taking turns.
 */
const ROUNDS = 5;
const REQUESTS = 1_000;
const PARALLEL = 8;

const postgres = await openSharedPostgres();
const database = await copyTemplate(postgres.url);
const log = createLog('silent');
const db = openDatabase<Schema>(database.url, log);
const app = await buildApp({
  db,
  log,
  clock: { now: () => new Date() },
  mail: { post: () => undefined, close: async () => undefined },
  secret: 'a secret that only benchmarks know, long enough',
  publicUrl: 'http://127.0.0.1',
  instance: { sendsMail: false, hasPublicUrl: false },
  trustProxy: 0,
  consoleDirectory: null,
});
const world = new World(db, app);
const { username } = await world.createUser();
const { token } = await world.signIn(username, PASSWORD);
const url = await app.listen({ host: '127.0.0.1', port: 0 });

const pool = new pg.Pool({ connectionString: database.url, max: 10 });
const bare = fastify();
bare.get('/profile', async () => {
  const { rows } = await pool.query(
    'SELECT username, email, firstname, lastname, version FROM utilisateurs WHERE username = $1',
    [username],
  );
  return { code: 20000, message: 'OK', data: rows[0] };
});
const bareUrl = await bare.listen({ host: '127.0.0.1', port: 0 });

async function measure(address: string): Promise<number[]> {
  const times: number[] = [];
  const client = async () => {
    while (times.length < REQUESTS) {
      const start = performance.now();
      const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, client));
  return times;
}

const contenders = { 'signed-in read': `${url}/prod-api/users/profile`, 'bare handler': `${bareUrl}/profile` };
const times: Record<string, number[]> = { 'signed-in read': [], 'bare handler': [] };
for (const address of Object.values(contenders)) await measure(address);
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, address] of Object.entries(contenders)) times[name]?.push(...(await measure(address)));
}

const quantile = (values: number[], q: number) => [...values].sort((a, b) => a - b)[Math.floor(values.length * q)] ?? 0;
for (const q of [0.5, 0.95]) {
  const [ours = 0, theirs = 0] = ['signed-in read', 'bare handler'].map((name) => quantile(times[name] ?? [], q));
  console.log(
    `p${q * 100}: signed-in read ${ours.toFixed(2)} ms, bare handler ${theirs.toFixed(2)} ms, ratio ${(ours / theirs).toFixed(2)}`,
  );
}

await app.close();
await bare.close();
await pool.end();
await db.destroy();
await database.drop();
await postgres.close();
