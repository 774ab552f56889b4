import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { until } from '../../platform/db/embedded/until.ts';
import type { Files } from '../../platform/files/files.ts';
import { createRoom } from '../../platform/files/room.ts';
import { JobLost } from '../../platform/jobs/job.errors.ts';
import { door, PATIENCE } from '../../platform/jobs/testing/use-queue.ts';
import { openDossier } from '../../publication/print/generations/dossiers.repository.ts';
import { generationsEntretien } from '../../publication/print/generations/generation.entretien.ts';
import { generationById } from '../../publication/print/generations/generations.repository.ts';
import { cleDossier, cleImage } from '../../publication/print/generations/instantane.ts';
import { fiche, guide, image } from '../../publication/print/testing/guide.ts';
import { readPdf } from '../../publication/print/testing/lire.ts';
import { type Guide, PATH, useGenerations } from './testing/generations.ts';

const { folder, store, world, work, asked, read } = await useGenerations();

const DAY = 24 * 60 * 60_000;
const maintain = (days = 0, files: Files = store) =>
  generationsEntretien({ files, passages: [join(folder, 'travail')] }).run(
    world().db,
    new Date(world().now.getTime() + days * DAY),
  );

const kept = async (prefix: string): Promise<string[]> => {
  const found: string[] = [];
  for await (const cle of store.list()) if (cle.startsWith(prefix)) found.push(cle);
  return found;
};
const put = (cle: string) => store.put(cle, Readable.from(['x']));

const made = async (opened: Guide): Promise<number> => {
  const id = await asked(opened);
  await work(opened, id);
  return id;
};

/** As if many documents had followed. */
const followed = (id: number) =>
  sql`INSERT INTO generations (modele, entite_id, langue, sorties, etat, cree_le, demande_par)
    SELECT modele, entite_id, langue, sorties, 'refusee', cree_le, demande_par FROM generations, generate_series(1, 20)
    WHERE id = ${id}`.execute(world().db);

/** A query waits for a lock that another transaction holds. */
const isWaiting = (query: string) =>
  until(async () => {
    const { rows } = await sql`SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE ${query}`.execute(world().db);
    return rows.length > 0;
  }, PATIENCE);

