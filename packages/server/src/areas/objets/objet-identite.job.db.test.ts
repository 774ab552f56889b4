import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyTables } from '../../platform/db/testing/empty-tables.ts';
import { doJob } from '../../testing/job-worker.ts';
import { useWorld } from '../../testing/use-world.ts';
import type { Person } from '../../testing/world.ts';
import { identitesJob } from './objet-identite.job.ts';

const world = useWorld();
const PATH = '/api/catalogue/identites';
const OBJETS = 2_000;
const LOT = 200;
let admin: Person;

interface Answer {
  readonly lies: number;
  readonly refus: { readonly ligne: number; readonly motif: string }[];
  readonly tache: number | null;
}

async function addObjets(entiteId: number, prefix: string, count: number) {
  await sql`
    WITH ajoutes AS (
      INSERT INTO objets (nom, type_bridge, statut, systeme, identifiant, entite_id)
      SELECT ${prefix} || n, 'hotel', 'publie', 'lei', ${prefix} || n, ${entiteId} FROM generate_series(1, ${count}::int) AS n
      RETURNING id, identifiant, entite_id
    )
    INSERT INTO objet_identites (systeme, identifiant, entite_id, objet_id)
    SELECT 'lei', identifiant, entite_id, id FROM ajoutes`.execute(world().db);
}

beforeEach(async () => {
  await emptyTables(world().db, 'objets', 'taches', 'journal');
  const entiteId = await world().createEntite('Office en mouvement');
  admin = await world().person({ roles: ['ROLE_ADMIN'], entiteId });
  await addObjets(entiteId, 'A', OBJETS);
  await addObjets(await world().createEntite('Office voisin'), 'V', 2);
});

type Couple = readonly [string, string];
const lines = Array.from({ length: OBJETS }, (_, index): Couple => [`A${index + 1}`, `T${index + 1}`]);
const ask = async (couples: readonly Couple[], dryRun = false) => {
  const { status, body } = await admin.call<Answer>('POST', PATH, {
    ancienSysteme: 'lei',
    nouveauSysteme: 'tourinsoft',
    couples,
    dryRun,
  });
  expect(status, JSON.stringify(body).slice(0, 500)).toBe(200);
  return body.data;
};
const clock = { now: () => world().now };
const work = (dieAfter?: number) =>
  doJob(world().db, identitesJob(LOT), { clock, ...(dieAfter === undefined ? {} : { dieAfter }) });

async function linked() {
  const { rows } = await sql<{ liees: number; notees: number; objets: number }>`
    SELECT count(*) AS liees, count(DISTINCT objet_id) AS objets,
      (SELECT count(*) FROM journal WHERE action = 'objet.lier-identite') AS notees
    FROM objet_identites WHERE systeme = 'tourinsoft'`.execute(world().db);
  return rows[0];
}

describe('linking thousands of ids', () => {
  it('takes as many as one call allows, of ids as long as those of the sources', async () => {
    const couples = Array.from(
      { length: 5_000 },
      (_, n): Couple => [`21900${n + 10_000}`, `HOTBOU06700100${n + 10_000}`],
    );
    expect(await ask(couples, true)).toMatchObject({ lies: 0, tache: null });
  });

  it('is tried in one answer, and touches nothing', async () => {
    const odd = [['V1', 'T0'] as const, ['A1', 'T2'] as const, ['inconnu', 'X'] as const];
    const { lies, refus, tache } = await ask([...lines, ...odd], true);
    expect({ lies, tache }).toEqual({ lies: OBJETS, tache: null });
    expect(refus.map(({ ligne }) => ligne)).toEqual([OBJETS + 1, OBJETS + 2, OBJETS + 3]);
    expect(await linked()).toMatchObject({ liees: 0 });
  });

  it('is left to a task that its author follows', async () => {
    const { lies, tache } = await ask(lines);
    expect(lies).toBe(OBJETS);
    expect(await linked()).toMatchObject({ liees: 0 });
    const { body } = await admin.call('GET', `/api/administration/taches/${tache}`);
    expect(body.data).toMatchObject({ type: 'identites', etat: 'en_attente' });
    expect(await work()).toEqual({ lies: OBJETS, refus: 0 });
    expect(await linked()).toEqual({ liees: OBJETS, objets: OBJETS, notees: OBJETS });
  });

  it('is taken up where a dead process left it: nothing is lost, nothing is done twice', async () => {
    await ask([...lines, ['V1', 'T0'] as const]);
    expect(await work(3)).toBeNull();
    expect(await linked()).toEqual({ liees: 3 * LOT, objets: 3 * LOT, notees: 3 * LOT });
    expect(await work(2)).toBeNull();
    expect(await work()).toEqual({ lies: OBJETS, refus: 1 });
    expect(await linked()).toEqual({ liees: OBJETS, objets: OBJETS, notees: OBJETS });
  });

  it('refuses an id that somebody else gives to another objet at that moment', async () => {
    const { db } = world();
    const asked = await db.transaction().execute(async (tx) => {
      await sql`
        INSERT INTO objet_identites (systeme, identifiant, entite_id, objet_id)
        SELECT 'tourinsoft', 'T1', entite_id, id FROM objets WHERE identifiant = 'A2'`.execute(tx);
      const answer = ask([
        ['A1', 'T1'],
        ['A3', 'T3'],
      ]);
      await vi.waitFor(async () => {
        const waiting = await sql`
          SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%objet_identites%'`.execute(db);
        expect(waiting.rows).toHaveLength(1);
      }, 60_000);
      return { answer };
    });
    expect(await asked.answer).toMatchObject({ lies: 1, refus: [{ ligne: 1, motif: expect.stringContaining('T1') }] });
    expect(await linked()).toEqual({ liees: 2, objets: 2, notees: 1 });
  });

  it('given twice, is done once', { tags: 'torture' }, async () => {
    await ask(lines);
    await ask(lines);
    await work();
    expect(await work()).toEqual({ lies: OBJETS, refus: 0 });
    expect(await linked()).toEqual({ liees: OBJETS, objets: OBJETS, notees: OBJETS });
  });
});
