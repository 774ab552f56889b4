import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentVide } from '@bridge/contract';
import { officeEnLigne } from '@bridge/server/publication/web/testing/site';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import pg from 'pg';
import { fillCatalogue } from './lib/catalogue.ts';
import { fillDocuments } from './lib/documents.ts';
import { openProduct } from './lib/product.ts';

/**
 * Public pages with 100,000 objets: a list of 20 and a fiche, kept and made anew, beside the same bytes as a file that the same Fastify
 * serves in the same run. A page that is kept is to be served at 0.7 of the pace of a file at least. Documents hold nothing but a name at first; then they
 * hold what feeds say, and a list that visitors filter in five ways is made anew too.
 */
const OBJETS = Number(process.argv[2] ?? 100_000);
const PARALLEL = 8;
const LOT = 5_000;

const product = await openProduct();
const { world } = product;
const office = await officeEnLigne(world);
const pool = new pg.Pool({ connectionString: product.databaseUrl, max: 4 });
for (let from = 0; from < OBJETS; from += LOT)
  await fillCatalogue(pool, { from, to: Math.min(from + LOT, OBJETS), office: office.entiteId });
await pool.query(
  `INSERT INTO objet_documents (objet_id, document, source, brut)
  SELECT id, $1::jsonb || jsonb_build_object('typeBridge', type_bridge, 'nom', jsonb_build_object('fr', nom)), '{}', '' FROM objets`,
  [JSON.stringify(documentVide())],
);
await pool.query('VACUUM ANALYZE objet_documents');
await office.fiche();
const { code } = await office.liste({ parPage: 20 });
const { rows } = await pool.query(
  `SELECT id, type_bridge AS type FROM objets WHERE statut = 'publie' ORDER BY id LIMIT 400`,
);
const base = `${product.url}/public/${office.site.code}/fr`;

/** The address that redirections lead to. */
const settled = async (url: string) => (await fetch(url)).url;
const liste = `${base}/${code}`;
const fiche = await settled(`${base}/${rows[0].type}/x-${rows[0].id}`);
const others = await Promise.all(rows.slice(1).map(({ id, type }) => settled(`${base}/${type}/x-${id}`)));

const folder = await mkdtemp(join(tmpdir(), 'bridge-static-'));
const files = fastify();
await files.register(fastifyStatic, { root: folder });
for (const [name, url] of [
  ['liste.html', liste],
  ['fiche.html', fiche],
] as const)
  await writeFile(join(folder, name), await (await fetch(url)).text());
const fileUrl = await files.listen({ host: '127.0.0.1', port: 0 });

async function measure(urls: () => string, requests: number) {
  const times: number[] = [];
  const start = performance.now();
  const client = async () => {
    while (times.length < requests) {
      const at = performance.now();
      const answer = await fetch(urls(), { headers: { 'accept-encoding': 'identity' } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
      times.push(performance.now() - at);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, client));
  const pace = (times.length / (performance.now() - start)) * 1_000;
  return { pace, p95: times.sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0 };
}

const tell = (name: string, { pace, p95 }: { pace: number; p95: number }, besides = '') =>
  console.log(`${name.padEnd(28)} ${pace.toFixed(0).padStart(6)} requests/s   p95 ${p95.toFixed(1)} ms${besides}`);

const ROUNDS = 5;
const KEPT = 2_000;
for (const [name, url] of [
  ['liste', liste],
  ['fiche', fiche],
] as const) {
  const best = { ours: { pace: 0, p95: 0 }, theirs: { pace: 0, p95: 0 } };
  // In turns, so that both share whatever else the machine does.
  for (let round = -1; round < ROUNDS; round += 1) {
    const [ours, theirs] = [await measure(() => url, KEPT), await measure(() => `${fileUrl}/${name}.html`, KEPT)];
    if (round >= 0 && ours.pace > best.ours.pace) best.ours = ours;
    if (round >= 0 && theirs.pace > best.theirs.pace) best.theirs = theirs;
  }
  tell(`${name}, kept`, best.ours, `   ${(best.ours.pace / best.theirs.pace).toFixed(2)} of a file`);
  tell(`${name}, as a file`, best.theirs);
}

const anew = Math.min(200, Math.floor(OBJETS / 20) - PARALLEL - 8);
// Both drawing threads are warm.
await Promise.all([2, 3, 4, 5].map((number) => fetch(`${liste}?page=${number}`)));
let page = 6;
tell('liste, made anew', await measure(() => `${liste}?page=${page++}`, anew));
let turn = 0;
tell(
  'fiche, made anew',
  await measure(() => others[turn++ % others.length] ?? fiche, Math.min(others.length - PARALLEL, 200)),
);

await fillDocuments(pool);
const choix = (valeurs: readonly string[]) =>
  valeurs.map((valeur) => ({
    slug: valeur.toLowerCase().replace(' ', '-'),
    libelle: { fr: valeur },
    valeurs: [valeur],
    picto: null,
  }));
const moteur = await office.moteur([
  { cible: 'typeBridge', code: 'type' },
  { cible: 'commune', code: 'commune', choix: choix(Array.from({ length: 30 }, (_, rang) => `Commune ${rang}`)) },
  { cible: 'critere', critere: 1, code: 'services' },
  { cible: 'prix', code: 'prix' },
  { cible: 'dates', code: 'dates' },
]);
const filtree = `${base}/${(await office.liste({ parPage: 20, moteur: moteur.id })).code}`;
await Promise.all([1, 2, 3, 4, 5].map((number) => fetch(`${filtree}?page=${number}`)));
let next = 6;
tell('liste with 5 filters, anew', await measure(() => `${filtree}?page=${next++}`, anew));

await files.close();
await rm(folder, { recursive: true, force: true });
await pool.end();
await product.close();
