import { type Systeme, type Territoire, territoireSchema } from '@bridge/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { compileTerritoire } from '../../../catalogue/regle/zone.repository.ts';
import type { Db, Row } from '../../../schema.ts';

/** The entities that the objets of a run go to. */
export interface Appartenance {
  readonly systeme: Systeme;
  readonly fluxId: number;
  readonly entiteId: number | null;
  readonly partage: string;
  /** The entity of the records of an owner, by the code of the owner in the source. */
  readonly repartition: Readonly<Record<string, number>>;
  /** The entities of the other records, by place: the first whose territory holds the record. */
  readonly territoires: readonly { readonly entite: number; readonly territoire: Territoire }[];
}

const codesSchema = z.array(z.object({ systeme: z.string(), code: z.string() })).catch([]);

/**
 * The entities that a feed may bring objets to, with their codes and territories: its own entity and those below, or all of them
 * for a feed without entity. The furthest down come first: an office has what is in its commune before the département.
 */
export async function partsOfEntites(
  db: Db,
  systeme: Systeme,
  entiteId: number | null,
): Promise<Pick<Appartenance, 'repartition' | 'territoires'>> {
  const { rows } = await sql<Row<'entites', 'id'> & Readonly<Record<'codes' | 'territoire', unknown>>>`
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
    // Of two entities with one code, the one furthest down wins, as for territories.
    repartition: Object.fromEntries(codes.reverse()),
    territoires: rows.flatMap(({ id, territoire }) => {
      const { success, data } = territoireSchema.safeParse(territoire);
      return success ? [{ entite: id, territoire: data }] : [];
    }),
  };
}

/** The deepest level read, beyond any organisation, should entities ever form a circle. */
const DEEPEST = 20;

/** The owner of a staged record: by the code of its owner, else by its place, else the entity of the feed. */
export function ownerOf({ repartition, territoires, entiteId }: Appartenance): RawBuilder<number | null> {
  const places = territoires.map(
    ({ entite, territoire }) => sql`WHEN ${compileTerritoire(territoire)} THEN ${entite}::bigint`,
  );
  const place = places.length === 0 ? sql`NULL::bigint` : sql`CASE ${sql.join(places, sql` `)} END`;
  return sql`coalesce((${JSON.stringify(repartition)}::jsonb ->> (lot.source -> 'proprietaire' ->> 'code'))::bigint,
    ${place}, ${entiteId}::bigint)`;
}

/** The rows of the entities that a feed brings objets to: it finds and changes those of no other. */
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
