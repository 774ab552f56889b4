import { CODES_SYSTEMES, FLUX, type Systeme } from '@bridge/contract';
import { type RawBuilder, sql } from 'kysely';

/** The table of the feeds of a system. Objets name their feed in a column of the same name. */
export const tableOfFlux = (systeme: Systeme) => FLUX[systeme].table;

interface Feeds {
  readonly systeme: Systeme;
  /** The id of their resource. */
  readonly ressource: string;
  readonly table: RawBuilder<unknown>;
}

/** The feeds of all systems: one select over each of their tables, put together. */
export function ofEveryFlux(select: (feeds: Feeds) => RawBuilder<unknown>): RawBuilder<unknown> {
  const each = CODES_SYSTEMES.map((systeme) => {
    const { id, table } = FLUX[systeme];
    return select({ systeme, ressource: id, table: sql.table(table) });
  });
  return sql`(${sql.join(each, sql` UNION ALL `)})`;
}

/** The columns by which objets name their feed, one for each system, in the order of the systems. */
export const COLONNES_DE_FLUX = CODES_SYSTEMES.map(tableOfFlux);

/** The id of the feed that brought an objet, in its system. */
export const FLUX_DE_L_OBJET = sql<number | null>`coalesce(${sql.join(
  COLONNES_DE_FLUX.map((column) => sql.ref(`objets.${column}`)),
)})`;
