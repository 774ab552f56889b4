import type { AnyRecord, RegleDeScore } from '@bridge/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../platform/db/testing/empty-tables.ts';
import { doJob } from '../../testing/job-worker.ts';
import { useWorld } from '../../testing/use-world.ts';
import type { Person } from '../../testing/world.ts';
import { recomputeScores } from './recalcul.service.ts';
import { enqueueScores, scoresJob } from './scores.job.ts';
import { addObjets, scoresOf } from './testing/catalogue.ts';
import { regleDe } from './testing/profils.ts';

const world = useWorld();
const PROFILS = '/api/tris/scoring';
const PHOTO: RegleDeScore['condition'] = {
  genre: 'groupe',
  lien: 'et',
  regles: [{ genre: 'fait', fait: 'photo', present: true }],
};
const JOUR = 86_400_000;
let admin: Person;
let entite: number;
let serial = 0;

beforeEach(async () => {
  await emptyTables(world().db, 'objets', 'taches', 'profils_scoring', 'selections', 'tris', 'importations');
  entite = await world().createEntite('Office des scores');
  admin = await world().person({ roles: ['ROLE_ADMIN'], entiteId: entite });
});

async function profil(values: object = {}): Promise<AnyRecord> {
  serial += 1;
  const regles = [regleDe({ libelle: 'Photo', condition: PHOTO })];
  const body = { nom: `Profil ${serial}`, code: `profil-${serial}`, regles, ...values };
  const made = await admin.call<AnyRecord>('POST', PROFILS, body);
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  return made.body.data;
}

async function change({ id }: AnyRecord, values: object): Promise<AnyRecord> {
  const { version } = (await admin.call<AnyRecord>('GET', `${PROFILS}/${id}`)).body.data;
  const changed = await admin.call<AnyRecord>('PUT', `${PROFILS}/${id}`, { ...values, version });
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  return changed.body.data;
}

const clock = { now: () => world().now };
const work = (dieAfter?: number, lot = 2) =>
  doJob(world().db, scoresJob({ lot }), { clock, ...(dieAfter === undefined ? {} : { dieAfter }) });
