import type { AnyRecord, Publications } from '@bridge/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { removeRecord } from '../crud/life/record-life.service.ts';
import type { CrudContext } from '../crud/write/record.service.ts';
import { createWrite, type Writing } from '../crud/write/writing.ts';
import { automate } from '../platform/auth/acteur.ts';
import { emptyTables } from '../platform/db/testing/empty-tables.ts';
import { createLog } from '../platform/log.ts';
import { useWorld } from '../testing/use-world.ts';
import { endOfPublication } from './publication.repository.ts';
import { publishRecord, withdrawRecord } from './publish.service.ts';
import { isPublishedEntry } from './published.entry.ts';
import { createEditeur, type Editeur } from './web/testing/editeur.ts';

const world = useWorld();
let editeur: Editeur;
let liste: AnyRecord;

beforeEach(async () => {
  await emptyTables(
    world().db,
    'sites',
    'listes_web',
    'selections',
    'modeles_liste',
    'publications',
    'changements_publics',
  );
  editeur = await createEditeur(world());
  liste = await editeur.liste('restaurants');
});

const at = (path: string, id = liste.id) => `/api/web/listes/${id}/${path}`;
const read = async () => (await editeur.person.call<AnyRecord>('GET', `/api/web/listes/${liste.id}`)).body.data;
const post = (path: string, body?: object) => editeur.person.call<Publications>('POST', at(path), body);
const publishListe = (version = liste.version, dates: object = {}) =>
  post('publier', { version, du: null, au: null, ...dates });
const clesNotees = async () => {
  const { rows } = await sql<{ cles: string[] }>`SELECT cles FROM changements_publics ORDER BY id`.execute(world().db);
  return rows.flatMap(({ cles }) => cles);
};

