import { type EditedResource, type HistoryEntry, selection, tag, tri } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { insertObjets } from '../../catalogue/testing/objets.ts';
import { automate } from '../../platform/auth/acteur.ts';
import { digest } from '../../platform/auth/secret.ts';
import { createLog } from '../../platform/log.ts';
import { useWorld } from '../../testing/use-world.ts';
import { importRecords } from '../files/import.service.ts';
import { bulkAction } from '../life/bulk.service.ts';
import { mergeRecords } from '../life/merge.service.ts';
import { crudMaintenance, TRASH_LIFE } from '../life/purge.service.ts';
import {
  archiveRecord,
  duplicateRecord,
  removeRecord,
  restoreRecord,
  restoreVersion,
} from '../life/record-life.service.ts';
import { changeRecord, createRecord } from './record.service.ts';
import { createWrite, type Writing } from './writing.ts';

const world = useWorld();
const acteur = automate('demonstration', { scope: { kind: 'system', reason: 'a test' } });
const UNVERSIONED = { unversioned: true };
const PAR_TIRAGE = { genre: 'rotation' };
let serial = 0;

/** Changes records as a job does, and hears of every event. */
function openJob() {
  const heard: string[] = [];
  const engine = {
    ...world().engine,
    suites: [
      ...world().engine.suites,
      async (
        _: Writing,
        { entry, action, id }: { entry: { resource: EditedResource }; action: string; id: number },
      ) => {
        heard.push(`${entry.resource.id}.${action} ${id}`);
      },
    ],
  };
  const write = createWrite({ db: world().db, clock: { now: () => world().now }, log: createLog('silent') });
  const tags = engine.registry.require(tag);
  const make = (values: object = {}) =>
    write({ acteur }, (writing) => {
      serial += 1;
      const body = { libelle: { fr: `Mot ${serial}` }, code: `mot-${serial}`, ...values };
      return createRecord(engine, writing, tags, tag.creation.parse(body));
    });
  /** The events of a change, which are the lines of the journal. */
  const told = async (work: (writing: Writing) => Promise<unknown>) => {
    const since = await lastLine();
    heard.length = 0;
    await write({ acteur }, async (w) => {
      await work(w);
      return null;
    });
    expect(await linesSince(since)).toEqual(heard);
    return [...heard];
  };
  return { engine, write, tags, make, told, heard };
}

const lastLine = async () =>
  (await sql<{ id: number }>`SELECT coalesce(max(id), 0) AS id FROM journal`.execute(world().db)).rows[0]?.id ?? 0;

async function linesSince(id: number): Promise<string[]> {
  const { rows } = await sql<{ ligne: string }>`
    SELECT action || ' ' || cible_id AS ligne FROM journal WHERE id > ${id} ORDER BY id`.execute(world().db);
  return rows.map(({ ligne }) => ligne);
}

describe('every change of a record leaves one event', () => {
  it('when it is created, changed, put away, thrown away and brought back', async () => {
    const { engine, tags, make, told } = openJob();
    const { id } = await make();
    const change = { libelle: { fr: 'Autre mot' } };
    expect(await told((w) => changeRecord(engine, w, tags, id, change, UNVERSIONED))).toEqual([`tag.modifier ${id}`]);
    expect(await told((w) => changeRecord(engine, w, tags, id, change, UNVERSIONED))).toEqual([]);
    expect(await told((w) => archiveRecord(engine, w, tags, id, UNVERSIONED))).toEqual([`tag.archiver ${id}`]);
    expect(await told((w) => restoreRecord(engine, w, tags, id, UNVERSIONED))).toEqual([`tag.desarchiver ${id}`]);
    expect(await told((w) => restoreVersion(engine, w, tags, id, 1, UNVERSIONED))).toEqual([`tag.retablir ${id}`]);
    expect(await told((w) => removeRecord(engine, w, tags, id, UNVERSIONED))).toEqual([`tag.supprimer ${id}`]);
    expect(await told((w) => restoreRecord(engine, w, tags, id, UNVERSIONED))).toEqual([`tag.restaurer ${id}`]);
    const copied = await told((w) => duplicateRecord(engine, w, tags, id));
    expect(copied).toEqual([expect.stringMatching(/^tag\.dupliquer \d+$/)]);
  });

  it('each, when many are changed at once; none for what is only tried', async () => {
    const { engine, tags, write, make, told } = openJob();
    const [one, other] = [await make(), await make()];
    const archive = { action: 'archive', ids: [one.id, other.id], dryRun: false } as const;
    const act = (dryRun: boolean) => (w: Writing) =>
      bulkAction(engine, w, tags, { ...archive, ids: [...archive.ids], dryRun });
    const since = await lastLine();
    await write({ acteur }, act(true));
    expect(await linesSince(since)).toEqual([]);
    expect(await told(act(false))).toEqual([`tag.archiver ${one.id}`, `tag.archiver ${other.id}`]);
  });

  it('each, when a file is read', async () => {
    const { engine, tags, make, told } = openJob();
    const known = await make();
    const csv = `Numéro;Libellé;Code\n${known.id};Relu;relu-${known.id}\n;Nouveau;nouveau-${known.id}\n`;
    const events = await told((w) => importRecords(engine, w, tags, { csv, dryRun: false }));
    expect(events).toEqual([`tag.modifier ${known.id}`, expect.stringMatching(/^tag\.creer \d+$/)]);
  });

  it('each, when several become one: of those that go, and of those that used them', async () => {
    const { engine, tags, write, make, told } = openJob();
    const [kept, merged] = [await make(), await make()];
    const entry = engine.registry.require(tri);
    const body = tri.creation.parse({
      nom: 'Par tag',
      code: `par-tag-${merged.id}`,
      cles: [PAR_TIRAGE],
      tags: [merged.id],
    });
    const user = await write({ acteur }, (w) => createRecord(engine, w, entry, body));
    const merge = { garde: kept.id, fusionnes: [merged.id], dryRun: false };
    expect(await told((w) => mergeRecords(engine, w, tags, merge))).toEqual([
      `tri.fusionner ${user.id}`,
      `tag.supprimer ${merged.id}`,
    ]);
  });

  it('when the trash is emptied, without a word of what it was', async () => {
    const { engine, tags, write, make, heard } = openJob();
    const { id } = await make();
    await write({ acteur }, (w) => removeRecord(engine, w, tags, id, UNVERSIONED).then(() => null));
    heard.length = 0;
    await crudMaintenance(engine, createLog('silent')).run(
      world().db,
      new Date(world().now.getTime() + TRASH_LIFE + 1_000),
    );
    expect(heard).toContain(`tag.effacer ${id}`);
    const { rows } =
      await sql`SELECT automate, details FROM journal WHERE action = 'tag.effacer' AND cible_id = ${String(id)}`.execute(
        world().db,
      );
    expect(rows).toEqual([{ automate: 'entretien', details: {} }]);
  });
});

