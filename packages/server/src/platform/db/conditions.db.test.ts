import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useWorld } from '../../testing/use-world.ts';
import { anyOf } from './conditions.ts';
import { INTERACTIVE } from './database.ts';

/** Connections of its own: those that are kept may hold as many plans as they may. */
const world = useWorld({ database: INTERACTIVE });

it('a short statement that asks for some ids keeps its plan, however many they are', async () => {
  const plans = await world()
    .db.connection()
    .execute(async (db) => {
      for (let times = 1; times <= 15; times += 1) {
        const ids = Array.from({ length: times % 4 }, (_, rank) => rank + 1);
        await sql`SELECT username AS plan_kept FROM utilisateurs WHERE id = ${anyOf(sql`${ids}::bigint[]`)}`.execute(
          db,
        );
      }
      const { rows } = await sql<{ kept: number }>`
        SELECT generic_plans AS kept FROM pg_prepared_statements WHERE statement LIKE '%AS plan_kept%'`.execute(db);
      return rows;
    });
  expect(plans).toHaveLength(1);
  expect(plans[0]?.kept).toBeGreaterThan(0);
});
