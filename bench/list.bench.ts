import { PASSWORD } from '@bridge/server/testing/world';
import fastify from 'fastify';
import pg from 'pg';
import { compare } from './lib/compare.ts';
import { openProduct } from './lib/product.ts';

/**
 * What the resource engine costs: a page of 20 among 200,000 tags, sorted by their last change, as an administrator of an entity
 * sees it, beside a bare Fastify handler with the best hand-written SQL for the same rows and the same count.
 */
const ROWS = 200_000;

const product = await openProduct();
const { world } = product;
const office = await world.createEntite('Office');
const { id: userId, username } = await world.createUser({ roles: ['ROLE_ADMIN'], entiteId: office });
const { token } = await world.signIn(username, PASSWORD);
const pool = new pg.Pool({ connectionString: product.databaseUrl, max: 10 });
await pool.query(
  `INSERT INTO tags (libelle, code, famille, entite_id, cree_par, modifie_par, modifie_le)
  SELECT jsonb_build_object('fr', 'Tag ' || n), 'tag-' || n, 'famille-' || n % 50, $1, $2, $2,
    timestamptz '2026-01-01' + n * interval '1 minute'
  FROM generate_series(1, $3::int) AS n`,
  [office, userId, ROWS],
);
await pool.query('VACUUM ANALYZE tags');

const bare = fastify();
const WHERE = `WHERE entite_id = ANY($1::bigint[]) AND supprime_le IS NULL AND archive_le IS NULL`;
bare.get('/tags', async () => {
  const [page, count] = await Promise.all([
    pool.query(
      `SELECT id, version, libelle, code, description, couleur, picto, famille, parent, portee, entite_id, partage,
        notes_internes, cree_le, cree_par, modifie_le, modifie_par, archive_le, supprime_le
      FROM tags ${WHERE} ORDER BY modifie_le DESC NULLS LAST, id LIMIT 20`,
      [[office]],
    ),
    pool.query(`SELECT count(*) FROM tags ${WHERE}`, [[office]]),
  ]);
  return { code: 20000, message: 'OK', data: { items: page.rows, total: Number(count.rows[0]?.count) } };
});
const bareUrl = await bare.listen({ host: '127.0.0.1', port: 0 });

await compare({
  contenders: [
    { name: 'resource engine', address: `${product.url}/prod-api/api/reglages/tags?sort=-modifieLe` },
    { name: 'bare handler', address: `${bareUrl}/tags` },
  ],
  token,
  rounds: 5,
  requests: 200,
  parallel: 4,
});

await bare.close();
await pool.end();
await product.close();
