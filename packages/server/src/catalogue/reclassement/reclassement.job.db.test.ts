import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { afterVocabulaire } from '../../areas/after-work.ts';
import { emptyTables } from '../../platform/db/testing/empty-tables.ts';
import { doJob } from '../../testing/job-worker.ts';
import { useWorld } from '../../testing/use-world.ts';
import type { Person } from '../../testing/world.ts';
import { reclassementJob } from './reclassement.job.ts';

const world = useWorld();
const OBJETS = 2_000;
/** The objets changed before the answer itself. */
const AT_ONCE = 100;
const LOT = 200;
let admin: Person;
let type: number;

beforeEach(async () => {
  const { db } = world();
  await emptyTables(db, 'objets', 'types', 'taches');
  const entiteId = await world().createEntite('Office des types');
  admin = await world().person({ roles: ['ROLE_ADMIN'], entiteId });
  const { rows } = await sql<{ id: number }>`
    INSERT INTO types (libelle, systeme, schema, code, niveau, entite_id, partage)
    VALUES ('{"fr": "Refuge"}', 'lei', 'essai', 'REF', 'type', ${entiteId}, 'toutes') RETURNING id`.execute(db);
  type = rows[0]?.id ?? 0;
  await sql`
    INSERT INTO objets (nom, type_bridge, statut, systeme, identifiant, types, entite_id)
    SELECT 'Refuge ' || n, 'autre', 'publie', 'lei', 'R' || n, CASE WHEN n % 3 = 0 THEN '{}' ELSE ARRAY[${type}::bigint] END, ${entiteId}
    FROM generate_series(1, ${(OBJETS * 3) / 2}::int) AS n`.execute(db);
  await sql`
    INSERT INTO objet_documents (objet_id, document, source, brut)
    SELECT id, '{"typeBridge": "hebergement-collectif"}', '{}', '{}' FROM objets`.execute(db);
});

let version = 1;
async function link(typeBridge: string | null) {
  const now = await sql<{ version: number }>`SELECT version FROM types WHERE id = ${type}`.execute(world().db);
  version = now.rows[0]?.version ?? version;
  const { status, body } = await admin.call('PUT', `/api/administration/types/${type}`, { typeBridge, version });
  expect(status, JSON.stringify(body)).toBe(200);
}

const clock = { now: () => world().now };
const work = (dieAfter?: number) =>
  doJob(world().db, reclassementJob({ lot: LOT, after: afterVocabulaire }), {
    clock,
    ...(dieAfter === undefined ? {} : { dieAfter }),
  });

async function kinds(): Promise<Record<string, number>> {
  const { rows } = await sql<{ kind: string; n: number }>`
    SELECT type_bridge AS kind, count(*) AS n FROM objets GROUP BY 1`.execute(world().db);
  return Object.fromEntries(rows.map(({ kind, n }) => [kind, n]));
}

describe('linking a type of many objets', () => {
  it('tells public pages and sélections once all are done, not before', async () => {
    const { db } = world();
    await link('camping');
    await emptyTables(db, 'changements_publics');
    const told = async () => {
      const { rows } = await sql<{ cles: string[] }>`SELECT cles FROM changements_publics`.execute(db);
      const { rows: asked } = await sql<{ type: string }>`
        SELECT type FROM taches WHERE type <> 'reclassement' ORDER BY type`.execute(db);
      return [rows.flatMap(({ cles }) => cles), asked.map((task) => task.type)];
    };
    await work(2);
    expect(await told()).toEqual([[], []]);
    await work();
    expect(await told()).toEqual([['catalogue'], ['pages', 'volumes-selections']]);
  });

  it('answers at once, with the first ones done and a task for the others', async () => {
    await link('camping');
    expect(await kinds()).toEqual({ camping: AT_ONCE, autre: OBJETS - AT_ONCE + OBJETS / 2 });
    const { body } = await admin.call<{ items: object[] }>('GET', '/api/administration/taches');
    expect(body.data.items).toMatchObject([
      { type: 'reclassement', cible: 'Refuge', etat: 'en_attente', lien: { ressource: 'type', id: String(type) } },
    ]);
    expect(await work()).toEqual({ objets: OBJETS - AT_ONCE, reclasses: OBJETS - AT_ONCE });
    expect(await kinds()).toEqual({ camping: OBJETS, autre: OBJETS / 2 });
  });

  it('is taken up where a dead process left it, and does nothing twice', async () => {
    await link('camping');
    expect(await work(2)).toBeNull();
    expect(await kinds()).toMatchObject({ camping: AT_ONCE + 2 * LOT });
    expect(await work()).toEqual({ objets: OBJETS - AT_ONCE, reclasses: OBJETS - AT_ONCE - 2 * LOT });
    expect(await kinds()).toEqual({ camping: OBJETS, autre: OBJETS / 2 });
  });

  it('ends with what was chosen last, whatever was under way', async () => {
    await link('camping');
    expect(await work(2)).toBeNull();
    await link('hotel');
    await work();
    await work();
    expect(await kinds()).toEqual({ hotel: OBJETS, autre: OBJETS / 2 });
    await link(null);
    await work();
    expect(await kinds()).toEqual({ 'hebergement-collectif': OBJETS, autre: OBJETS / 2 });
  });
});
