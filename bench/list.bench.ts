import { MOST_COUNTED } from '@bridge/contract';
import { PASSWORD } from '@bridge/server/testing/world';
import fastify from 'fastify';
import pg from 'pg';
import { compare } from './lib/compare.ts';
import { cpuTaken } from './lib/cpu.ts';
import { openProduct } from './lib/product.ts';

/**
 * What the resource engine costs: a page of 20 among 20,000, 200,000 and 2,000,000 tags, sorted by their last change, as an
 * administrator of an entity sees it, beside a bare Fastify handler with the best hand-written SQL for the same rows and the same
 * count, which stops where the product stops. The cost of a page does not grow with the table: not for who has most of it, nor for an
 * entity that has 500 rows of it, older than all the others. That a list has more rows than are counted is remembered for a few seconds, so
 * that the product, unlike the bare handler, counts them once. A deep page, beside the first one: the 2,500th of 20 and, as exports are read,
 * the 250th of 200, by somebody with 200,000 tags to whom others share 20,000.
 */
/** Of the entity that has little, and nothing new. */
const OLDEST = 500;
const SIZES = [20_000, 200_000, 2_000_000, OLDEST];
/** Where deep pages are looked at: among how many rows, of which others share some, and how deep. */
const DEEP = { among: 200_000, shared: 20_000, offset: 50_000 };

const product = await openProduct();
const { world } = product;
const pool = new pg.Pool({ connectionString: product.databaseUrl, max: 10 });

const bare = fastify();
const WHERE = `WHERE entite_id = $1 AND supprime_le IS NULL AND archive_le IS NULL`;
bare.get<{ Params: { entite: string } }>('/tags/:entite', async ({ params }) => {
  const entites = [Number(params.entite)];
  const [page, count] = await Promise.all([
    pool.query(
      `SELECT id, version, libelle, code, description, couleur, picto, famille, parent, portee, entite_id, partage,
        notes_internes, cree_le, cree_par, modifie_le, modifie_par, archive_le, supprime_le
      FROM tags ${WHERE} ORDER BY modifie_le DESC NULLS LAST, id LIMIT 20`,
      entites,
    ),
    pool.query(`SELECT count(*) FROM (SELECT FROM tags ${WHERE} LIMIT ${MOST_COUNTED + 1}) AS counted`, entites),
  ]);
  return { code: 20000, message: 'OK', data: { items: page.rows, total: Number(count.rows[0]?.count) } };
});
const bareUrl = await bare.listen({ host: '127.0.0.1', port: 0 });

const cpu = () => cpuTaken(product.databaseUrl);

const deep: { token: string; address: string }[] = [];
let rows = 0;
for (const size of SIZES) {
  const office = await world.createEntite(`Office de ${size} tags`);
  const { id: userId, username } = await world.createUser({ roles: ['ROLE_ADMIN'], entiteId: office });
  const { token } = await world.signIn(username, PASSWORD);
  await pool.query(
    `INSERT INTO tags (libelle, code, famille, entite_id, cree_par, modifie_par, modifie_le)
    SELECT jsonb_build_object('fr', 'Tag ' || n), 'tag-' || n, 'famille-' || n % 50, $1, $2, $2,
      timestamptz '2026-01-01' + n * $5::int * interval '1 second'
    FROM generate_series($3::int, $4::int) AS n`,
    [office, userId, rows + 1, rows + size, size === OLDEST ? -1 : 1],
  );
  rows += size;
  await pool.query('VACUUM ANALYZE tags');
  const address = `${product.url}/prod-api/api/reglages/tags?sort=-modifieLe`;
  const engine = { name: `resource engine, ${size} rows`, address };
  const often = { token, rounds: 3, requests: 100, parallel: 4, cpu };
  await compare({ contenders: [engine, { name: 'bare handler', address: `${bareUrl}/tags/${office}` }], ...often });
  await compare({ contenders: [engine, { name: 'counted exactly', address: `${address}&compte=exact` }], ...often });
  if (size === DEEP.among) deep.push({ token, address });
}

await pool.query(`UPDATE tags SET partage = 'toutes' WHERE id IN (SELECT id FROM tags ORDER BY id LIMIT $1)`, [
  DEEP.shared,
]);
await pool.query('VACUUM ANALYZE tags');
for (const { token, address } of deep)
  for (const itemsPerPage of [20, 200]) {
    const first = { name: `the first page of ${itemsPerPage}`, address: `${address}&itemsPerPage=${itemsPerPage}` };
    const page = DEEP.offset / itemsPerPage;
    const far = { name: `page ${page} of ${itemsPerPage}`, address: `${first.address}&page=${page}` };
    await compare({ contenders: [far, first], token, rounds: 3, requests: 20, parallel: 4, cpu });
  }

await bare.close();
await pool.end();
await product.close();
