import type { ColumnType, Generated } from 'kysely';
import type { z } from 'zod';

/** A jsonb column: read as a value, written as JSON text. */
export type Json<T> = ColumnType<T, string | undefined, string>;

type Snake<S extends string> = S extends `${infer Head}${infer Rest}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${Snake<Rest>}`
  : S;

/** The column of a field, as `crud/stored.ts` names it. */
type ColumnName<K extends string, F> = F extends { readonly column: infer C extends string } ? C : Snake<K>;

interface Stored {
  readonly kind: string;
  readonly schema: z.ZodType;
}

type AsJson = 'period' | 'list' | 'translated' | 'json' | 'file';

/** The type of a field's column: instants are dates, and secrets are encrypted. */
type Read<F extends Stored> = F['kind'] extends 'datetime'
  ? Date | null
  : F['kind'] extends 'secret'
    ? Buffer | null
    : z.output<F['schema']>;

/** The type of a value for a new row, optional when it has a default. */
type Given<F, T> = F extends { readonly required: true }
  ? F extends { readonly initial: NonNullable<unknown> }
    ? T | undefined
    : T
  : T | undefined;

type Column<F extends Stored> = F['kind'] extends AsJson
  ? ColumnType<Read<F>, Given<F, string>, string>
  : ColumnType<Read<F>, Given<F, Read<F>>, Read<F>>;

/** The table of a resource, from its declaration: a column for each field, and those of every record. */
export type TableOf<R extends { readonly fields: object }> = {
  id: Generated<number>;
  version: Generated<number>;
  cree_le: Generated<Date>;
  modifie_le: Generated<Date>;
} & {
  [K in Exclude<keyof R['fields'] & string, 'creeLe' | 'modifieLe'> as ColumnName<K, R['fields'][K]>]: Column<
    R['fields'][K] & Stored
  >;
};
