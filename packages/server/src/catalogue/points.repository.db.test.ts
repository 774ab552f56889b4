import { listQuery, objet, RESOURCES } from '@bridge/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createRegistry } from '../crud/registry.ts';
import { useWorld } from '../testing/use-world.ts';
import { pointsFound } from './points.repository.ts';

const world = useWorld();
const everything = listQuery(objet.fields).parse({});

it('a map shows as many points as it can, and counts the others', async () => {
  await sql`
    INSERT INTO objets (nom, type_bridge, statut, systeme, identifiant, latitude, longitude, empreinte)
    SELECT 'Objet ' || n, 'hotel', 'publie', 'lei', 'P' || n, CASE WHEN n <= 8 THEN 48 END, CASE WHEN n <= 8 THEN 7 END, '\\x00'
    FROM generate_series(1, 10) AS n`.execute(world().db);
  const entry = createRegistry(RESOURCES, {}).entry(objet.id);
  if (!entry) throw new Error('objets are no resource');
  const scope = { kind: 'system', reason: 'tests' } as const;
  const found = await pointsFound(world().db, entry, scope, everything, 5);
  expect(found).toMatchObject({ total: 10, sansPosition: 2 });
  expect(found.points).toHaveLength(5);
  const nobody = { kind: 'entites', ids: [1], above: [] } as const;
  expect((await pointsFound(world().db, entry, nobody, everything, 5)).total).toBe(0);
});
