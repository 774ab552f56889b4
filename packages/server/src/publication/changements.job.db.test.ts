import { type AnyRecord, RESOURCES, SANS_REGLE } from '@bridge/contract';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { afterScores, NUIT } from '../areas/after-work.ts';
import { insertObjets } from '../catalogue/testing/objets.ts';
import { createRegistry } from '../crud/registry.ts';
import { emptyTables } from '../platform/db/testing/empty-tables.ts';
import { databaseClock, takeNext } from '../platform/jobs/lease.repository.ts';
import { jobContext } from '../testing/job-context.ts';
import { enqueuePages, pagesJob } from './changements.job.ts';
import { insertDocumentes } from './web/testing/site.ts';
import { usePublic } from './web/testing/use-public.ts';

const scene = usePublic();
const job = pagesJob(createRegistry(RESOURCES, []));
let objets: number[];

const ofType = (type: string) => ({
  ...SANS_REGLE,
  regles: [{ genre: 'liste', champ: 'typeBridge', op: 'une', valeurs: [type] }],
});

beforeEach(async () => {
  const { world } = scene();
  await emptyTables(world.db, 'objets', 'importations', 'empreintes_publiques');
  objets = await insertObjets(world.db, [
    { nom: 'Un', type_bridge: 'restaurant' },
    { nom: 'Deux', type_bridge: 'hotel' },
  ]);
});

async function run(importation: number | null = 1): Promise<{ resultat: unknown; cles: string[] }> {
  const { world } = scene();
  const { rows: before } = await sql<{
    id: number;
  }>`SELECT coalesce(max(id), 0) AS id FROM changements_publics`.execute(world.db);
  const resultat = await job.run(jobContext({ db: world.db, now: () => world.now }, { importation }));
  const { rows } = await sql<{
    cles: string[];
  }>`SELECT cles FROM changements_publics WHERE id > ${before[0]?.id ?? 0} ORDER BY id`.execute(world.db);
  return { resultat, cles: rows.flatMap(({ cles }) => cles) };
}

/** Waits until all changes noted so far have been read, as after any change by this server. */
const toutLu = () => scene().editeur.person.call('POST', `/api/web/sites/${scene().editeur.site.id}/purger`);

it('an import touches the sélections that hold something else, and no other', async () => {
  const { editeur, world, get, fabrique } = scene();
  const own = await editeur.create('/selections', {
    nom: 'Tables',
    code: 'tables',
    regles: ofType('restaurant'),
  });
  const other = await editeur.create('/selections', {
    nom: 'Hôtels',
    code: 'hotels',
    regles: ofType('hotel'),
  });
  await editeur.create('/selections', { nom: 'Nulle part', code: 'nulle-part', regles: ofType('restaurant') });
  await editeur.publish(await editeur.liste('tables', { selection: own.id }));
  await editeur.publish(await editeur.liste('hotels', { selection: other.id }));
  expect((await run()).cles.sort()).toEqual([`selection:${own.id}`, `selection:${other.id}`].sort());
  expect(await run()).toEqual({ resultat: { objets: 0, selections: 0 }, cles: [] });

  await toutLu();
  await get('/public/ot/fr/tables');
  await get('/public/ot/fr/hotels');
  fabrique.demandes.length = 0;
  // The fingerprint changes, as by an import, and not the version.
  await sql`UPDATE objets SET empreinte = '\\x01' WHERE id = ${objets[0] ?? 0}`.execute(world.db);
  expect((await run()).cles).toEqual([`selection:${own.id}`]);
  await toutLu();
  await get('/public/ot/fr/tables');
  await get('/public/ot/fr/hotels');
  expect(fabrique.demandes).toEqual(['liste tables']);
});

const enAttente = async () => {
  const { rows } = await sql<{ donnees: unknown }>`
    SELECT donnees FROM taches WHERE type = 'pages' AND etat = 'en_attente' ORDER BY id`.execute(scene().world.db);
  return rows.map(({ donnees }) => donnees);
};

