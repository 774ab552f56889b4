import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveText } from '../../catalogue/fiche.repository.ts';
import { porteeDuRegistre } from '../../catalogue/registre/portee.repository.ts';
import { refreshObjets } from '../../catalogue/registre/registre.repository.ts';
import { JobFailure, RetryLater } from '../../platform/jobs/job.errors.ts';
import { createLog } from '../../platform/log.ts';
import { createOutside } from '../../platform/net/outside.ts';
import { create, insertDocumentes } from '../../publication/web/testing/site.ts';
import { doJob } from '../../testing/job-worker.ts';
import { isTorture, scale } from '../../testing/scale.ts';
import { useWorld } from '../../testing/use-world.ts';
import { Services } from './testing/services.ts';
import { enqueueTraduction, traductionJob } from './traduction.job.ts';
import { depenseDuMois, noteEnvoi, takeReste } from './usage.repository.ts';

const world = useWorld();
const services = new Services();
let adresse = '';
let serial = 0;

beforeAll(async () => {
  adresse = await services.open();
  await world().setParametres({ activer_trad_deepl: true, bridge_languages: ['fr', 'en'] });
});
beforeEach(() => {
  services.panne = () => undefined;
  services.limite = 1_000_000;
});
afterAll(() => services.close());

async function office(config: object = {}) {
  serial += 1;
  const entite = await world().createEntite(`Office traduit ${serial}`);
  const admin = await world().person({ roles: ['ROLE_ADMIN'], entiteId: entite });
  const { id } = await create(admin, '/reglages/deeplTranslationConfig', {
    nom: `Anglais ${serial}`,
    fournisseur: 'deepl-free',
    cle: services.cle,
    adresse,
    languesCibles: ['en'],
    champs: ['resume'],
    relecture: false,
    actif: true,
    ...config,
  });
  return { entite, admin, configuration: id };
}

async function objets(entite: number, ...resumes: { fr: string; en?: string }[]) {
  const ids = await insertDocumentes(
    world().db,
    resumes.map((resume) => ({ colonnes: { entite_id: entite }, document: { resume } })),
  );
  await refresh(ids);
  return ids;
}
const refresh = (ids: readonly number[]) =>
  world()
    .db.transaction()
    .execute(async (tx) => refreshObjets(tx, ids, await porteeDuRegistre(tx), world().now));
const french = async (id: number, texte: string) => {
  await sql`UPDATE objet_documents SET document = jsonb_set(document, '{resume,fr}', to_jsonb(${texte}::text)) WHERE objet_id = ${id}`.execute(
    world().db,
  );
  await refresh([id]);
};

/** Runs the job as a worker does; `tache` stays the same when it is resumed. */
function run(configuration: number, tache = 1) {
  const { db, engine } = world();
  const outside = createOutside({ allowed: [new URL(adresse).host], clock: { now: () => new Date() } });
  const definition = traductionJob({ engine, outside, publicUrl: 'https://x.fr', after: async () => undefined });
  return definition.run({
    db,
    tache,
    donnees: { configuration, importation: null },
    clock: { now: () => world().now },
    log: createLog('silent'),
    guard: async () => undefined,
    note: () => undefined,
    progress: () => undefined,
    signal: new AbortController().signal,
  });
}

async function lines(entite: number) {
  const { rows } = await sql<{ etat: string; origine: string | null; machine: string | null }>`
    SELECT etat, origine, machine FROM traductions WHERE entite_id = ${entite} AND champ = 'resume' ORDER BY sujet`.execute(
    world().db,
  );
  return rows.map(({ etat, origine, machine }) => [etat, origine, machine]);
}
const billed = async (work: () => Promise<unknown>) => {
  const before = services.comptes;
  await work();
  return services.comptes - before;
};

