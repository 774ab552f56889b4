import { type AnyRecord, SANS_REGLE } from '@bridge/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { insertObjets } from '../../catalogue/testing/objets.ts';
import { emptyTables } from '../../platform/db/testing/empty-tables.ts';
import { doJob } from '../../testing/job-worker.ts';
import { useWorld } from '../../testing/use-world.ts';
import type { Person } from '../../testing/world.ts';
import { enqueueVolumes, volumesJob } from './volumes.job.ts';

const world = useWorld();
let entite: number;
let admin: Person;

beforeEach(async () => {
  await emptyTables(world().db, 'objets', 'selections', 'taches');
  entite = await world().createEntite('Office des volumes');
  admin = await world().person({ roles: ['ROLE_ADMIN'], entiteId: entite });
  await insertObjets(
    world().db,
    Array.from({ length: 10 }, () => ({ entite_id: entite })),
  );
});

const create = async (values: object = {}) => {
  const { body } = await admin.call<AnyRecord>('POST', '/api/selections', { nom: 'Tous', code: 'tous', ...values });
  return body.data.id;
};

async function recount(dieAfter?: number) {
  const { db } = world();
  await enqueueVolumes(db, null, world().now);
  const clock = { now: () => world().now };
  return doJob(db, volumesJob(), dieAfter === undefined ? { clock } : { clock, dieAfter });
}

const volumes = async (id: number) => {
  const { body } = await admin.call<{ volumes: { nombre: number; alerte: boolean; cause: string }[] }>(
    'GET',
    `/api/selections/${id}/volumes`,
  );
  return body.data.volumes.map(({ nombre, alerte }) => [nombre, alerte]);
};

const mails = async () => {
  const { rows } = await sql<{ to: string; subject: string }>`
    SELECT donnees ->> 'to' AS to, donnees ->> 'subject' AS subject FROM taches WHERE type = 'courriel'`.execute(
    world().db,
  );
  return rows;
};

describe('the numbers of the sélections', () => {
  it('are noted when they change, and only then', async () => {
    const id = await create();
    await recount();
    expect(await volumes(id)).toEqual([[10, false]]);
    await insertObjets(world().db, [{ entite_id: entite }, { entite_id: null }]);
    await recount();
    expect(await volumes(id)).toEqual([
      [10, false],
      [11, false],
    ]);
    expect((await admin.call<AnyRecord>('GET', `/api/selections/${id}`)).body.data).toMatchObject({
      nombreObjets: 11,
      version: 1,
    });
  });

  it('that vary more than allowed are told, once', async () => {
    const id = await create({ alerteVariation: 20, alerteEmail: 'veille@exemple.fr' });
    await sql`UPDATE objets SET statut = 'absent' WHERE id IN (SELECT id FROM objets ORDER BY id LIMIT 3)`.execute(
      world().db,
    );
    await recount();
    await recount();
    expect(await volumes(id)).toEqual([
      [10, false],
      [7, true],
    ]);
    expect(await mails()).toEqual([
      { to: 'veille@exemple.fr', subject: 'Sélection «\u00a0Tous\u00a0»\u00a0: 10 → 7 objets' },
    ]);
  });

  it('are told once too when the process dies in the middle', async () => {
    await create({ alerteVariation: 20, alerteEmail: 'veille@exemple.fr' });
    await create({ nom: 'Autre', code: 'autre', regles: SANS_REGLE });
    await sql`UPDATE objets SET statut = 'absent' WHERE id IN (SELECT id FROM objets ORDER BY id LIMIT 3)`.execute(
      world().db,
    );
    expect(await recount(1)).toBeNull();
    await doJob(world().db, volumesJob(), { clock: { now: () => world().now } });
    expect(await mails()).toHaveLength(1);
  });

  it('leave one that cannot be counted aside, and count the others', async () => {
    const broken = await create({ nom: 'Cassée', code: 'cassee' });
    const id = await create();
    await sql`UPDATE selections SET regles = '{"genre": "autrefois"}' WHERE id = ${broken}`.execute(world().db);
    await insertObjets(world().db, [{ entite_id: entite }]);
    expect(await recount()).toEqual({ selections: 1, alertes: 0, echecs: 1 });
    expect(await volumes(id)).toEqual([
      [10, false],
      [11, false],
    ]);
    expect(await volumes(broken)).toEqual([[10, false]]);
  });

  it('are worked out for profiles when their sélection changes, and never in a circle', async () => {
    const id = await create();
    const profil = await admin.call<AnyRecord>('POST', '/api/tris/scoring', {
      nom: 'P',
      code: 'p',
      regles: [],
      selection: id,
    });
    await emptyTables(world().db, 'taches');
    const score = {
      genre: 'nombre',
      mesure: { genre: 'score', profil: { ref: 'scoring', id: profil.body.data.id } },
      min: 0,
      max: null,
    };
    const circle = await admin.call('PUT', `/api/selections/${id}`, {
      regles: { genre: 'groupe', lien: 'et', regles: [score] },
      version: 1,
    });
    expect(circle.status).toBe(400);
    expect(circle.body.errors?.[0]?.message).toContain('dépend lui-même');
    await admin.call('PUT', `/api/selections/${id}`, { limite: 3, version: 1 });
    const { rows } = await sql<{ type: string }>`SELECT type FROM taches`.execute(world().db);
    expect(rows).toEqual([{ type: 'score' }]);
  });
});
