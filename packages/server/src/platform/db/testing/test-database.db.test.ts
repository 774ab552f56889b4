import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { borrowDatabase } from './borrowed-database.ts';
import { createTestDatabase, useTestDatabase } from './test-database.ts';

const database = useTestDatabase();

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('a test file has a database of its own that others do not see', async () => {
  const other = await createTestDatabase();
  await ask(database.url(), 'CREATE TABLE mine (n int)');
  expect(await ask(other.url, `SELECT to_regclass('mine') AS mine`)).toEqual([{ mine: null }]);
  await other.drop();
  const name = new URL(other.url).pathname.slice(1);
  expect(await ask(inject('postgresUrl'), `SELECT 1 FROM pg_database WHERE datname = '${name}'`)).toEqual([]);
});

test('words are sorted and separated the French way', async () => {
  const sorted = `SELECT string_agg(mot, ' ' ORDER BY mot) AS mots FROM unnest('{zoo,école,Eau,étang,eau}'::text[]) mot`;
  expect(await ask(database.url(), sorted)).toEqual([{ mots: 'eau Eau école étang zoo' }]);
  const lexemes = `SELECT tsvector_to_array(to_tsvector('simple', 'L’ÉTÉ à « Sète »')) AS mots`;
  expect(await ask(database.url(), lexemes)).toEqual([{ mots: ['l', 'sète', 'à', 'été'] }]);
});

test('a database that is given back is lent again as the template is, unless its tables changed', async () => {
  const first = await borrowDatabase(inject('postgresUrl'));
  const counts = `SELECT (SELECT count(*)::int FROM entites) AS entites, (SELECT count(*)::int FROM parametres) AS parametres`;
  const asMade = await ask(first.url, counts);
  const add = `INSERT INTO entites (nom, code) VALUES ('Office', 'office') RETURNING id`;
  const added = await ask(first.url, add);
  await ask(first.url, 'DELETE FROM parametres');
  await first.drop();

  const second = await borrowDatabase(inject('postgresUrl'));
  expect(second.url).toBe(first.url);
  expect(await ask(second.url, counts)).toEqual(asMade);
  expect(await ask(second.url, add)).toEqual(added);
  await ask(second.url, 'ALTER TABLE entites ADD COLUMN autre int');
  await second.drop();

  const third = await borrowDatabase(inject('postgresUrl'));
  expect(third.url).not.toBe(first.url);
  expect(await ask(third.url, counts)).toEqual(asMade);
  await third.drop();
});