describe('a run of a configuration', () => {
  it('translates what is missing, each text once, and pays nothing for what it knows', async () => {
    const { entite, configuration } = await office();
    await objets(entite, { fr: 'Au bord.' }, { fr: 'Au bord.' }, { fr: 'Connu.', en: 'Known.' });
    expect(await billed(() => run(configuration))).toBe('Au bord.'.length);
    expect(await lines(entite)).toEqual([
      ['a_jour', 'machine', '[EN-GB] Au bord.'],
      ['a_jour', 'machine', '[EN-GB] Au bord.'],
      ['a_jour', 'source', null],
    ]);
    await objets(entite, { fr: 'Au bord.' });
    expect(await billed(() => run(configuration))).toBe(0);
    expect((await lines(entite)).at(-1)).toEqual(['a_jour', 'machine', '[EN-GB] Au bord.']);
    expect(await run(configuration)).toEqual({ traduits: 0, deMemoire: 0, caracteres: 0 });
  });

  it('follows the French that changed, and leaves alone what a person wrote, though it is out of date', async () => {
    const { entite, configuration } = await office();
    const [one = 0, other = 0] = await objets(entite, { fr: 'Un.' }, { fr: 'Deux.' });
    await run(configuration);
    const mine = { objet: other, entite, champ: 'resume', langue: 'en', valeur: 'My two.', by: null } as const;
    await saveText(world().db, { ...mine, at: world().now });
    await french(one, 'Un neuf.');
    await french(other, 'Deux neufs.');
    await run(configuration);
    expect(await lines(entite)).toEqual([
      ['a_jour', 'machine', '[EN-GB] Un neuf.'],
      ['perimee', 'humain', '[EN-GB] Deux.'],
    ]);
    const { rows } = await sql<{ valeur: string }>`SELECT valeur FROM objet_textes WHERE objet_id = ${other}`.execute(
      world().db,
    );
    expect(rows).toEqual([{ valeur: 'My two.' }]);
  });

  it('shows nothing before somebody looked, where a review is asked for or the markup was lost', async () => {
    const { entite, configuration } = await office({ relecture: true });
    await objets(entite, { fr: 'À relire.' });
    await run(configuration);
    expect(await lines(entite)).toEqual([['a_relire', null, '[EN-GB] À relire.']]);
  });

  it('stops at the budget of the month, and says so by e-mail', async () => {
    const { entite, configuration } = await office({ budget: 12, alerte: 50 });
    await objets(entite, { fr: '1234567890' }, { fr: 'abcdefghij' });
    expect(await run(configuration)).toMatchObject({ etat: 'budget', traduits: 1 });
    expect((await lines(entite)).map(([etat]) => etat)).toEqual(['a_jour', 'manquante']);
    expect(await run(configuration)).toMatchObject({ etat: 'budget', traduits: 0 });
    const { rows } = await sql<{ n: number }>`
      SELECT count(*)::int AS n FROM taches WHERE type = 'courriel' AND cible LIKE ${`%atteint%Anglais ${serial}%`}`.execute(
      world().db,
    );
    expect(rows[0]?.n).toBe(1);
  });

  it('stops at the ceiling of the instance, whatever its own budget, and says so by e-mail once', async () => {
    const { entite, configuration } = await office({ budget: 1_000_000 });
    await objets(entite, { fr: 'plafond 10' }, { fr: 'plafond 20' });
    await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const spent = await depenseDuMois(world().db, 'toutes', world().now);
    await world().setParametres({ traduction_plafond: spent + 12 });
    expect(await run(configuration)).toMatchObject({ etat: 'budget', traduits: 1 });
    expect(await run(configuration)).toMatchObject({ etat: 'budget', traduits: 0 });
    const { rows } = await sql<{ n: number }>`
      SELECT count(*)::int AS n FROM taches WHERE type = 'courriel' AND cible = ${'Traduction\u00a0: plafond de l’instance atteint'}
      GROUP BY donnees->>'to'`.execute(world().db);
    expect(new Set(rows.map(({ n }) => n))).toEqual(new Set([1]));
    await world().setParametres({ traduction_plafond: null });
    expect(await run(configuration)).toMatchObject({ traduits: 1 });
  });

  it('waits for what another is sending before it counts what the ceiling leaves', async () => {
    const { db, now } = world();
    const [one, other] = [await office(), await office()];
    await objets(other.entite, { fr: 'plafond 30' });
    await world().setParametres({ traduction_plafond: (await depenseDuMois(db, 'toutes', now)) + 12 });
    const waiting = async () => {
      const { rows } = await sql<{ n: number }>`
        SELECT count(*)::int AS n FROM pg_locks JOIN pg_database ON pg_database.oid = database
        WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted`.execute(db);
      return rows[0]?.n;
    };
    const late = await db.transaction().execute(async (tx) => {
      await takeReste(tx, { id: one.configuration, budget: null }, now);
      const facts = { configuration: one.configuration, tache: null, langue: 'en', textes: 1 } as const;
      await noteEnvoi(tx, { ...facts, caracteres: 10, at: now });
      const running = run(other.configuration, 91);
      await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
      return { running };
    });
    expect(await late.running).toMatchObject({ etat: 'budget', traduits: 0 });
    await world().setParametres({ traduction_plafond: null });
  });
});