describe('the files of a document', () => {
  it('are not made where they would take the room of the database, and it is said', async () => {
    const opened = await guide(world(), { sorties: ['ecran'] });
    const id = await asked(opened);
    const full = createRoom(async () => ({ libre: 1e9 }));
    await expect(work(opened, id, full)).rejects.toThrow('Le disque du serveur est plein');
    expect(await kept(`editions/g${id}-`)).toEqual([]);
  });

  it('go with it once many others followed; the newest validated one and those that are frozen stay', async () => {
    const opened = await guide(world(), { sorties: ['ecran'] });
    await opened.objets(fiche('Auberge', 'Malbrume', image('https://photos.example/a.jpg')));
    const [oldest, frozen, newest] = [await made(opened), await made(opened), await made(opened)];
    await opened.admin.call('POST', `${PATH}/${frozen}/figer`, { figee: true });
    await followed(newest);
    await mkdir(join(folder, 'travail', 'edition-tuee'), { recursive: true });
    expect(await maintain(400)).toMatchObject({ restes: 1 });
    expect((await opened.admin.call('GET', `${PATH}/${oldest}`)).status).toBe(404);
    expect((await opened.admin.call('GET', `${PATH}/${frozen}`)).status).toBe(200);
    expect(await kept(`editions/g${oldest}-`)).toEqual([]);
    expect(await kept(`editions/g${frozen}-`)).toHaveLength(4);
    expect(await kept('editions/images/')).not.toEqual([]);
  });

  it('stay where it is frozen while the maintenance looks at it', async () => {
    const opened = await guide(world(), { sorties: ['ecran'] });
    const id = await made(opened);
    await followed(id);
    let running: Promise<unknown> = Promise.resolve();
    await world()
      .db.transaction()
      .execute(async (tx) => {
        await sql`UPDATE generations SET figee = true WHERE id = ${id}`.execute(tx);
        running = maintain();
        expect(await isWaiting('%generations%')).toBe(true);
      });
    await running;
    expect((await opened.admin.call('GET', `${PATH}/${id}`)).status).toBe(200);
    expect(await kept(`editions/g${id}-`)).toHaveLength(4);
  });

  it('go with its row, whatever took that along; what a killed server left goes a day later', async () => {
    const opened = await guide(world(), { sorties: ['ecran'] });
    const { db, now } = world();
    const [removed, cascaded] = [await made(opened), await made(opened)];
    expect((await opened.admin.call('POST', `${PATH}/${removed}/supprimer`)).status).toBe(200);
    expect(await until(async () => (await kept(`editions/g${removed}-`)).length === 0, PATIENCE)).toBe(true);
    await sql`DELETE FROM generations WHERE id = ${cascaded}`.execute(db);
    await openDossier(db, 'g0-tue', now);
    await put('editions/g0-tue/feuilles/1.webp');
    await put('editions/g0-tue/ecran.pdf');
    await maintain();
    expect(await kept('editions/g0-tue/')).toHaveLength(2);
    await sql`UPDATE editions_en_suspens SET depuis = depuis - interval '2000 days'`.execute(db);
    await maintain();
    expect(await kept('editions/g0-tue')).toEqual([]);
    expect(await kept(`editions/g${cascaded}-`)).toEqual([]);
    expect(await db.selectFrom('editions_en_suspens').selectAll().execute()).toEqual([]);
  });

  it('of another database stay in the store that it shares', async () => {
    const theirs = ['editions/g999999/ecran.pdf', 'editions/g999999-ab/ecran.pdf', cleImage('ab'.repeat(32))];
    for (const cle of theirs) await put(cle);
    await maintain(400);
    expect(await Promise.all(theirs.map((cle) => store.sizeOf(cle)))).toEqual([1, 1, 1]);
  });

  it('whose task failed may be removed at once; one that waits for its turn may not', async () => {
    const opened = await guide(world());
    const id = await asked(opened);
    const remove = async () => (await opened.admin.call('POST', `${PATH}/${id}/supprimer`)).status;
    expect(await remove()).toBe(409);
    const { db } = world();
    await sql`UPDATE taches SET etat = 'echouee', fin_le = now() FROM generations
      WHERE generations.id = ${id} AND taches.id = generations.tache`.execute(db);
    expect(await remove()).toBe(200);
    expect((await opened.admin.call('GET', `${PATH}/${id}`)).status).toBe(404);
  });

  it('that is made while the maintenance removes the same images are all there', async () => {
    const opened = await guide(world(), { sorties: ['ecran'] });
    const { db } = world();
    await opened.objets(fiche('Auberge', 'Malbrume', image('https://photos.example/b.jpg')));
    await made(opened);
    await sql`DELETE FROM generations`.execute(db);
    await sql`UPDATE images_d_edition SET demandee_le = demandee_le - interval '2000 days'`.execute(db);
    const id = await asked(opened);
    let making: Promise<unknown> | undefined;
    // An image is about to be removed while a document that shows it is drawn.
    const remove = async (cle: string) => {
      making ??= work(opened, id);
      expect(await isWaiting('%images_d_edition%')).toBe(true);
      await store.remove(cle);
    };
    await maintain(0, { ...store, remove });
    await making;
    const { instantane } = (await generationById(db, id)) ?? {};
    const images = Object.values(instantane?.ecran?.images ?? {});
    expect(images).toHaveLength(1);
    for (const empreinte of images) expect(await store.sizeOf(cleImage(empreinte))).not.toBeNull();
  });

  it('are those of the worker that has its job: one that was thought dead writes over nothing', {
    tags: 'torture',
  }, async () => {
    const opened = await guide(world(), { sorties: ['ecran'] });
    const { app, db } = world();
    const [objet] = await opened.objets(fiche('Auberge', 'Malbrume'));
    const id = await asked(opened);
    const gate = door();
    const { impression } = opened.dependencies;
    const drawTirage: typeof impression.drawTirage = async (...work) => {
      await gate.pass();
      return impression.drawTirage(...work);
    };
    const paused = work({ dependencies: { ...opened.dependencies, impression: { ...impression, drawTirage } } }, id);
    const lost = expect(paused).rejects.toBeInstanceOf(JobLost);
    await gate.arrived;
    await sql`UPDATE objet_documents SET document = jsonb_set(document, '{description,fr}', '"Ensuite."') WHERE objet_id = ${objet}`.execute(
      db,
    );
    await work(opened, id);
    await opened.admin.call('POST', `${PATH}/${id}/valider`, { malgreLeControle: true });
    gate.open();
    await lost;
    const { adresse, fichiers } = await read(opened, id);
    const served = await app.inject(adresse ?? '');
    expect((await readPdf(served.rawPayload)).pages.join('')).toContain('Ensuite');
    expect(served.rawPayload).toHaveLength(fichiers[0]?.poids ?? 0);
    const { dossier } = (await generationById(db, id)) ?? {};
    expect(await kept(`editions/g${id}-`)).toEqual(await kept(`${cleDossier(dossier ?? '')}/`));
  });
});
