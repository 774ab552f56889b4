import { objet, tag } from '@bridge/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useWorld } from '../../testing/use-world.ts';
import { usesCounted, usesOf } from './usage.repository.ts';

const world = useWorld();
const SYSTEM = { kind: 'system', reason: 'test' } as const;

function tagsOfObjets() {
  const referrers = world().engine.registry.referrersOf(tag.id);
  const found = referrers.find(({ entry }) => entry.resource.id === objet.id);
  if (!found) throw new Error('objets bear tags');
  return found;
}

it('the objets that bear some tags are counted once each, tag by tag', async () => {
  await sql`
    INSERT INTO objets (nom, type_bridge, statut, systeme, identifiant, tags) VALUES
    ('Un', 'hotel', 'publie', 'lei', 'u1', '{1,2,2}'), ('Deux', 'hotel', 'publie', 'lei', 'u2', '{2,3}'),
    ('Trois', 'hotel', 'publie', 'lei', 'u3', '{}')`.execute(world().db);
  const counts = await usesCounted(world().db, [tagsOfObjets()], [1, 2, 9]);
  expect(counts.sort((one, other) => one.id - other.id)).toEqual([
    { id: 1, nombre: 1 },
    { id: 2, nombre: 2 },
  ]);
});

it('counting them does not read the whole catalogue', async () => {
  const plan = await world()
    .db.transaction()
    .execute(async (tx) => {
      // With few rows, the planner would read all of them: this makes it use indexes.
      await sql`SET LOCAL enable_seqscan = off`.execute(tx);
      return sql<{ 'QUERY PLAN': string }>`EXPLAIN ${usesOf(tagsOfObjets(), [1, 2], SYSTEM)}`.execute(tx);
    });
  const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(lines).toContain('objets_tags_idx');
  expect(lines).not.toContain('Seq Scan on objets');
});