it('asked for twice before it starts it runs once, and once more when it is asked for while it runs', async () => {
  const { db, now } = scene().world;
  await sql`DELETE FROM taches WHERE type = 'pages'`.execute(db);
  await db.transaction().execute(async (tx) => {
    await enqueuePages(tx, null, now);
    await enqueuePages(tx, null, now);
  });
  await enqueuePages(db, null, now);
  expect(await enAttente()).toEqual([{ importation: null }]);
  await sql`UPDATE taches SET etat = 'en_cours', jeton = 1, serveur = 'x', bail_jusqu_a = now() WHERE type = 'pages'`.execute(
    db,
  );
  await enqueuePages(db, null, now);
  expect(await enAttente()).toHaveLength(1);
});

it('one that waits does not start before whoever counts on it is done', async () => {
  const { db, now } = scene().world;
  await sql`DELETE FROM taches`.execute(db);
  await enqueuePages(db, null, now);
  const take = () => takeNext(db, { types: ['pages'], serveur: 'essai', lease: 60_000, clock: databaseClock });
  await db.transaction().execute(async (tx) => {
    await enqueuePages(tx, null, now);
    expect(await take()).toBeUndefined();
  });
  expect(await take()).toBeDefined();
});

it('an objet that is edited by hand, its texts, and scores ask which lists it enters or leaves', async () => {
  const { world } = scene();
  const root = await world.person({ roles: ['ROLE_SUPER_ADMIN'] });
  const asked = async (change: () => Promise<unknown>) => {
    await sql`DELETE FROM taches WHERE type = 'pages'`.execute(world.db);
    await change();
    return enAttente();
  };
  const id = objets[0] ?? 0;
  const save = async () => {
    const { body } = await root.call<AnyRecord>('GET', `/api/catalogue/${id}`);
    const saved = await root.call('PUT', `/api/catalogue/${id}`, {
      version: body.data.version,
      notesInternes: 'À rappeler',
    });
    expect(saved.status).toBe(200);
  };
  expect(await asked(save)).toEqual([{ importation: null }]);
  const [worded = 0] = await insertDocumentes(world.db, [{ colonnes: { partage: 'toutes' } }]);
  const word = async () => {
    const text = { champ: 'nom', langue: 'fr', valeur: 'Notre table' };
    const path = `/api/catalogue/${worded}/textes`;
    expect((await scene().editeur.person.call('PUT', path, text)).status).toBe(200);
  };
  expect(await asked(word)).toEqual([{ importation: null }]);
  expect(await asked(() => afterScores(world.db, { importation: 7, profils: [] }, world.now))).toEqual([
    { importation: null },
  ]);
  expect(await asked(() => NUIT.enqueue(world.db, world.now))).toEqual([{ importation: null }]);
  const { cles } = await run(null);
  expect(cles).toEqual([]);
});

it('scores that changed touch the lists that they order, and no other', async () => {
  const { world } = scene();
  const root = await world.person({ roles: ['ROLE_SUPER_ADMIN'] });
  const tri = async (code: string, profil: number) => {
    const mesure = { genre: 'score', profil: { ref: 'scoring', id: profil } };
    const cles = [{ genre: 'nombre', mesure, sens: 'decroissant', videsEnDernier: true }];
    const made = await root.call<AnyRecord>('POST', '/api/tris', { nom: code, code, cles });
    expect(made.status).toBe(200);
    return made.body.data.id;
  };
  const profil = async (code: string) =>
    (await root.call<AnyRecord>('POST', '/api/tris/scoring', { nom: code, code, regles: [] })).body.data.id;
  const [changed, same] = [await profil('change'), await profil('reste')];
  const [touched] = [await tri('par-score', changed), await tri('autre', same)];
  await sql`DELETE FROM changements_publics`.execute(world.db);
  await afterScores(world.db, { importation: null, profils: [changed] }, world.now);
  const { rows } = await sql<{ cles: string[] }>`SELECT cles FROM changements_publics`.execute(world.db);
  expect(rows.flatMap(({ cles }) => cles)).toEqual([`tri:${touched}`]);
});

it('the objets that a run changed are told one by one', async () => {
  const { world } = scene();
  await sql`
    INSERT INTO importations (id, systeme, flux_id, flux_nom, etat, debut_le) OVERRIDING SYSTEM VALUE
    VALUES (1, 'lei', 1, 'Flux', 'terminee', now())`.execute(world.db);
  await sql`INSERT INTO importation_objets (importation_id, objet_id, action) VALUES (1, ${objets[1] ?? 0}, 'cree')`.execute(
    world.db,
  );
  expect((await run()).cles).toEqual([`objet:${objets[1]}`]);
});
