import { expect, test } from 'vitest';
import { empreinteOf, planMigrations } from './migration.plan.ts';

const file = (nom: string, sql = `-- ${nom}`) => ({ nom, sql });
const applied = (nom: string, sql = `-- ${nom}`) => ({ nom, empreinte: empreinteOf(sql) });
const names = (migrations: { nom: string }[]) => migrations.map(({ nom }) => nom);

test('what is not applied yet is planned in order', () => {
  const files = [file('0003_c.sql'), file('0001_a.sql'), file('0002_b.sql')];
  expect(names(planMigrations(files, [applied('0001_a.sql')]))).toEqual(['0002_b.sql', '0003_c.sql']);
});

test('nothing remains when everything is applied, or when there is no migration', () => {
  expect(planMigrations([file('0001_a.sql')], [applied('0001_a.sql')])).toEqual([]);
  expect(planMigrations([], [])).toEqual([]);
});

test('an applied migration whose text changed is refused by name', () => {
  expect(() => planMigrations([file('0001_a.sql', 'new')], [applied('0001_a.sql', 'old')])).toThrow(
    /« 0001_a\.sql » a été modifiée/,
  );
});

test('the line endings of another system are not a change', () => {
  expect(planMigrations([file('0001_a.sql', 'a\r\nb')], [applied('0001_a.sql', 'a\nb')])).toEqual([]);
});

test('a database of a newer version is refused', () => {
  const plan = () => planMigrations([file('0001_a.sql')], [applied('0001_a.sql'), applied('0002_b.sql')]);
  expect(plan).toThrow(expect.objectContaining({ code: 'migration-unknown' }));
  expect(plan).toThrow(/0002_b\.sql.*version plus récente/);
});

test.each([
  ['a gap', ['0001_a.sql', '0003_c.sql']],
  ['a number used twice', ['0001_a.sql', '0001_b.sql']],
  ['a start other than 0001', ['0002_a.sql']],
  ['a name without number', ['a.sql']],
  ['a name with capitals or accents', ['0001_Été.sql']],
])('%s in the numbering is refused', (_, files) => {
  expect(() =>
    planMigrations(
      files.map((nom) => file(nom)),
      [],
    ),
  ).toThrow(expect.objectContaining({ code: 'migration-numbering' }));
});

test('a hole in what the database has received is refused', () => {
  expect(() => planMigrations([file('0001_a.sql'), file('0002_b.sql')], [applied('0002_b.sql')])).toThrow(
    expect.objectContaining({ code: 'migration-numbering' }),
  );
});

test('a file that ends its own transaction is refused, the body of a function is not', () => {
  expect(() => planMigrations([file('0001_a.sql', 'CREATE TABLE a();\nCOMMIT;\n')], [])).toThrow(/COMMIT/);
  const body = 'CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$\nBEGIN\n  RETURN NEW;\nEND;\n$$;';
  expect(planMigrations([file('0001_a.sql', body)], [])).toHaveLength(1);
});
