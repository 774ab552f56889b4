import { type ChampFusionnable, champsDominants, type Precedences, precedencesSchema } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../../../schema.ts';
import type { Appartenance } from '../lecture/appartenance.repository.ts';

/** The parts for which the second source of an offer wins, by entity; entities without any are left out. */
export type PrecedencesParEntite = Readonly<Record<number, readonly ChampFusionnable[]>>;

/** The deepest level read, beyond any organisation, should entities ever form a circle. */
const DEEPEST = 20;

/** The precedences of the entities that a feed brings objets to, with those of the entities above. */
export async function precedencesOf(db: Db, appartenance: Appartenance): Promise<PrecedencesParEntite> {
  const { entiteId, repartition, territoires } = appartenance;
  const ids = [
    ...Object.values(repartition),
    ...territoires.map(({ entite }) => entite),
    ...(entiteId === null ? [] : [entiteId]),
  ];
  const { rows } = await sql<{ id: number; precedences: unknown }>`
    WITH RECURSIVE lignee (id, au_dessus, precedences, rang) AS (
      SELECT id, parent_id, precedences, 0 FROM entites WHERE id = ANY(${[...new Set(ids)]}::bigint[])
      UNION ALL
      SELECT lignee.id, entites.parent_id, entites.precedences, rang + 1
      FROM entites JOIN lignee ON entites.id = lignee.au_dessus WHERE rang < ${DEEPEST}
    )
    SELECT id, precedences FROM lignee WHERE precedences <> '{}' ORDER BY id, rang`.execute(db);
  const lignees = new Map<number, Precedences[]>();
  // Precedences that this version cannot read are ignored.
  for (const { id, precedences } of rows)
    lignees.set(id, [...(lignees.get(id) ?? []), precedencesSchema.catch({}).parse(precedences)]);
  return Object.fromEntries(
    [...lignees].flatMap(([id, lignee]) => {
      const champs = champsDominants(lignee);
      return champs.length === 0 ? [] : [[id, champs]];
    }),
  );
}
