import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useWorld } from '../testing/use-world.ts';
import { pointsFound } from './points.repository.ts';

const world = useWorld();

it('a map shows as many points as it can, and counts the others', async () => {
  await sql`
    INSERT INTO objets (nom, type_bridge, statut, systeme, identifiant, latitude, longitude, empreinte)
    SELECT 'Objet ' || n, 'hotel', 'publie', 'lei', 'P' || n, CASE WHEN n <= 8 THEN 48 END, CASE WHEN n <= 8 THEN 7 END, '\\x00'
    FROM generate_series(1, 10) AS n`.execute(world().db);
  const found = await pointsFound(world().db, sql`type_bridge = 'hotel'`, 5);
  expect(found).toMatchObject({ total: 10, sansPosition: 2 });
  expect(found.points).toHaveLength(5);
  expect(await pointsFound(world().db, sql`type_bridge = 'camping'`, 5)).toMatchObject({ total: 0, sansPosition: 0 });
});
