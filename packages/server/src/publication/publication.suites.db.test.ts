import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { removeRecord } from '../crud/life/record-life.service.ts';
import type { CrudContext } from '../crud/write/record.service.ts';
import { createWrite, type Writing } from '../crud/write/writing.ts';
import { automate } from '../platform/auth/acteur.ts';
import { emptyTables } from '../platform/db/testing/empty-tables.ts';
import { createLog } from '../platform/log.ts';
import { publishRecord, withdrawRecord } from './publish.service.ts';
import { isPublishedEntry } from './published.entry.ts';
import { useListe } from './testing/use-liste.ts';

const publiee = useListe();
const { world, at, read, post, publishListe, clesNotees } = publiee;

describe('what was published', () => {
  it('can be shown again, then published anew', async () => {
    const first = (await publishListe()).body.data.enCours;
    const changed = await publiee.editeur.change('/web/listes', publiee.liste, { titre: { fr: 'Tables' } });
    const second = (await publishListe(changed.version)).body.data.enCours;
    const { status, body } = await post('retablir', { publication: first?.id ?? 0 });
    expect(status).toBe(200);
    expect(body.data.enCours?.id).toBe(first?.id);
    expect(body.data.items.map(({ id }) => id)).toEqual([second?.id, first?.id]);
    expect(await read()).toMatchObject({ etat: 'modifie', version: changed.version, titre: { fr: 'Tables' } });
  });

  it('makes anew the start of the sites that it leaves and of those that it enters', async () => {
    const [here, there] = [
      publiee.editeur.site,
      await publiee.editeur.create('/web/sites', { nom: 'B', code: 'b', langues: ['fr'], langueParDefaut: 'fr' }),
    ];
    const noted = async (change: () => Promise<unknown>) => {
      await emptyTables(world().db, 'changements_publics');
      await change();
      return (await clesNotees()).filter((cle) => cle.includes('sommaire')).sort();
    };
    const both = [`sommaire:site:${here.id}`, `sommaire:site:${there.id}`].sort();
    const first = (await publishListe()).body.data.enCours;
    const moved = await publiee.editeur.change('/web/listes', publiee.liste, { sites: [there.id] });
    expect(await noted(() => publishListe(moved.version))).toEqual(both);
    expect(await noted(() => post('retablir', { publication: first?.id ?? 0 }))).toEqual(both);
    const archive = async (archived: boolean) => {
      const { version } = await read();
      return publiee.editeur.person.call('POST', at(archived ? 'archive' : 'restore'), { version });
    };
    expect(await noted(() => archive(true))).toEqual(both.map((cle) => `!${cle}`).sort());
    expect(await noted(() => archive(false))).toEqual(both);
  });

  it('is of its record alone', async () => {
    const other = await publiee.editeur.liste('hotels');
    await publiee.editeur.publish(other);
    const { rows } = await sql<{ id: number }>`SELECT id FROM publications`.execute(world().db);
    expect((await post('retablir', { publication: rows[0]?.id ?? 0 })).status).toBe(404);
  });

  it('is withdrawn at once, kept, and withdrawn twice without harm', async () => {
    await publishListe();
    const { body } = await post('retirer');
    expect(body.data).toMatchObject({ enCours: null, items: [{ version: 1 }] });
    expect(await read()).toMatchObject({ etat: 'brouillon', publieLe: null });
    expect(await clesNotees()).toContain(`!listeWeb:${publiee.liste.id}`);
    expect((await post('retirer')).status).toBe(200);
  });

  it('is withdrawn with the record that is thrown away, and not shown again when that is brought back', async () => {
    await publishListe();
    await publiee.editeur.person.call('DELETE', `/api/web/listes/${publiee.liste.id}?version=1`);
    const { rows } = await sql`SELECT 1 FROM publications_en_cours`.execute(world().db);
    expect(rows).toEqual([]);
    expect((await publishListe(2)).status).toBe(409);
    expect(await clesNotees()).toContain(`!listeWeb:${publiee.liste.id}`);
  });
});

it('whoever follows changes hears of what is published, withdrawn and thrown away', async () => {
  const heard: unknown[] = [];
  const places: unknown[] = [];
  const engine: CrudContext = {
    ...world().engine,
    suites: [
      async (_, { action, before, after, places: left }) => {
        heard.push([action, before?.etat, after?.etat]);
        places.push(left);
      },
    ],
  };
  const entry = engine.registry.require('listeWeb');
  if (!isPublishedEntry(entry)) throw new Error('lists are published');
  const what = { entry, id: publiee.liste.id };
  const acteur = automate('demonstration', { scope: { kind: 'system', reason: 'a test' } });
  const act = (work: (writing: Writing) => Promise<unknown>) =>
    createWrite({ db: world().db, clock: { now: () => world().now }, log: createLog('silent') })(
      { acteur },
      async (w) => {
        await work(w);
        return null;
      },
    );
  const publish = () =>
    act((w) => publishRecord(engine, w, what, { version: publiee.liste.version, du: null, au: null, avec: false }));
  await publish();
  await act((w) => withdrawRecord(engine, w, what));
  await act((w) => withdrawRecord(engine, w, what));
  await publish();
  await act((w) => removeRecord(engine, w, entry, publiee.liste.id, { unversioned: true }));
  expect(heard).toEqual([
    ['publier', 'brouillon', 'publie'],
    ['retirer', 'publie', 'brouillon'],
    ['publier', 'brouillon', 'publie'],
    ['supprimer', 'publie', 'brouillon'],
  ]);
  expect(places).toEqual([[], publiee.liste.sites, [], publiee.liste.sites]);
  // Listeners only hear of the removal: the record was withdrawn with it.
  const { rows } = await sql`SELECT 1 FROM publications_en_cours`.execute(world().db);
  expect(rows).toEqual([]);
});

describe('the journal', () => {
  it('tells who published, showed again and withdrew', async () => {
    const first = (await publishListe()).body.data.enCours;
    await post('retablir', { publication: first?.id ?? 0 });
    await post('retirer');
    const { rows } = await sql<{ action: string }>`
      SELECT action FROM journal WHERE cible = 'listeWeb' AND cible_id = ${String(publiee.liste.id)} ORDER BY id`.execute(
      world().db,
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'listeWeb.creer',
      'listeWeb.publier',
      'listeWeb.republier',
      'listeWeb.retirer',
    ]);
  });
});
