import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { lei, produit, useAtelier } from '../../testing/atelier.ts';

const atelier = useAtelier();
const TYPES = '/api/administration/types';

/** Waits until that many other transactions wait for a lock. */
const waiting = (count: number) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql<{ n: number }>`
        SELECT count(*) AS n FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(atelier.world.db);
      expect(rows[0]?.n).toBe(count);
    },
    { timeout: 60_000 },
  );

it('linking a type while a lot of an import is being written reaches the objets that it brings', async () => {
  const { db } = atelier.world;
  const refuge = (id: string) => produit(id, `Refuge ${id}`, { TYPE_DE_PRODUIT: '901', TYPE_NOM: 'Cabane' });
  const feed = await atelier.rempli('Office pressé', 'lei', lei(refuge('9001')), { region: 'course' });
  const { rows } = await sql<{ id: number; version: number }>`
    SELECT id, version FROM types WHERE cle = ${'lei:course:type\u001f901'}`.execute(db);
  const [type] = rows;
  await feed.change(lei(refuge('9001'), refuge('9002')));
  const started = await db.transaction().execute(async (tx) => {
    // A later insertion of the same id waits for this transaction: the lot has read the links, and is not committed.
    await sql`
      INSERT INTO objet_identites (systeme, identifiant, entite_id, objet_id)
      SELECT 'lei', '9002', entite_id, id FROM objets WHERE identifiant = '9001'`.execute(tx);
    const run = feed.runImport();
    await waiting(1);
    const body = { typeBridge: 'camping', version: type?.version };
    const link = feed.admin.call('PUT', `${TYPES}/${type?.id}`, body);
    // The link waits for the lot; if it did not, it would be done too early.
    await Promise.race([link, waiting(2).catch(() => undefined)]);
    await sql`DELETE FROM objet_identites WHERE identifiant = '9002'`.execute(tx);
    return { run, link };
  });
  expect((await started.link).status).toBe(200);
  expect(await started.run).toMatchObject({ etat: 'terminee', compteurs: { crees: 1 } });
  const kinds = await sql`SELECT identifiant, type_bridge FROM objets ORDER BY identifiant`.execute(db);
  expect(kinds.rows).toEqual([
    { identifiant: '9001', type_bridge: 'camping' },
    { identifiant: '9002', type_bridge: 'camping' },
  ]);
});