describe('a service that fails in the middle', () => {
  /** Two lots, of fifty texts and of the rest; three in a long run. */
  const texts = Array.from({ length: scale(60, 120) }, (_, rang) => ({ fr: `Texte ${String(rang).padStart(3, '0')}` }));
  const size = texts.reduce((sum, { fr }) => sum + fr.length, 0);

  it.each([
    [456, JobFailure],
    [429, RetryLater],
    [503, Error],
    [500, JobFailure],
  ])('%i: what was translated is kept, the rest is asked for once, nothing is paid twice', async (status, kind) => {
    const { entite, configuration } = await office();
    await objets(entite, ...texts.map(({ fr }) => ({ fr: `${fr} ${status}` })));
    services.panne = (() => {
      let asked = 0;
      return () => (asked++ === 1 ? status : undefined);
    })();
    const cost = await billed(async () => {
      await expect(run(configuration, 40 + status)).rejects.toBeInstanceOf(kind);
      expect((await lines(entite)).filter(([etat]) => etat === 'a_jour')).toHaveLength(50);
      await run(configuration, 40 + status);
    });
    expect(cost).toBe(size + texts.length * 4);
    expect((await lines(entite)).every(([etat]) => etat === 'a_jour')).toBe(true);
  });

  it('an answer that never came is counted against the budget: nobody knows whether it was paid', async () => {
    const { entite, configuration } = await office({ budget: 20 });
    await objets(entite, { fr: '123456789012' });
    services.panne = () => 'coupure';
    await expect(run(configuration, 77)).rejects.toBeInstanceOf(JobFailure);
    services.panne = () => undefined;
    const { rows } = await sql<{ etat: string; caracteres: number }>`
      SELECT etat, caracteres FROM usages_traduction WHERE configuration = ${configuration}`.execute(world().db);
    expect(rows).toEqual([{ etat: 'incertain', caracteres: 12 }]);
    expect(await run(configuration, 77)).toMatchObject({ etat: 'budget' });
  });

  // The server dies once a lot is noted (2, 4), between two lots (3), and once the last one is kept (5, and 7 in a long run).
  it.each(isTorture ? [2, 3, 4, 5, 6, 7] : [2, 3, 4, 5])(
    'a server that dies after its transaction %i pays no lot twice, and loses none',
    async (dieAfter) => {
      const { db, engine } = world();
      const { entite, configuration } = await office();
      await objets(entite, ...texts.map(({ fr }) => ({ fr: `${fr} x${dieAfter}` })));
      const outside = createOutside({ allowed: [new URL(adresse).host], clock: { now: () => new Date() } });
      const job = traductionJob({ engine, outside, publicUrl: 'https://x.fr', after: async () => undefined });
      const asked = { configuration, importation: null, nom: 'Essai', entiteId: entite, demandePar: null };
      await db.transaction().execute((tx) => enqueueTraduction(tx, asked, world().now));
      const clock = { now: () => world().now };
      const cost = await billed(async () => {
        await doJob(db, job, { clock, dieAfter });
        await doJob(db, job, { clock });
      });
      expect(cost).toBe(size + texts.length * 3);
      expect((await lines(entite)).every(([etat]) => etat === 'a_jour')).toBe(true);
    },
  );
});
