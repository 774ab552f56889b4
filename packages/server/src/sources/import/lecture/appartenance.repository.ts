import { type Systeme, type Territoire, territoireSchema } from '@bridge/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { compileTerritoire } from '../../../catalogue/regle/zone.repository.ts';
import type { Db } from '../../../schema.ts';

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
  /** Which entity the others go to, by where they are: the first that holds them. */
  readonly territoires: readonly { readonly entite: number; readonly territoire: Territoire }[];
}

const codesSchema = z.array(z.object({ systeme: z.string(), code: z.string() })).catch([]);

/**
 * What the entities that a feed may bring objets to are known by: its own and those below, or all of them where it belongs to none. The
 * furthest down come first: an office has what is in its commune before the département has it.
 */
export async function partsOfEntites(
  db: Db,
  systeme: Systeme,
  entiteId: number | null,
): Promise<Pick<Appartenance, 'repartition' | 'territoires'>> {
  const { rows } = await sql<{ id: number; codes: unknown; territoire: unknown }>`
    WITH RECURSIVE branche (id, rang) AS (
      SELECT id, 0 FROM entites WHERE ${entiteId === null ? sql`parent_id IS NULL` : sql`id = ${entiteId}`}
      UNION ALL
      SELECT entites.id, rang + 1 FROM entites JOIN branche ON entites.parent_id = branche.id WHERE rang < ${DEEPEST}
    )
    SELECT id, codes_sources AS codes, territoire FROM branche JOIN entites USING (id)
    WHERE supprime_le IS NULL AND archive_le IS NULL ORDER BY rang DESC, id`.execute(db);
  const codes = rows.flatMap(({ id, codes: said }) =>
    codesSchema.parse(said).flatMap((one) => (one.systeme === systeme ? [[one.code, id] as const] : [])),
  );
  return {
    // Of two that say the same code, the one furthest down, as for territories.
    repartition: Object.fromEntries(codes.reverse()),
    territoires: rows.flatMap(({ id, territoire }) => {
      const { success, data } = territoireSchema.safeParse(territoire);
      return success ? [{ entite: id, territoire: data }] : [];
    }),
  };
}

/** Deeper than any organisation, should entities ever form a circle. */
const DEEPEST = 20;

/** Whose a staged record is: what its owner's code says, else where it is, else the entity of the feed. */
export function ownerOf({ repartition, territoires, entiteId }: Appartenance): RawBuilder<number | null> {
  const places = territoires.map(
    ({ entite, territoire }) => sql`WHEN ${compileTerritoire(territoire)} THEN ${entite}::bigint`,
  );
  const place = places.length === 0 ? sql`NULL::bigint` : sql`CASE ${sql.join(places, sql` `)} END`;
  return sql`coalesce((${JSON.stringify(repartition)}::jsonb ->> (lot.source -> 'proprietaire' ->> 'code'))::bigint,
    ${place}, ${entiteId}::bigint)`;
}

/** The rows of the entities that a feed brings objets to: it finds, and changes, those of no other. */
export function ofOwners(table: string, { entiteId, repartition, territoires }: Appartenance): RawBuilder<SqlBool> {
  const ids = [
    ...new Set([
      ...Object.values(repartition),
      ...territoires.map(({ entite }) => entite),
      ...(entiteId === null ? [] : [entiteId]),
    ]),
  ];
  const owner = sql.ref(`${table}.entite_id`);
  return entiteId === null
    ? sql`(${owner} IS NULL OR ${owner} = ANY(${ids}::bigint[]))`
    : sql`${owner} = ANY(${ids}::bigint[])`;
}