const waiting = async () => {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*) AS n FROM taches WHERE type = 'score' AND etat = 'en_attente'`.execute(world().db);
  return rows[0]?.n;
};
const scores = ({ id }: AnyRecord) => scoresOf(world().db, id);

const trois = () =>
  addObjets(world().db, [
    { nom: 'Avec', entiteId: entite, faits: ['photo'] },
    { nom: 'Sans', entiteId: entite },
    { nom: 'Aussi', entiteId: entite, faits: ['photo'] },
  ]);

describe('a profile that is saved', () => {
  it('gets its scores by a task, and says when and how many', async () => {
    await trois();
    const made = await profil();
    expect(await work()).toEqual({ profils: 1, objets: 3, changes: 3, retires: 0 });
    expect(await scores(made)).toEqual({ Avec: 10, Sans: 0, Aussi: 10 });
    const { body } = await admin.call<AnyRecord>('GET', `${PROFILS}/${made.id}`);
    expect(body.data).toMatchObject({ nombreObjets: 3, calculeLe: world().now.toISOString(), version: made.version });
    const history = await admin.call<{ items: unknown[] }>('GET', `${PROFILS}/${made.id}/history`);
    expect(history.body.data.items).toHaveLength(1);
  });

  it('scores the published objets that its entity sees, and no others', async () => {
    const autre = await world().createEntite('Autre office');
    await addObjets(world().db, [
      { nom: 'A nous', entiteId: entite },
      { nom: 'Brouillon', entiteId: entite, statut: 'masque' },
      { nom: 'Partage', entiteId: autre, partage: 'toutes' },
      { nom: 'A eux', entiteId: autre },
    ]);
    const made = await profil();
    await work();
    expect(Object.keys(await scores(made))).toEqual(['A nous', 'Partage']);
  });

  it('scores the objets of its reference sélection alone', async () => {
    await trois();
    const selection = await admin.call<AnyRecord>('POST', '/api/selections', {
      nom: 'Illustrés',
      code: 'illustres',
      regles: PHOTO,
    });
    const made = await profil({ selection: selection.body.data.id });
    await work();
    expect(await scores(made)).toEqual({ Avec: 10, Aussi: 10 });
  });

  it('writes only what changed, and takes back the scores of what left', async () => {
    const [premier = 0] = await trois();
    const made = await profil();
    await work();
    await sql`UPDATE objets SET statut = 'masque' WHERE id = ${premier}`.execute(world().db);
    await sql`UPDATE objets SET faits = '{photo}' WHERE nom = 'Sans'`.execute(world().db);
    await admin.call('POST', `${PROFILS}/${made.id}/recalcul`, {});
    expect(await work()).toEqual({ profils: 1, objets: 2, changes: 1, retires: 1 });
    expect(await scores(made)).toEqual({ Sans: 10, Aussi: 10 });
  });

  it('changed while it is worked out ends with the scores of the last definition', async () => {
    await trois();
    const made = await profil();
    expect(await work(1)).toBeNull();
    await change(made, { regles: [regleDe({ points: 3 })] });
    await work();
    await work();
    expect(await scores(made)).toEqual({ Avec: 3, Sans: 3, Aussi: 3 });
    expect(await waiting()).toBe(0);
  });

  it('changed between two lots gets no more score of the older definition', async () => {
    await trois();
    const { id } = await profil();
    const { db } = world();
    let lots = 0;
    const guard = async () => {
      lots += 1;
      const regles = JSON.stringify([regleDe({ points: 7 })]);
      if (lots === 2)
        await sql`UPDATE profils_scoring SET version = version + 1, regles = ${regles}::jsonb WHERE id = ${id}`.execute(
          db,
        );
    };
    const calcul = {
      db,
      at: world().now,
      guard,
      signal: new AbortController().signal,
      progress: () => undefined,
      lot: 1,
    };
    expect(await recomputeScores(calcul, { profil: id, ids: null })).toEqual({ objets: 3, changes: 3, retires: 0 });
    expect(await scoresOf(db, id)).toEqual({ Avec: 7, Sans: 7, Aussi: 7 });
  });

  it('is taken up where a dead process left it, and does nothing twice', async () => {
    await trois();
    const made = await profil();
    expect(await work(1, 1)).toBeNull();
    expect(await work(undefined, 1)).toMatchObject({ changes: 2 });
    expect(Object.keys(await scores(made))).toHaveLength(3);
  });
});

describe('a frozen profile', () => {
  it('keeps its scores, whatever changes', async () => {
    await trois();
    const made = await profil();
    await work();
    await change(made, { gele: true, regles: [regleDe({ points: 99 })] });
    expect(await waiting()).toBe(0);
    expect((await admin.call('POST', `${PROFILS}/${made.id}/recalcul`, {})).status).toBe(400);
    expect(await enqueueScores(world().db, { genre: 'nuit' }, world().now)).toBeNull();
    expect(await scores(made)).toEqual({ Avec: 10, Sans: 0, Aussi: 10 });
  });

  it('is worked out again once it is no longer', async () => {
    await trois();
    const made = await profil({ gele: true });
    expect(await waiting()).toBe(0);
    await change(made, { gele: false });
    await work();
    expect(Object.keys(await scores(made))).toHaveLength(3);
  });
});

describe('at night', () => {
  it('an expired bonus lowers its objet without anybody', async () => {
    const [premier = 0] = await trois();
    const expireLe = world().now.toISOString().slice(0, 10);
    const bonus = [{ objet: premier, points: 50, motif: 'Partenaire', expireLe }];
    const made = await profil({ bonus, recalcul: 'nuit' });
    await work();
    expect(await scores(made)).toMatchObject({ Avec: 60 });
    world().advance(JOUR);
    await enqueueScores(world().db, { genre: 'nuit' }, world().now);
    expect(await work()).toMatchObject({ profils: 1, changes: 1 });
    expect(await scores(made)).toMatchObject({ Avec: 10 });
  });

  it('profiles that are worked out on demand are left alone', async () => {
    await profil({ recalcul: 'manuel' });
    expect(await enqueueScores(world().db, { genre: 'nuit' }, world().now)).toBeNull();
  });
});

describe('after an import', () => {
  async function run(ids: readonly number[]): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      INSERT INTO importations (systeme, flux_id, flux_nom, etat, debut_le)
      VALUES ('lei', 1, 'Flux', 'terminee', now()) RETURNING id`.execute(world().db);
    const id = rows[0]?.id ?? 0;
    await sql`
      INSERT INTO importation_objets (importation_id, objet_id, action)
      SELECT ${id}, objet, 'modifie' FROM unnest(${[...ids]}::bigint[]) AS objet`.execute(world().db);
    return id;
  }

  it('the objets that it changed are scored again, and only these', async () => {
    const [premier = 0, deuxieme = 0] = await trois();
    const made = await profil();
    await work();
    await sql`UPDATE objets SET faits = '{}'`.execute(world().db);
    await sql`UPDATE objets SET statut = 'masque' WHERE id = ${deuxieme}`.execute(world().db);
    await enqueueScores(world().db, { genre: 'import', importation: await run([premier, deuxieme]) }, world().now);
    expect(await work()).toEqual({ profils: 1, objets: 1, changes: 1, retires: 1 });
    expect(await scores(made)).toEqual({ Avec: 0, Aussi: 10 });
  });

  it('profiles of the night wait for it', async () => {
    await profil({ recalcul: 'nuit' });
    expect(await enqueueScores(world().db, { genre: 'import', importation: 1 }, world().now)).toBeNull();
  });

  it('a sélection of the first ones is looked at as a whole', async () => {
    const [premier = 0] = await trois();
    const selection = await admin.call<AnyRecord>('POST', '/api/selections', { nom: 'Un', code: 'un', limite: 1 });
    const made = await profil({ selection: selection.body.data.id });
    await work();
    expect(Object.keys(await scores(made))).toEqual(['Aussi']);
    await sql`UPDATE objets SET nom_tri = 'a' WHERE id = ${premier}`.execute(world().db);
    await enqueueScores(world().db, { genre: 'import', importation: await run([premier]) }, world().now);
    await work();
    expect(Object.keys(await scores(made))).toEqual(['Avec']);
  });
});