describe('publishing', () => {
  it('makes what is saved what visitors see, without a new version of the record', async () => {
    const { status, body } = await publishListe();
    expect(status).toBe(200);
    expect(body.data.enCours).toMatchObject({ version: 1, publiePar: 'Prénom Nom', du: null, au: null });
    expect(body.data.items).toHaveLength(1);
    expect(await read()).toMatchObject({ etat: 'publie', version: 1, publieLe: world().now.toISOString() });
    const { rows } = await sql<{ contenu: AnyRecord }>`SELECT contenu FROM publications`.execute(world().db);
    expect(rows[0]?.contenu).toMatchObject({
      code: 'restaurants',
      titre: { fr: 'restaurants' },
      selection: editeur.selection.id,
    });
    expect(await clesNotees()).toContain(`listeWeb:${liste.id}`);
  });

  it('says what keeps visitors from seeing it as it was meant, and no more once that is mended', async () => {
    const moteur = await editeur.create('/web/moteurs', { nom: 'Par commune', code: 'par-commune' });
    liste = await editeur.change('/web/listes', liste, { moteur: moteur.id });
    const { body } = await publishListe();
    expect(body.data.remarques).toEqual([
      expect.stringContaining('Son moteur «\u00a0Par commune\u00a0» n’est pas publié'),
    ]);
    const published = await editeur.person.call('POST', `/api/web/moteurs/${moteur.id}/publier`, {
      version: moteur.version,
      du: null,
      au: null,
    });
    expect(published.status).toBe(200);
    const again = await editeur.person.call<Publications>('GET', at('publications'));
    expect(again.body.data.remarques).toEqual([]);
  });

  it('takes with it what it needs and nobody sees yet, in one act, and leaves what somebody prepares', async () => {
    const { rows: gabarits } = await sql<{ id: number }>`SELECT id FROM gabarits_fiche LIMIT 1`.execute(world().db);
    const ficheOf = (nom: string) =>
      editeur.create('/web/fiches', { nom, code: nom.toLowerCase(), gabarit: gabarits[0]?.id });
    const [moteur, fiche, seen] = [
      await editeur.create('/web/moteurs', { nom: 'Par commune', code: 'par-commune' }),
      await ficheOf('Restaurant'),
      await ficheOf('Hotel'),
    ];
    await editeur.person.call('POST', `/api/web/fiches/${seen.id}/publier`, { version: 1, du: null, au: null });
    const prepared = await editeur.change('/web/fiches', seen, { nom: 'Hôtel' });
    const fiches = [fiche, seen].map(({ id }) => ({ fiche: id, typesObjets: [] }));
    await editeur.change('/web/sites', editeur.site, { fiches });
    liste = await editeur.change('/web/listes', liste, { moteur: moteur.id });
    const { body: told } = await editeur.person.call<Publications>('GET', at('publications'));
    expect(told.data.aPublier.map(({ nature, nom }) => [nature, nom])).toEqual([
      ['Moteur', 'Par commune'],
      ['Fiche', 'Restaurant'],
    ]);
    const { body } = await publishListe(liste.version, { avec: true });
    expect([body.data.remarques, body.data.aPublier]).toEqual([[], []]);
    const etatOf = async (path: string, { id }: AnyRecord) =>
      (await editeur.person.call<AnyRecord>('GET', `/api/web/${path}/${id}`)).body.data.etat;
    expect([await etatOf('moteurs', moteur), await etatOf('fiches', fiche)]).toEqual(['publie', 'publie']);
    expect(await etatOf('fiches', prepared)).toBe('modifie');
  });

  it('refuses a version that is not the saved one, with both states', async () => {
    const changed = await editeur.change('/web/listes', liste, { titre: { fr: 'Tables' } });
    const { status, body } = await publishListe(liste.version);
    expect([status, body.code]).toEqual([409, 40_900]);
    expect(body.data).toMatchObject({ current: { version: changed.version, titre: { fr: 'Tables' } } });
    expect(await read()).toMatchObject({ etat: 'brouillon' });
  });

  it('leaves the version that visitors see until the next one starts, and takes it back when that is put off again', async () => {
    const vues = async () => {
      const { rows } = await sql<{ titre: string; du: Date | null; au: Date | null }>`
        SELECT contenu->'titre'->>'fr' AS titre, du, au FROM publications_suivies ORDER BY du NULLS FIRST`.execute(
        world().db,
      );
      return rows;
    };
    await publishListe();
    const [first, later] = [new Date('2099-01-01T00:00:00Z'), new Date('2099-02-01T00:00:00Z')];
    const changed = await editeur.change('/web/listes', liste, { titre: { fr: 'Tables' } });
    await publishListe(changed.version, { du: first.toISOString() });
    expect(await vues()).toEqual([
      { titre: 'restaurants', du: null, au: first },
      { titre: 'Tables', du: first, au: null },
    ]);
    await publishListe(changed.version, { du: later.toISOString() });
    expect(await vues()).toEqual([
      { titre: 'restaurants', du: null, au: later },
      { titre: 'Tables', du: later, au: null },
    ]);
    await publishListe(changed.version);
    expect(await vues()).toEqual([{ titre: 'Tables', du: null, au: null }]);
  });

  it('ends when no version is left to be seen', async () => {
    const fin = () => endOfPublication(world().db, 'listeWeb', liste.id);
    const [first, later] = ['2099-01-01T00:00:00.000Z', '2099-02-01T00:00:00.000Z'];
    await publishListe();
    expect(await fin()).toBeNull();
    await publishListe(1, { au: first });
    expect((await fin())?.toISOString()).toBe(first);
    await publishListe(1, { du: first, au: later });
    expect((await fin())?.toISOString()).toBe(later);
    await publishListe(1, { du: first });
    expect(await fin()).toBeNull();
  });

  it('refuses an end before the start', async () => {
    const { status } = await publishListe(1, { du: '2026-12-02T00:00:00Z', au: '2026-12-01T00:00:00Z' });
    expect(status).toBe(400);
  });

  it('leaves what was published as it was when the record is changed since, and says so', async () => {
    await publishListe();
    const changed = await editeur.change('/web/listes', liste, { titre: { fr: 'Tables' } });
    expect(changed.etat).toBe('modifie');
    const { rows } = await sql<{ titre: string }>`SELECT contenu->'titre'->>'fr' AS titre FROM publications`.execute(
      world().db,
    );
    expect(rows).toEqual([{ titre: 'restaurants' }]);
  });

  it('is done once for a request that is sent twice with its key', async () => {
    const headers = { authorization: `Bearer ${editeur.person.tokens.token}`, 'idempotency-key': 'une-fois' };
    const payload = { version: 1, du: null, au: null };
    const send = () => world().call<Publications>('POST', at('publier'), { headers, payload });
    const [first, second] = [await send(), await send()];
    expect(second.body.data).toEqual(first.body.data);
    expect(second.body.data.items).toHaveLength(1);
  });

  it('is refused to who may not change the record, and unknown to who does not see it', async () => {
    const elsewhere = await world().createEntite('Ailleurs');
    const stranger = await world().person({ roles: ['ROLE_ADMIN'], entiteId: elsewhere });
    const body = { version: 1, du: null, au: null };
    expect((await stranger.call('POST', at('publier'), body)).status).toBe(404);
    await editeur.change('/web/listes', liste, { partage: 'toutes' });
    expect((await stranger.call('POST', at('publier'), { ...body, version: 2 })).status).toBe(403);
    expect((await stranger.call('GET', at('publications'))).status).toBe(200);
    const printer = await world().person({ roles: ['ROLE_EDITION_ADMIN'] });
    expect((await printer.call('POST', at('publier'), body)).status).toBe(403);
  });
});

