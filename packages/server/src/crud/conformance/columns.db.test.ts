import type { Field } from '@bridge/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestEngine } from '../../testing/engine.ts';
import { columnType } from '../stored.ts';
import { WALKED } from './testing/specimen.resource.ts';
import { useEngine } from './testing/use-engine.ts';

/** The migrated tables are what the declarations say. */
const engine = useEngine();

/** Columns that an area keeps besides the fields: never declared, never served. */
const BESIDES: Readonly<Record<string, readonly string[]>> = {
  utilisateurs: ['password_hash', 'password_genere', 'user_params'],
  ecrans: ['jeton', 'alerte_le'],
  fournisseurs: ['partage'],
  types: ['cle'],
  criteres: ['cle'],
  modalites: ['cle'],
  objets: [
    ...['empreinte', 'indexe_le', 'absences', 'jours', 'completude', 'texte_recherche', 'recherche'],
    // The columns that rules and sorts read.
    ...[
      'nom_tri',
      'nom_norme',
      'commune_norme',
      'premiere_date',
      'creneaux',
      'seances',
      'faits',
      'valeurs',
      'nombres',
      'langues_parlees',
    ],
  ],
};

interface Column {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
}

const columns = new Map<string, Column[]>();

beforeAll(async () => {
  for (const { table } of WALKED) {
    const { rows } = await sql<Column>`
      SELECT attname AS name, format_type(atttypid, NULL) AS type, NOT attnotnull AS nullable FROM pg_attribute
      WHERE attrelid = ${table}::regclass AND attnum > 0 AND NOT attisdropped`.execute(engine().world.db);
    columns.set(table, rows);
  }
});

const { registry } = createTestEngine(WALKED);

/** Whether a column must accept null, by what may be sent and what the server may not know. */
function mayBeNull({ input, schema }: Field): boolean {
  return (input ?? schema).safeParse(null).success;
}

describe.each(WALKED)('the table of $id', (resource) => {
  const stored = registry.require(resource.id);

  it('has exactly the columns of its fields, with an id and a version', () => {
    const declared = [...stored.columns.map(({ column }) => column), 'id', 'version'];
    const made = (columns.get(resource.table) ?? []).map(({ name }) => name);
    expect(made.filter((name) => !BESIDES[resource.table]?.includes(name)).sort()).toEqual(declared.sort());
  });

  it('keeps each field in the type of its kind, and null only where null may come', () => {
    const known = new Map(columns.get(resource.table)?.map((column) => [column.name, column]));
    expect(known.get('id')).toMatchObject({ type: 'bigint', nullable: false });
    expect(known.get('version')).toMatchObject({ type: 'integer', nullable: false });
    for (const { name, field, column } of stored.columns) {
      const { type, nullable } = known.get(column) ?? {};
      expect([name, type]).toEqual([name, columnType(field)]);
      // A value that only the server writes may be stricter than what is read.
      if (!field.readOnly) expect([name, nullable]).toEqual([name, mayBeNull(field)]);
      if (nullable) expect([name, mayBeNull(field)]).toEqual([name, true]);
    }
  });

  it('refers to rows that exist, by columns that are indexed', async () => {
    const { rows } = await sql<{ name: string; indexed: boolean }>`
      SELECT attname AS name, EXISTS (
        SELECT FROM pg_index WHERE indrelid = conrelid AND indkey[0] = attnum
          -- No row that refers to nothing is ever looked for.
          AND (indpred IS NULL OR pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', attname))
      ) AS indexed
      FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
      WHERE contype = 'f' AND conrelid = ${resource.table}::regclass`.execute(engine().world.db);
    const single = stored.columns.filter(({ field }) => field.kind === 'reference').map(({ column }) => column);
    expect(rows.map(({ name }) => name).sort()).toEqual(single.sort());
    expect(rows.filter(({ indexed }) => !indexed)).toEqual([]);
  });

  const unique = Object.entries(resource.fields).filter(([, field]) => field.unique !== undefined);
  if (unique.length > 0)
    it('enforces what must be unique', async () => {
      for (const [name, { unique: sentence }] of unique) {
        const first: Record<string, unknown> = await engine().bodyFor(resource, { bare: true });
        const second = { ...(await engine().bodyFor(resource, { bare: true })), [name]: first[name] };
        await engine().data(engine().root, resource.calls.create, { body: first });
        const answer = await engine().ask(engine().root, resource.calls.create, { body: second });
        expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ path: name, message: sentence }]]);
      }
    });
});