describe('what changes while scores are worked out', () => {
  it('is in the scores that are written: no older one comes after a newer one', async () => {
    await trois();
    const made = await profil();
    let held = 0;
    const guard = async () => {
      held += 1;
      // Another task wrote the new score just before this one locked the profile.
      if (held === 1) await sql`UPDATE objets SET faits = '{photo}' WHERE nom = 'Sans'`.execute(world().db);
    };
    const etapes: (string | undefined)[] = [];
    const progress = ({ etape }: { readonly etape?: string }) => etapes.push(etape);
    const { signal } = new AbortController();
    const calcul = { db: world().db, at: world().now, lot: 500, guard, signal, progress };
    await recomputeScores(calcul, { profil: made.id, ids: null });
    expect(await scores(made)).toEqual({ Avec: 10, Sans: 10, Aussi: 10 });
    expect(etapes).toEqual([`${String(made.nom)}\u00a0: 3 objets sur 3`]);
  });
});

describe('a profile is refused', () => {
  it('when a rule of it names a field that the dictionary does not have', async () => {
    const mesure = { genre: 'champ', code: 'inconnu' } as const;
    const regles = [regleDe({ calcul: { mode: 'proportionnel', mesure, plein: 10 } })];
    const { status, body } = await admin.call('POST', PROFILS, { nom: 'Perdu', code: 'perdu', regles });
    expect(status).toBe(400);
    expect(body.errors?.[0]).toMatchObject({ path: 'regles.0.calcul.mesure.code' });
  });

  it('when a rule of it uses a score, on that rule', async () => {
    const made = await profil();
    const mesure = { genre: 'score', profil: { ref: 'scoring', id: made.id } } as const;
    const regles = [regleDe(), regleDe({ calcul: { mode: 'proportionnel', mesure, plein: 10 } })];
    const { status, body } = await admin.call('POST', PROFILS, { nom: 'Boucle', code: 'boucle', regles });
    expect(status).toBe(400);
    expect(body.errors?.[0]).toMatchObject({ path: 'regles.1.calcul' });
  });

  it('when its reference sélection asks for its own score', async () => {
    const made = await profil();
    const mesure = { genre: 'score', profil: { ref: 'scoring', id: made.id } } as const;
    const regles = { genre: 'groupe', lien: 'et', regles: [{ genre: 'nombre', mesure, min: 5, max: null }] };
    const selection = await admin.call<AnyRecord>('POST', '/api/selections', { nom: 'Bons', code: 'bons', regles });
    const { status, body } = await admin.call('PUT', `${PROFILS}/${made.id}`, {
      selection: selection.body.data.id,
      version: made.version,
    });
    expect(status).toBe(400);
    expect(body.errors?.[0]).toMatchObject({ path: 'selection' });
  });
});