describe('a job that changes records', () => {
  it('is held by their rules', async () => {
    const { engine, write } = openJob();
    const entry = engine.registry.require(selection);
    const objets = await insertObjets(world().db, [{}, {}]);
    const body = selection.creation.parse({
      nom: 'Contradictoire',
      code: 'contradictoire',
      mode: 'manuelle',
      inclusions: objets.map((objet) => ({ objet, position: 1 })),
    });
    await expect(write({ acteur }, (w) => createRecord(engine, w, entry, body))).rejects.toMatchObject({
      details: { errors: [{ path: 'inclusions.1.position' }] },
    });
  });

  it('is named in the history and in the journal, and public pages are made anew', async () => {
    const { engine, write } = openJob();
    const entry = engine.registry.require(tri);
    const body = tri.creation.parse({ nom: 'Fait par une tâche', code: 'fait-par-une-tache', cles: [PAR_TIRAGE] });
    let told = 0;
    world().engine.onPublicChange(() => {
      told += 1;
    });
    const { id } = await write({ acteur }, (w) => createRecord(engine, w, entry, body));
    const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const history = await admin.call<{ items: HistoryEntry[] }>('GET', `/api${tri.path}/${id}/history`);
    const nobody = { par: null, acteur: { id: null, nom: 'Démonstration (Bridge)' } };
    expect(history.body.data.items[0]).toMatchObject({ action: 'creer', ...nobody });
    const filter = JSON.stringify({ action: ['tri.creer'], automate: ['demonstration'] });
    const journal = await admin.call<{ items: unknown[] }>(
      'GET',
      `/api/superadmin/gestion/journal?filter=${encodeURIComponent(filter)}`,
    );
    expect(journal.body.data.items[0]).toMatchObject({ cible: 'tri', cibleId: String(id), automate: 'demonstration' });
    const { rows } = await sql`SELECT 1 FROM changements_publics WHERE ${`tri:${id}`} = ANY (cles)`.execute(world().db);
    expect(rows).toHaveLength(1);
    expect(told).toBe(1);
  });

  it('happens once under its key, and gives its first answer again', async () => {
    const { engine, write, tags } = openJob();
    const cle = { nom: 'tache 12', empreinte: digest('ce qui est demandé') };
    const work = (w: Writing) =>
      createRecord(engine, w, tags, tag.creation.parse({ libelle: { fr: 'Une fois' }, code: `une-fois-${serial}` }));
    const first = await write({ acteur, cle }, work);
    expect((await write({ acteur, cle }, work)).id).toBe(first.id);
    const other = { ...cle, empreinte: digest('autre chose') };
    await expect(write({ acteur, cle: other }, work)).rejects.toMatchObject({ errorName: 'keyReused' });
    const { rows } = await sql`SELECT 1 FROM tags WHERE code = ${`une-fois-${serial}`}`.execute(world().db);
    expect(rows).toHaveLength(1);
  });
});
