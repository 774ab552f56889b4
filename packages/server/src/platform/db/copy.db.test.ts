import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { useWorld } from '../../testing/use-world.ts';
import { copyInto } from './copy.ts';

const world = useWorld();
const COLUMNS = ['rang', 'texte', 'document', 'textes', 'octets'];

beforeAll(async () => {
  await sql`CREATE TABLE copies (rang bigint PRIMARY KEY, texte text, document jsonb, textes text[], octets bytea)`.execute(
    world().db,
  );
});

const rowsOf = async () =>
  (
    await sql<Record<string, unknown>>`SELECT texte, document, textes, octets FROM copies ORDER BY rang`.execute(
      world().db,
    )
  ).rows;

/** Everything but the character that PostgreSQL has no room for. */
const text = fc.string({ unit: 'binary' }).map((value) => Buffer.from(value.replaceAll('\0', '')).toString());

it('rows that are copied come back as they were, whatever they hold', async () => {
  const row = fc.record({
    texte: fc.option(fc.oneof(text, fc.constantFrom('\\N', '\\.', '\t', 'a\r\nb', '\\', '{}', '"'))),
    document: fc.dictionary(text, fc.oneof(text, fc.integer(), fc.boolean())),
    textes: fc.array(fc.oneof(text, fc.constantFrom('NULL', '', ',', '{', '"', '\\'))),
    octets: fc.uint8Array().map((bytes) => Buffer.from(bytes)),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 20 }), async (rows) => {
      await sql`TRUNCATE copies`.execute(world().db);
      const values = rows.map(({ texte, document, textes, octets }, rang) => [rang, texte, document, textes, octets]);
      await world()
        .db.transaction()
        .execute((tx) => copyInto(tx, 'copies', COLUMNS, values));
      expect(await rowsOf()).toEqual(rows.map((one) => ({ ...one, document: { ...one.document } })));
    }),
    { numRuns: 60 },
  );
});

it('a copy that is refused says why, undoes its transaction and leaves the connection fit for use', async () => {
  await sql`TRUNCATE copies`.execute(world().db);
  const twice = [
    [1, 'a', {}, [], Buffer.alloc(0)],
    [1, 'b', {}, [], Buffer.alloc(0)],
  ];
  const copying = world()
    .db.transaction()
    .execute((tx) => copyInto(tx, 'copies', COLUMNS, twice));
  await expect(copying).rejects.toThrow(/duplicate key/);
  expect(await rowsOf()).toEqual([]);
});
