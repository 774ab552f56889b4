import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { createDiskFiles } from '../../../platform/files/disk.ts';
import { RetryLater } from '../../../platform/jobs/job.errors.ts';
import { runSchedule } from '../../../platform/jobs/scheduler.ts';
import { createLog } from '../../../platform/log.ts';
import { generationsEntretien } from '../../../publication/print/generations/generation.entretien.ts';
import { fiche, guide } from '../../../publication/print/testing/guide.ts';
import { useWorld } from '../../../testing/use-world.ts';
import { parutions } from '../testing/parution.ts';
import { alertesDeParution } from './parution.alertes.ts';
import { programmesDeParution } from './parution.service.ts';

const folder = await mkdtemp(join(tmpdir(), 'bridge-parutions-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const files = createDiskFiles(join(folder, 'store'));
const arrivees = join(folder, 'arrivees');
const world = useWorld({ medias: { files, arrivees } });

async function scene() {
  const made = await guide(world());
  await made.objets(fiche('Auberge', 'Malbrume'));
  const { db } = world();
  const veilleur = await world().person({ roles: ['ROLE_EDITION_USER'], entiteId: made.entiteId });
  const programme = alertesDeParution({ publicUrl: 'https://bridge.example' });
  return {
    ...made,
    ...parutions(world(), made, { files, arrivees }),
    veilleur,
    tellAll: () => db.transaction().execute((tx) => programme.enqueue(tx, world().now)),
  };
}

describe('a planification', () => {
  it('appears at its hour: each language is made, validated by Bridge, and given at the permanent address', async () => {
    const { planifie, work, read, letters, admin } = await scene();
    const { db, app } = world();
    const { id } = await planifie({ langues: ['fr', 'en'] });
    const look = async (now: string) => {
      world().now = new Date(now);
      await runSchedule({
        db,
        clock: { now: () => world().now },
        log: createLog('silent'),
        due: async () => (await programmesDeParution(db)).filter(({ cle }) => cle === `parution ${id}`),
      });
    };
    await look('2026-11-15T10:00:00Z');
    await Promise.all([look('2026-11-16T05:00:00Z'), look('2026-11-16T05:00:00Z')]);
    world().now = new Date('2026-11-15T10:00:00Z');
    await work('generation-pdf');
    const made = await db
      .selectFrom('generations')
      .select(['id', 'langue'])
      .where('planification', '=', id)
      .orderBy('id')
      .execute();
    expect(made.map(({ langue }) => langue)).toEqual(['fr', 'en']);
    const document = await read(made[0]?.id ?? 0);
    expect(document).toMatchObject({ etat: 'validee', decidePar: null, demandePar: null, envois: [] });
    expect((await app.inject(document.adresse ?? '')).statusCode).toBe(200);
    const noted = await db
      .selectFrom('journal')
      .select('automate')
      .where('action', '=', 'generation.valider')
      .where('cible_id', '=', String(document.id))
      .execute();
    expect(noted).toEqual([{ automate: 'parutions' }]);
    expect(await letters('À valider\u00a0: Agenda du lundi')).toEqual([]);
    await sql`UPDATE planifications SET actif = false WHERE id = ${id}`.execute(db);
    expect((await programmesDeParution(db)).some(({ cle }) => cle === `parution ${id}`)).toBe(false);
    expect((await admin.call('POST', `/api/editions/planifications/${id}/executer`)).status).toBe(409);
  });

  it('waits for an import, and says that nothing appears where it failed', async () => {
    const { planifie, execute, work, read, tellAll, letters, entiteId, veilleur } = await scene();
    const { db } = world();
    const of = await planifie({ apresImport: true, alertes: [veilleur.user.id] });
    const { rows } = await sql<{ id: number; flux: number }>`
      WITH tache AS (INSERT INTO taches (type, cible, donnees, max_tentatives, cree_le, modifie_le, entite_id, priorite, etat)
        VALUES ('import', 'Flux', '{}', 3, now(), now(), ${entiteId}, 2, 'en_attente') RETURNING id),
      flux AS (INSERT INTO flux_lei (nom, region, entite_id) VALUES ('Flux du Val', 'alsace', ${entiteId}) RETURNING id)
      INSERT INTO importations (systeme, flux_id, flux_nom, entite_id, tache_id, etat, debut_le)
      SELECT 'lei', flux.id, 'Flux du Val', ${entiteId}, tache.id, 'collecte', now() FROM tache, flux
      RETURNING id, flux_id AS flux`.execute(db);
    const [first = 0] = await execute(of);
    expect(await work('generation-pdf')).toEqual([expect.any(RetryLater)]);
    await sql`UPDATE importations SET etat = 'echouee', fin_le = now() WHERE id = ${rows[0]?.id ?? 0}`.execute(db);
    // Another feed that went well since does not make up for the failed one.
    await sql`
      WITH flux AS (INSERT INTO flux_lei (nom, region, entite_id) VALUES ('Flux du Lac', 'alsace', ${entiteId}) RETURNING id)
      INSERT INTO importations (systeme, flux_id, flux_nom, entite_id, etat, debut_le, fin_le)
      SELECT 'lei', id, 'Flux du Lac', ${entiteId}, 'terminee', now(), now() FROM flux`.execute(db);
    const [second = 0] = await execute(of);
    await work('generation-pdf');
    expect(await read(second)).toMatchObject({
      etat: 'sans-suite',
      pages: null,
      message: expect.stringContaining('Flux du Val'),
    });
    await tellAll();
    await tellAll();
    const subject = 'Parution échouée\u00a0: Agenda du lundi';
    expect((await letters(subject)).map(({ to }) => to)).toEqual([veilleur.user.email, veilleur.user.email]);
    expect((await letters(subject))[0]?.text).toContain(
      `https://bridge.example/editions/generations/list?document=${first}`,
    );
    await sql`UPDATE flux_lei SET supprime_le = now() WHERE id = ${rows[0]?.flux ?? 0}`.execute(db);
    const [third = 0] = await execute(of);
    await work('generation-pdf');
    expect(await read(third)).toMatchObject({ etat: 'validee' });
  });

  it('leaves out a document that holds too little, or that says what the last one said', async () => {
    const { planifie, appear, objets, entiteId } = await scene();
    const short = await planifie({ minimum: 2 });
    expect(await appear(short)).toMatchObject([
      { etat: 'sans-suite', message: expect.stringContaining('1 objet, pour 2') },
    ]);
    const same = await planifie({ siChange: true });
    expect(await appear(same)).toMatchObject([{ etat: 'validee' }]);
    expect(await appear(same)).toMatchObject([
      { etat: 'sans-suite', message: expect.stringContaining('Rien n’a changé') },
    ]);
    await objets(fiche('Table', 'Malbrume'));
    expect(await appear(same)).toMatchObject([{ etat: 'validee', entiteId }]);
  });

  it('that a check stops tells who watches over it, and the document before stays', async () => {
    const { planifie, appear, stop, letters, veilleur } = await scene();
    const of = await planifie({ alertes: [veilleur.user.id] });
    const [before] = await appear(of);
    await stop();
    const [stopped] = await appear(of);
    expect(stopped).toMatchObject({ etat: 'prete', bloquantes: 1 });
    expect(await letters('Parution arrêtée\u00a0: Agenda du lundi')).toHaveLength(1);
    const served = await world().app.inject(before?.adresse ?? '');
    expect(served.headers.etag).toBe(`"g${before?.id}"`);
    const free = await planifie({ controleBloquant: false });
    expect(await appear(free)).toMatchObject([{ etat: 'validee', bloquantes: 1 }]);
  });

  it('is validated by those whom it names, or by an admin of editions, and by nobody else', async () => {
    const { planifie, appear, letters, read, veilleur, entiteId, GENERATIONS } = await scene();
    const [document] = await appear(await planifie({ validateurs: [veilleur.user.id] }));
    expect(document?.etat).toBe('prete');
    expect((await letters('À valider\u00a0: Agenda du lundi'))[0]).toMatchObject({ to: veilleur.user.email });
    const path = `${GENERATIONS}/${document?.id}/valider`;
    const other = await world().person({ roles: ['ROLE_EDITION_USER'], entiteId });
    expect((await other.call('POST', path, { malgreLeControle: false })).status).toBe(403);
    expect((await other.call('POST', `${GENERATIONS}/${document?.id}/refuser`, { motif: 'Non' })).status).toBe(403);
    expect((await veilleur.call('POST', path, { malgreLeControle: false })).status).toBe(200);
    expect(await read(document?.id ?? 0)).toMatchObject({ etat: 'validee', decidePar: veilleur.user.id });
  });

  it('has its conditions of agreement set by admins of editions alone, and asks only those who can agree', async () => {
    const { planifie, veilleur, admin, entiteId } = await scene();
    const { id } = await planifie({ validateurs: [veilleur.user.id] });
    const path = `/api/editions/planifications/${id}`;
    const change = async (person: typeof admin, changes: object) => {
      const { body } = await admin.call<{ version: number }>('GET', path);
      return (await person.call('PUT', path, { version: body.data.version, ...changes })).body.errors ?? [];
    };
    const refused = await change(veilleur, { validateurs: [], controleBloquant: false });
    expect(refused.map((error) => error.path)).toEqual(['validateurs', 'controleBloquant']);
    expect(await change(veilleur, { minimum: 3, controleBloquant: true })).toEqual([]);
    const web = await world().person({ roles: ['ROLE_WEB_ADMIN'], entiteId });
    expect(await change(admin, { validateurs: [web.user.id] })).toEqual([
      { path: 'validateurs', message: expect.stringContaining('ne pourrait pas valider') },
    ]);
    expect(await change(admin, { validateurs: [] })).toEqual([]);
  });

  it('whose document fails, whatever the reason, tells it once', async () => {
    const { planifie, execute, tellAll, letters, veilleur } = await scene();
    const [id = 0] = await execute(await planifie({ alertes: [veilleur.user.id] }));
    await sql`UPDATE taches SET etat = 'echouee', message = 'Interrompue trop souvent.' WHERE type = 'generation-pdf'
      AND cible_id = ${String(id)}`.execute(world().db);
    await tellAll();
    await tellAll();
    const told = await letters('Parution échouée\u00a0: Agenda du lundi');
    expect(
      told.filter(({ to }) => to === veilleur.user.email).map(({ text }) => text.includes('Interrompue trop souvent.')),
    ).toEqual([true]);
  });

  it('keeps as many documents as it says, not counting those that came to nothing', async () => {
    const { planifie, appear } = await scene();
    const { db } = world();
    const of = await planifie({ versions: 2 });
    const ids = [];
    for (let n = 0; n < 3; n += 1) ids.push((await appear(of))[0]?.id);
    await sql`INSERT INTO generations (modele, planification, entite_id, langue, sorties, etat, cree_le)
      SELECT modele, planification, entite_id, langue, sorties, 'sans-suite', cree_le FROM generations, generate_series(1, 5)
      WHERE id = ${ids[2]}`.execute(db);
    await generationsEntretien({ files, passages: [] }).run(db, world().now);
    const kept = await db
      .selectFrom('generations')
      .select(['id', 'etat'])
      .where('planification', '=', of.id)
      .orderBy('id')
      .execute();
    expect(kept.filter(({ etat }) => etat === 'validee').map(({ id }) => id)).toEqual(ids.slice(1));
    expect(kept.filter(({ etat }) => etat === 'sans-suite')).toHaveLength(2);
  });

  it('of another entity is not run by strangers', async () => {
    const { planifie, appear, GENERATIONS } = await scene();
    const of = await planifie({});
    const [document] = await appear(of);
    const stranger = await scene();
    expect((await stranger.admin.call('POST', `/api/editions/planifications/${of.id}/executer`)).status).toBe(404);
    expect(
      (await stranger.admin.call('POST', `${GENERATIONS}/${document?.id}/renvoyer`, { echecs: false })).status,
    ).toBe(404);
  });
});
