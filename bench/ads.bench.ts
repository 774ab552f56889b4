import { fork } from 'node:child_process';
import { once } from 'node:events';
import { regieDe } from '@bridge/server/publication/web/annonces/testing/regie';
import { officeEnLigne } from '@bridge/server/publication/web/testing/site';
import pg from 'pg';
import { fillCatalogue } from './lib/catalogue.ts';
import { openProduct } from './lib/product.ts';

/**
 * Advertising. A kept list of 20 with three places beside the same list without: to cost 1.15 times at most. Then views of annonces, a thousand a
 * second, while somebody reads a list of the console: what that reading costs with them, beside what it costs while the same visitors tell as
 * much to a bare server. They and their pages share the machine with the product: alone, the reading would be faster by what they take.
 */
const SECONDS = Number(process.argv[2] ?? 60);
const PACE = Number(process.argv[3] ?? 1_000);
/** Each visitor says once that it saw each of six annonces. */
const VISITEURS = Math.ceil((SECONDS * PACE) / 6);
const PARALLEL = 8;

const product = await openProduct({ trustProxy: 1 });
const { world } = product;
const [nue, vendue] = [await officeEnLigne(world), await officeEnLigne(world)];
const pool = new pg.Pool({ connectionString: product.databaseUrl, max: 4 });
for (const [rang, { entiteId }] of [nue, vendue].entries())
  await fillCatalogue(pool, { from: rang * 2_000, to: (rang + 1) * 2_000, office: entiteId });
await pool.query(
  `INSERT INTO objet_documents (objet_id, document, source, brut) SELECT id, '{}', '{}', '' FROM objets ON CONFLICT DO NOTHING`,
);
const regie = await regieDe(world, vendue);
const places: [annonce: number, espace: number][] = [];
for (const emplacement of ['en-tete', 'entre-elements', 'fond']) {
  const espace = await regie.espace({ emplacement, capacite: 3 });
  for (const nom of ['Vélos', 'Table']) {
    const annonce = await regie.annonce({ nom, espaces: [espace.id], au: '2099-12-31' });
    places.push([annonce.id, espace.id]);
  }
}
const address = async (office: typeof nue) =>
  `${product.url}/public/${office.site.code}/fr/${(await office.liste({ parPage: 20 })).code}`;
const [sans, avec] = [await address(nue), await address(vendue)];
for (const url of [sans, avec]) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
}

const at = (times: readonly number[], q: number) =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length * q)] ?? 0;

/** Milliseconds that a page takes, where several are asked for at once. */
async function costOf(url: string, requests: number): Promise<number> {
  let left = requests;
  const start = performance.now();
  const client = async () => {
    while (left-- > 0) await (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer();
  };
  await Promise.all(Array.from({ length: PARALLEL }, client));
  return (performance.now() - start) / requests;
}
const best = { sans: Number.POSITIVE_INFINITY, avec: Number.POSITIVE_INFINITY };
// In turns, so that both share whatever else the machine does. The first turn only compiles code.
for (let round = -1; round < 5; round += 1) {
  const [one, other] = [await costOf(sans, 1_500), await costOf(avec, 1_500)];
  if (round >= 0) [best.sans, best.avec] = [Math.min(best.sans, one), Math.min(best.avec, other)];
}
console.log(
  `kept list, three places  ${best.avec.toFixed(2)} ms   without ${best.sans.toFixed(2)} ms   ${(best.avec / best.sans).toFixed(2)} times`,
);

/** A process of its own that gets one message and answers once. */
function client(name: string) {
  const child = fork(new URL(`./lib/${name}.mjs`, import.meta.url), { execArgv: [] });
  const died = once(child, 'exit').then(([code]) => {
    throw new Error(`${name} ended by itself (${code})`);
  });
  died.catch(() => undefined);
  return {
    async ask<Answer>(message: object): Promise<Answer> {
      child.send(message);
      const [answer] = await Promise.race([once(child, 'message'), died]);
      return answer;
    },
    end: () => child.kill(),
  };
}
interface Told {
  readonly acknowledged: number;
  readonly failed: number;
  readonly seconds: number;
  readonly times: readonly number[];
}

const [visiteurs, lecteur, nu] = [client('visiteurs'), client('lecteur-de-console'), client('recepteur-nu')];
const read = (seconds: number) =>
  lecteur.ask<number[]>({
    url: `${product.url}/prod-api/api/annonces/annonce?page=1`,
    token: regie.vendeur.tokens.token,
    seconds,
  });
await visiteurs.ask({ url: product.url, site: vendue.site.id, places, visiteurs: VISITEURS });
await read(5);
const alone = await read(SECONDS / 2);
const { url } = await nu.ask<{ url: string }>({});
const simulated = () =>
  Promise.all([read(SECONDS / 2), visiteurs.ask<Told>({ seconds: SECONDS / 2, pace: PACE, url })]).then(
    ([times]) => times,
  );
const before = await simulated();
const [beside, told] = await Promise.all([read(SECONDS), visiteurs.ask<Told>({ seconds: SECONDS, pace: PACE })]);
const after = await simulated();
const { rows } = await pool.query<{ n: number }>(
  `SELECT coalesce(sum(nombre), 0)::int AS n FROM comptes_annonce WHERE genre = 'vue'`,
);
const counted = rows[0]?.n ?? 0;
const held = told.acknowledged / told.seconds;
const bare = [...before, ...after];
const ratio = (q: number) => at(beside, q) / at(bare, q);
console.log(
  `${told.acknowledged} views in ${told.seconds.toFixed(0)} s (${held.toFixed(0)} a second), p50 ${at(told.times, 0.5).toFixed(0)} ms, p95 ${at(told.times, 0.95).toFixed(0)} ms, ${told.failed} failed, counted ${counted}`,
);
for (const q of [0.5, 0.95])
  console.log(
    `console, p${q * 100}  ${at(beside, q).toFixed(1)} ms   beside a bare server ${at(bare, q).toFixed(1)} ms (before ${at(before, q).toFixed(1)}, after ${at(after, q).toFixed(1)})   ${ratio(q).toFixed(2)} times; alone ${at(alone, q).toFixed(1)} ms`,
  );

for (const { end } of [visiteurs, lecteur, nu]) end();
await pool.end();
await product.close();
if (told.failed > 0 || counted !== told.acknowledged)
  throw new Error('what was acknowledged is not what is counted, or some were not');
if (held < PACE * 0.98) throw new Error(`${PACE} views a second are not held`);
if (best.avec / best.sans > 1.15)
  throw new Error('a page with three places costs more than 1.15 times the same without');
// Within the difference of two measures of the same thing.
if (ratio(0.95) > 1.25) throw new Error('who reads the console waits for views');
