import type { Field, Resource } from '@bridge/contract';
import { columnType, type Stored, storedOf } from '@bridge/server/crud/stored';

/** The columns that the engine keeps for every resource, after its own. */
const COMMON = [
  'version integer NOT NULL DEFAULT 1',
  'cree_le timestamptz NOT NULL DEFAULT now()',
  'cree_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL',
  'modifie_le timestamptz NOT NULL DEFAULT now()',
  'modifie_par bigint REFERENCES utilisateurs (id) ON DELETE SET NULL',
  'archive_le timestamptz',
  'supprime_le timestamptz',
];
const NOTED = ['creeLe', 'creePar', 'modifieLe', 'modifiePar', 'archiveLe', 'supprimeLe'];

/** A draft of the table of a resource, from its declaration. A person has to add indexes and checks. */
export function migrationOf(resource: Resource, tables: ReadonlyMap<string, string>): string {
  const stored = storedOf(resource);
  const own = stored.columns.filter(({ name }) => !NOTED.includes(name));
  const columns = own.map(({ field, column }) => `${column} ${definition(field, tables)}`);
  const lines = ['id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY', ...columns, ...COMMON];
  return [
    `CREATE TABLE ${resource.table} (\n${lines.map((line) => `  ${line}`).join(',\n')}\n);`,
    ...indexesOf(stored, own),
    '',
  ].join('\n');
}

function definition(field: Field, tables: ReadonlyMap<string, string>): string {
  const type = columnType(field).replace('timestamp with time zone', 'timestamptz');
  if (field.kind === 'reference') {
    const target = tables.get(field.to) ?? field.to;
    return `bigint ${field.required ? 'NOT NULL ' : ''}REFERENCES ${target} (id)`;
  }
  const { initial } = field;
  if (field.required && initial === undefined) return `${type} NOT NULL`;
  return initial === null || initial === undefined ? type : `${type} NOT NULL DEFAULT ${literal(type, initial)}`;
}

function literal(type: string, value: unknown): string {
  if (type.endsWith('[]')) return "'{}'";
  if (type === 'jsonb') return `'${JSON.stringify(value)}'`;
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}

function indexesOf({ table, resource }: Stored, own: Stored['columns']): string[] {
  const references = own.filter(({ field }) => field.kind === 'reference').map(({ column }) => column);
  const several = own.filter(({ field }) => field.kind === 'references');
  const unique = own.filter(({ field }) => field.unique !== undefined);
  const owner = 'partage' in resource.fields ? 'coalesce(entite_id, 0), ' : '';
  return [
    ...unique.map(
      ({ column }) =>
        `CREATE UNIQUE INDEX ${table}_${column}_unique ON ${table} (${owner}${column}) WHERE supprime_le IS NULL;`,
    ),
    ...[...references, 'cree_par', 'modifie_par'].map((column) => `CREATE INDEX ON ${table} (${column});`),
    ...several.map(({ column }) => `CREATE INDEX ON ${table} USING gin (${column});`),
    // The order that lists open in.
    `CREATE INDEX ON ${table} (modifie_le DESC NULLS LAST, id);`,
  ];
}