describe('what was published', () => {
  it('can be shown again, then published anew', async () => {
    const first = (await publishListe()).body.data.enCours;
    const changed = await editeur.change('/web/listes', liste, { titre: { fr: 'Tables' } });
    const second = (await publishListe(changed.version)).body.data.enCours;
    const { status, body } = await post('retablir', { publication: first?.id ?? 0 });
    expect(status).toBe(200);
    expect(body.data.enCours?.id).toBe(first?.id);
    expect(body.data.items.map(({ id }) => id)).toEqual([second?.id, first?.id]);
    expect(await read()).toMatchObject({ etat: 'modifie', version: changed.version, titre: { fr: 'Tables' } });
  });

  it('makes anew the start of the sites that it leaves and of those that it enters', async () => {
    const [here, there] = [
      editeur.site,
      await editeur.create('/web/sites', { nom: 'B', code: 'b', langues: ['fr'], langueParDefaut: 'fr' }),
    ];
    const noted = async (change: () => Promise<unknown>) => {
      await emptyTables(world().db, 'changements_publics');
      await change();
      return (await clesNotees()).filter((cle) => cle.includes('sommaire')).sort();
    };
    const both = [`sommaire:site:${here.id}`, `sommaire:site:${there.id}`].sort();
    const first = (await publishListe()).body.data.enCours;
    const moved = await editeur.change('/web/listes', liste, { sites: [there.id] });
    expect(await noted(() => publishListe(moved.version))).toEqual(both);
    expect(await noted(() => post('retablir', { publication: first?.id ?? 0 }))).toEqual(both);
    const archive = async (archived: boolean) => {
      const { version } = await read();
      return editeur.person.call('POST', at(archived ? 'archive' : 'restore'), { version });
    };
    expect(await noted(() => archive(true))).toEqual(both.map((cle) => `!${cle}`).sort());
    expect(await noted(() => archive(false))).toEqual(both);
  });

  it('is of its record alone', async () => {
    const other = await editeur.liste('hotels');
    await editeur.publish(other);
    const { rows } = await sql<{ id: number }>`SELECT id FROM publications`.execute(world().db);
    expect((await post('retablir', { publication: rows[0]?.id ?? 0 })).status).toBe(404);
  });

  it('is withdrawn at once, kept, and withdrawn twice without harm', async () => {
    await publishListe();
    const { body } = await post('retirer');
    expect(body.data).toMatchObject({ enCours: null, items: [{ version: 1 }] });
    expect(await read()).toMatchObject({ etat: 'brouillon', publieLe: null });
    expect(await clesNotees()).toContain(`!listeWeb:${liste.id}`);
    expect((await post('retirer')).status).toBe(200);
  });

  it('is withdrawn with the record that is thrown away, and not shown again when that is brought back', async () => {
    await publishListe();
    await editeur.person.call('DELETE', `/api/web/listes/${liste.id}?version=1`);
    const { rows } = await sql`SELECT 1 FROM publications_en_cours`.execute(world().db);
    expect(rows).toEqual([]);
    expect((await publishListe(2)).status).toBe(409);
    expect(await clesNotees()).toContain(`!listeWeb:${liste.id}`);
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
  const what = { entry, id: liste.id };
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
    act((w) => publishRecord(engine, w, what, { version: liste.version, du: null, au: null, avec: false }));
  await publish();
  await act((w) => withdrawRecord(engine, w, what));
  await act((w) => withdrawRecord(engine, w, what));
  await publish();
  await act((w) => removeRecord(engine, w, entry, liste.id, { unversioned: true }));
  expect(heard).toEqual([
    ['publier', 'brouillon', 'publie'],
    ['retirer', 'publie', 'brouillon'],
    ['publier', 'brouillon', 'publie'],
    ['supprimer', 'publie', 'brouillon'],
  ]);
  expect(places).toEqual([[], liste.sites, [], liste.sites]);
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
      SELECT action FROM journal WHERE cible = 'listeWeb' AND cible_id = ${String(liste.id)} ORDER BY id`.execute(
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
