import type { ColumnType } from 'kysely';

/** A jsonb column: read as a value, written as JSON text. */
export type Json<T> = ColumnType<T, string | undefined, string>;
