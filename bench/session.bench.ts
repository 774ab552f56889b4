import { PASSWORD } from '@bridge/server/testing/world';
import fastify from 'fastify';
import pg from 'pg';
import { compare } from './lib/compare.ts';
import { openProduct } from './lib/product.ts';

/**
 * What rights cost: a signed-in read through the whole application (token, session, user, rights, parameters, envelope), beside a
 * bare Fastify handler that runs one hand-written query for the same row. Same machine, same database, same run, taking turns.
 */
const product = await openProduct();
const { username } = await product.world.createUser();
const { token } = await product.world.signIn(username, PASSWORD);

const pool = new pg.Pool({ connectionString: product.databaseUrl, max: 10 });
const bare = fastify();
bare.get('/profile', async () => {
  const { rows } = await pool.query(
    'SELECT username, email, firstname, lastname, version FROM utilisateurs WHERE username = $1',
    [username],
  );
  return { code: 20000, message: 'OK', data: rows[0] };
});
const bareUrl = await bare.listen({ host: '127.0.0.1', port: 0 });

await compare({
  contenders: [
    { name: 'signed-in read', address: `${product.url}/prod-api/users/profile` },
    { name: 'bare handler', address: `${bareUrl}/profile` },
  ],
  token,
  rounds: 5,
  requests: 1_000,
  parallel: 8,
});

await bare.close();
await pool.end();
await product.close();
