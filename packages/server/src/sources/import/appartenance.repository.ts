import type { Systeme } from '@bridge/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** The feed that brought an objet, by its number inside its system. */
export const FLUX_DE_L_OBJET = sql<
  number | null
>`coalesce(objets.flux_tourinsoft, objets.flux_lei, objets.flux_apidae, objets.flux_datatourisme)`;

/** Where the objets of a run belong. */
export interface Appartenance {
  readonly systeme: Systeme;
  readonly fluxId: number;
  readonly entiteId: number | null;
  readonly partage: string;
  /** Which entity the records of an owner go to, by the source's code. */
  readonly repartition: Readonly<Record<string, number>>;
}

/** The rows of the entities that a feed brings objets to: it finds, and changes, those of no other. */
export function ofOwners(table: string, { entiteId, repartition }: Appartenance): RawBuilder<SqlBool> {
  const ids = [...new Set([...Object.values(repartition), ...(entiteId === null ? [] : [entiteId])])];
  const owner = sql.ref(`${table}.entite_id`);
  return entiteId === null
    ? sql`(${owner} IS NULL OR ${owner} = ANY(${ids}::bigint[]))`
    : sql`${owner} = ANY(${ids}::bigint[])`;
}
