import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyTables } from '../../../platform/db/testing/empty-tables.ts';
import { enqueue } from '../../../platform/jobs/enqueue.repository.ts';
import { useWorld } from '../../../testing/use-world.ts';
import { IMPORT } from '../importation.job.ts';
import { noteTask } from '../importation.repository.ts';
import { Essai, hotels } from '../testing/essai.ts';
import { conservationEntretien } from './conservation.entretien.ts';

const world = useWorld();
const forgotten: number[] = [];
const entretien = conservationEntretien({
  forgetAnswers: async (importation) => {
    forgotten.push(importation);
  },
});
const run = (day: string) => entretien.run(world().db, new Date(`${day}T10:00:00Z`));

let essai: Essai;
beforeEach(async () => {
  forgotten.length = 0;
  await emptyTables(world().db, 'objets', 'importations');
  essai = await Essai.open(world().db);
});

/** Makes so many runs, each of which changes one objet and refuses one: two are real, the others copies of the second. */
async function runs(count: number, day: string): Promise<number[]> {
  essai.now = new Date(`${day}T10:00:00Z`);
  const made: number[] = [];
  for (let n = 0; n < Math.min(count, 2); n++) {
    essai.fiches = [...hotels(2), { id: 'SANS-NOM' }];
    essai.fiches[0] = { id: 'H0001', nom: `Hôtel ${day} ${n}` };
    made.push((await essai.import()).id);
  }
  return [...made, ...(await repeated(made.at(-1) ?? 0, count - made.length))];
}

/** Copies a run so many times, without reading the feed again. */
async function repeated(id: number, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    WITH copies AS (
      INSERT INTO importations (systeme, flux_id, flux_nom, etat, compteurs, avant, entier, graine, debut_le, fin_le)
      SELECT systeme, flux_id, flux_nom, etat, compteurs, avant, entier, graine, debut_le, fin_le
      FROM importations, generate_series(1, ${count}::int) WHERE id = ${id} RETURNING id
    ), objets AS (
      INSERT INTO importation_objets (importation_id, objet_id, action, avant)
      SELECT copies.id, objet_id, action, faits.avant FROM copies, importation_objets AS faits WHERE importation_id = ${id}
    ), rejets AS (
      INSERT INTO importation_rejets (importation_id, rang, identifiant, position, chemin, motif, extrait)
      SELECT copies.id, rang, identifiant, position, chemin, motif, extrait
      FROM copies, importation_rejets WHERE importation_id = ${id}
    )
    SELECT id FROM copies ORDER BY id`.execute(world().db);
  return rows.map((row) => row.id);
}

const kept = async () =>
  (
    await sql<{ id: number; etats: number; rejets: number; efface: boolean }>`
      SELECT id, details_effaces_le IS NOT NULL AS efface,
        (SELECT count(*) FROM importation_objets WHERE importation_id = importations.id AND avant IS NOT NULL) AS etats,
        (SELECT count(*) FROM importation_rejets WHERE importation_id = importations.id) AS rejets
      FROM importations ORDER BY id`.execute(world().db)
  ).rows;

describe('the answers of a feed', () => {
  it('of all but its last runs are forgotten, once', async () => {
    essai.fiches = hotels(2);
    const made: number[] = [];
    for (let n = 0; n < 7; n++) made.push((await essai.import()).id);
    const other = await Essai.open(world().db);
    other.fiches = hotels(1);
    await other.import();
    expect(await run('2026-11-15')).toMatchObject({ reponses: 2 });
    expect(forgotten).toEqual(made.slice(0, 2));
    const { rows } = await sql<{ id: number }>`
      SELECT DISTINCT importation_id AS id FROM importation_pages ORDER BY 1`.execute(world().db);
    expect(rows).toHaveLength(6);
    expect(await run('2026-11-15')).toMatchObject({ reponses: 0 });
  });

  it('are kept by a run that waits for a word, however old', async () => {
    essai.fiches = hotels(1);
    const first = await essai.import();
    for (let n = 0; n < 6; n++) await essai.import();
    await sql`UPDATE importations SET etat = 'suspect' WHERE id = ${first.id}`.execute(world().db);
    await run('2026-11-15');
    expect(forgotten).not.toContain(first.id);
  });
});

describe('a run that failed in the middle of its application', () => {
  /** A run of ten changes, some of them applied; then enough trials for its answers to be old. */
  async function halfApplied() {
    const { db } = world();
    essai.fiches = hotels(10);
    await essai.import();
    essai.fiches = hotels(10, 'Auberge');
    const id = await essai.launch();
    const asked = { definition: IMPORT, donnees: { importation: id }, cible: '', entiteId: null, demandePar: null };
    const tache = await enqueue(db, asked, essai.now);
    await noteTask(db, id, tache.id);
    const changed = async () => (await essai.objets()).filter(({ nom }) => nom.startsWith('Auberge')).length;
    for (let cut = 1; (await changed()) === 0; cut += 1) {
      let left = cut;
      const stop = () => {
        left -= 1;
        if (left <= 0) throw new Error('killed');
      };
      await expect(essai.go(id, stop)).rejects.toThrow('killed');
    }
    expect(await changed()).toBeLessThan(10);
    await sql`UPDATE taches SET etat = 'echouee', fin_le = now() WHERE id = ${tache.id}`.execute(db);
    expect(await essai.report(id)).toMatchObject({ etat: 'echouee' });
    for (let n = 0; n < 5; n += 1) await essai.import({ aBlanc: true });
    const restart = (tx = db) =>
      sql`UPDATE taches SET etat = 'en_attente', fin_le = NULL WHERE id = ${tache.id}`.execute(tx);
    return { id, changed, restart };
  }

  it('and whose answers were forgotten is read anew when it is taken up, and ends whole', async () => {
    const { id, changed, restart } = await halfApplied();
    expect(await run('2026-11-15')).toMatchObject({ reponses: 2 });
    expect(forgotten).toContain(id);
    await restart();
    await essai.go(id);
    expect(await essai.report(id)).toMatchObject({ etat: 'terminee' });
    expect(await changed()).toBe(10);
  });

  it('and is taken up while answers are being forgotten keeps its own, and ends whole', async () => {
    const { id, changed, restart } = await halfApplied();
    const { db } = world();
    const purge = await db.transaction().execute(async (tx) => {
      await restart(tx);
      const done = run('2026-11-15');
      await vi.waitFor(async () => {
        const { rows } = await sql`
          SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%importations%'`.execute(db);
        expect(rows.length).toBeGreaterThan(0);
      }, 60_000);
      return { done };
    });
    expect(await purge.done).toMatchObject({ reponses: 1 });
    expect(forgotten).not.toContain(id);
    await essai.go(id);
    expect(await essai.report(id)).toMatchObject({ etat: 'terminee' });
    expect(await changed()).toBe(10);
  });
});

