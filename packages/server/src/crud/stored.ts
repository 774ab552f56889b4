import type { AnyRecord, AnyRow, Field, ListedResource, Resource } from '@bridge/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../platform/auth/identity.ts';

/** A resource and its columns, built once from its declaration. */
export interface Stored<R extends ListedResource = Resource> {
  readonly resource: R;
  readonly table: string;
  /** Where rows are read: the table or, for read-only lines, the select of the area. */
  readonly source: RawBuilder<unknown>;
  /** Every field, in the order of the declaration. */
  readonly columns: readonly StoredField[];
  /** Column of the entity that a row belongs to. */
  readonly ownerColumn: string;
  /** Whether rows are shared between entities. */
  readonly shared: boolean;
  /** A column with all searchable text, without accents, when there are too many rows to compute it each time. */
  readonly searchColumn: string | null;
}

export interface StoredField {
  readonly name: string;
  readonly field: Field;
  readonly column: string;
  /** The equivalents of the targets of a reference. */
  readonly equivalents?: { readonly table: string; readonly column: string };
  /** The parts of a list that others may read. */
  readonly items?: ItemsTold;
  /** The expression for a value that depends on its reader; nobody is found by it. */
  readonly perReader?: PerReader;
}

export interface ItemsTold {
  /** The values that others read for fields between colleagues. */
  readonly blank: Readonly<Record<string, unknown>>;
  /** The reference without which an item is left out, and the table of its targets. */
  readonly seenBy: { readonly name: string; readonly target: Pick<Stored, 'table' | 'ownerColumn' | 'shared'> } | null;
}

export type PerReader = (scope: Scope) => RawBuilder<unknown>;

export function storedOf<R extends ListedResource>(resource: R, searchColumn: string | null = null): Stored<R> {
  const columns = Object.entries(resource.fields).map(([name, field]) => ({
    name,
    field,
    column: field.column ?? snake(name),
  }));
  const owner = columns.find(({ name }) => name === resource.owner);
  return {
    resource,
    table: resource.table,
    source: sql.table(resource.table),
    columns,
    ownerColumn: owner?.column ?? 'id',
    shared: 'partage' in resource.fields,
    searchColumn,
  };
}

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export function columnOf({ columns }: Pick<Stored, 'columns'>, name: string): string {
  return columns.find((stored) => stored.name === name)?.column ?? name;
}

/** The type of a field's column, which a test compares with the migrations. */
export function columnType({ kind }: Field): string {
  switch (kind) {
    case 'text':
    case 'longText':
    case 'richText':
    case 'slug':
    case 'url':
    case 'email':
    case 'choice':
    case 'colour':
    case 'icon':
    case 'code':
      return 'text';
    case 'number':
      return 'double precision';
    case 'money':
      return 'numeric';
    case 'boolean':
      return 'boolean';
    case 'date':
      return 'date';
    case 'datetime':
      return 'timestamp with time zone';
    case 'choices':
      return 'text[]';
    case 'reference':
      return 'bigint';
    case 'references':
      return 'bigint[]';
    case 'secret':
      return 'bytea';
    case 'period':
    case 'list':
    case 'translated':
    case 'json':
    case 'file':
      return 'jsonb';
  }
}

/** The type of a resource's records in the API. */
export type ToldOf<R extends ListedResource> = R extends Resource ? AnyRecord : AnyRow;

/** A row of the database as a record of the API. */
export function toRecord<R extends ListedResource>(row: Readonly<Record<string, unknown>>): ToldOf<R> {
  const record: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) record[name] = value instanceof Date ? value.toISOString() : value;
  // Selected by the engine, which always asks for the id and, of records, for the version.
  return record as unknown as ToldOf<R>;
}