describe('what it takes to take a run back', () => {
  it('is kept for the last twenty runs of a feed, however old', async () => {
    await runs(22, '2026-01-10');
    expect(await run('2027-01-01')).toMatchObject({ allegees: 2 });
    const after = await kept();
    expect(after.slice(0, 3)).toMatchObject([
      { efface: true, etats: 0, rejets: 0 },
      { efface: true, etats: 0, rejets: 0 },
      { efface: false, etats: 1, rejets: 1 },
    ]);
    expect(await run('2027-01-01')).toMatchObject({ allegees: 0, etats: 0 });
  });

  it('is kept for ninety days, however many runs there were', async () => {
    await runs(22, '2026-10-10');
    expect(await run('2026-12-31')).toMatchObject({ allegees: 0 });
    expect(await run('2027-01-10')).toMatchObject({ allegees: 2, etats: 1 });
  });

  it('is not what runs that failed leave room for', async () => {
    await runs(20, '2026-01-10');
    await sql`INSERT INTO importations (systeme, flux_id, flux_nom, etat, debut_le)
      SELECT systeme, flux_id, flux_nom, 'echouee', debut_le FROM importations`.execute(world().db);
    expect(await run('2026-11-15')).toMatchObject({ allegees: 20 });
    expect((await kept()).filter(({ etats }) => etats > 0)).toHaveLength(19);
  });
});

describe('a run', () => {
  it('is forgotten after four hundred days, but for the last twenty of its feed, and its objets stay', async () => {
    const made = await runs(22, '2026-01-10');
    await run('2027-02-13');
    expect(await kept()).toHaveLength(22);
    expect(await run('2027-02-16')).toMatchObject({ imports: 2 });
    expect((await kept()).map(({ id }) => id)).toEqual(made.slice(2));
    expect(await essai.objets()).toHaveLength(2);
  });

  it('that was taken back goes with the one that took it back', async () => {
    const [first, second] = await runs(2, '2026-01-10');
    const back = await essai.launch({ annulationDe: second ?? 0 });
    await essai.go(back);
    const made = await runs(25, '2026-01-11');
    await run('2027-03-01');
    const left = (await kept()).map(({ id }) => id);
    expect(left).toEqual(made.slice(-20));
    expect(left).not.toContain(first);
  });

  it('that is under way or waits for a word is never forgotten', async () => {
    const [first] = await runs(25, '2026-01-10');
    await sql`UPDATE importations SET etat = 'suspect' WHERE id = ${first}`.execute(world().db);
    await run('2027-06-01');
    expect((await kept()).map(({ id }) => id)).toContain(first);
  });
});
