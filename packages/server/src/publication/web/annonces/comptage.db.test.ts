import { type Annonce, type AnyRecord, nouvelleCreation } from '@bridge/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../platform/db/testing/empty-tables.ts';
import { useWorld } from '../../../testing/use-world.ts';
import { type Office, officeEnLigne } from '../testing/site.ts';
import { annoncesEntretien } from './annonces.entretien.ts';
import { regieDe } from './testing/regie.ts';

const world = useWorld();
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0';
let office: Office;
let site = 0;
let espace: AnyRecord;
let annonce: Annonce;
/** An annonce of an establishment, without an address of its own. */
let maison: Annonce;
let quoi = '';

beforeAll(async () => {
  office = await officeEnLigne(world());
  const regie = await regieDe(world(), office);
  site = office.site.id;
  espace = await regie.espace();
  annonce = await regie.annonce({ espaces: [espace.id], au: '2099-12-31' });
  const [objet = 0] = await office.objets({ colonnes: { nom: 'Auberge' } });
  const creations = [{ ...nouvelleCreation(regie.texte.id), titre: 'Dormez' }];
  maison = await regie.annonce({ espaces: [(await regie.espace()).id], objet, creations });
  quoi = `${annonce.id}-${espace.id}-${site}-${regie.texte.id}-fr`;
});
beforeEach(() => emptyTables(world().db, 'comptes_annonce', 'evenements_annonce'));

const ask = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  world().app.inject({ url: `/public/_annonces/${url}`, headers: { 'user-agent': FIREFOX, ...headers } });
const jeton = async (of = site) => (await ask(`jeton?site=${of}`)).body;
const tell = (payload: unknown, headers: Readonly<Record<string, string>> = {}) =>
  world().app.inject({
    method: 'POST',
    url: '/public/_annonces',
    headers: { 'user-agent': FIREFOX, 'content-type': 'text/plain', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
const vue = async (changes: object = {}) => ({
  site,
  jeton: await jeton(),
  vues: [[annonce.id, espace.id]],
  ...changes,
});
const counted = async () => {
  const { rows } = await sql<{ genre: string; n: number }>`
    SELECT genre, sum(nombre)::int AS n FROM comptes_annonce GROUP BY 1 ORDER BY 1`.execute(world().db);
  return Object.fromEntries(rows.map(({ genre, n }) => [genre, n]));
};

describe('a view of an annonce', () => {
  it('counts once for a page, however often it is told', async () => {
    const told = await vue();
    const answers = await Promise.all([tell(told), tell(told), tell(told)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    expect(await counted()).toEqual({ vue: 1 });
    await tell(await vue());
    expect(await counted()).toEqual({ vue: 2 });
  });

  it('counts for nothing without a jeton of ours, of this site and of this half hour', async () => {
    await tell(await vue({ jeton: 'forge.9999999999999.x' }));
    await tell(await vue({ jeton: await jeton(site + 1) }));
    const old = await vue();
    world().advance(31 * 60_000);
    await tell(old);
    expect(await counted()).toEqual({});
  });

  it('counts for nothing where the annonce is not shown, and of robots, prefetches and who asks not to be followed', async () => {
    await tell(await vue({ vues: [[annonce.id, espace.id + 1]] }));
    await tell(await vue({ vues: [[annonce.id + 1_000, espace.id]] }));
    await tell(await vue(), { 'user-agent': 'Googlebot/2.1' });
    await tell(await vue(), { 'sec-purpose': 'prefetch;prerender' });
    await tell(await vue(), { 'sec-gpc': '1' });
    await ask(`vue/${quoi}.gif`, { dnt: '1' });
    await tell('{"site":');
    await ask(`vue/${quoi}.gif`, { 'user-agent': 'curl/8' });
    expect(await counted()).toEqual({});
    expect((await tell('x'.repeat(2_000))).statusCode).toBe(413);
  });

  it('counts so many times a minute for one network, whatever it forges', async () => {
    world().advance(61_000);
    for (let n = 0; n < 70; n += 1) await tell(await vue());
    expect(await counted()).toEqual({ vue: 60 });
    world().advance(61_000);
    await tell(await vue({ vues: Array.from({ length: 20 }, () => [annonce.id, espace.id]) }));
    expect(await counted()).toEqual({ vue: 61 });
  });

  it('counts without a script, once an hour for a browser', async () => {
    for (const _ of [1, 2]) expect((await ask(`vue/${quoi}.gif`)).headers['content-type']).toBe('image/gif');
    expect(await counted()).toEqual({ vue: 1 });
    world().advance(3_600_000);
    await ask(`vue/${quoi}.gif`);
    expect(await counted()).toEqual({ vue: 2 });
  });

  it('leaves no trace at the visitor’s, and none of the visitor', async () => {
    const told = await vue();
    const answers = [await tell(told), await ask(`clic/${quoi}?j=${told.jeton}`)];
    for (const { headers } of answers) expect(headers['set-cookie']).toBeUndefined();
    await annoncesEntretien.run(world().db, new Date(world().now.getTime() + 4 * 3_600_000));
    const { rows } = await sql`SELECT FROM evenements_annonce`.execute(world().db);
    expect(rows).toEqual([]);
    expect(await counted()).toEqual({ clic: 1, vue: 1 });
  });
});

describe('an event of what is not sold there', () => {
  const changed = async (table: 'annonces' | 'espaces' | 'sites', set: ReturnType<typeof sql>, id: number) => {
    const { db } = world();
    const before = await sql`SELECT * FROM ${sql.table(table)} WHERE id = ${id}`.execute(db);
    await sql`UPDATE ${sql.table(table)} SET ${set} WHERE id = ${id}`.execute(db);
    await tell(await vue());
    const [row] = before.rows as Record<string, unknown>[];
    return { counts: await counted(), row: row ?? {} };
  };
  const put = (table: 'annonces' | 'espaces' | 'sites', id: number, row: Record<string, unknown>, ...names: string[]) =>
    sql`UPDATE ${sql.table(table)} SET ${sql.join(names.map((name) => sql`${sql.ref(name)} = ${row[name]}`))} WHERE id = ${id}`.execute(
      world().db,
    );

  it('is not counted: channel, site, neither espace nor tag', async () => {
    for (const [name, set] of [
      ['canaux', sql`canaux = '{print}'`],
      ['sites', sql`sites = ARRAY[${site + 1_000}]::bigint[]`],
      ['espaces', sql`espaces = '{}'`],
    ] as const) {
      const { counts, row } = await changed('annonces', set, annonce.id);
      await put('annonces', annonce.id, row, name);
      expect([name, counts]).toEqual([name, {}]);
    }
    await tell(await vue());
    expect(await counted()).toEqual({ vue: 1 });
  });

  it('is not counted: of an entity that may not sell there, on a site of another branch', async () => {
    const elsewhere = await world().createEntite('Ailleurs');
    const moved = await changed('annonces', sql`entite_id = ${elsewhere}`, annonce.id);
    expect(moved.counts).toEqual({});
    await sql`UPDATE espaces SET entites_invitees = ARRAY[${elsewhere}]::bigint[] WHERE id = ${espace.id}`.execute(
      world().db,
    );
    await tell(await vue());
    expect(await counted()).toEqual({ vue: 1 });
    await put('annonces', annonce.id, moved.row, 'entite_id');
    const everywhere = await changed('espaces', sql`sites = '{}', entites_invitees = '{}'`, espace.id);
    expect(everywhere.counts).toEqual({ vue: 2 });
    const away = await changed('sites', sql`entite_id = ${elsewhere}`, site);
    expect(away.counts).toEqual({ vue: 2 });
    await put('sites', site, away.row, 'entite_id');
    await put('espaces', espace.id, everywhere.row, 'sites');
  });
});

describe('why an annonce is there', () => {
  const why = (headers: Readonly<Record<string, string>> = {}, of = `${office.site.code}-fr`) =>
    ask(`pourquoi/${of}`, headers);

  it('is told in words, without a script, with how not to be counted', async () => {
    const { statusCode, body, headers } = await why();
    expect(statusCode).toBe(200);
    expect(body).toContain('Global Privacy Control');
    expect(body).toContain(`href="/public/${office.site.code}/fr"`);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect([headers['set-cookie'], body.includes('<script')]).toEqual([undefined, false]);
    expect((await why({}, `${office.site.code}-de`)).body).toContain('Why this ad?');
  });

  it('names the site as visitors know it', async () => {
    const { id } = office.site;
    await world()
      .db.updateTable('sites')
      .set({ titre: JSON.stringify({ fr: 'Le Val en fête' }) })
      .where('id', '=', Number(id))
      .execute();
    expect((await why()).body).toContain('Le Val en fête');
    await world().db.updateTable('sites').set({ titre: '{}' }).where('id', '=', Number(id)).execute();
  });

  it('says whether the browser opposes', async () => {
    expect((await why()).body).toContain('n’envoie pas ce signal');
    for (const signal of [{ 'sec-gpc': '1' }, { dnt: '1' }]) expect((await why(signal)).body).toContain('pas compté');
  });

  it('is nowhere without the module, nor for what is no site', async () => {
    expect((await why({}, 'nulle-part-fr')).statusCode).toBe(404);
    await world().setParametres({ enable_module_ads: false });
    expect((await why()).statusCode).toBe(404);
    await world().setParametres({ enable_module_ads: true });
  });
});

describe('a click on an annonce', () => {
  it('leads where it was saved to, whatever the address says, and counts its view', async () => {
    const { statusCode, headers } = await ask(`clic/${quoi}?dest=https://mechant.example&url=https://mechant.example`);
    expect(statusCode).toBe(302);
    expect(headers.location).toMatch(
      /^https:\/\/velos\.exemple\.fr\/offre\?x=1&utm_source=.*&utm_medium=web&utm_campaign=velos$/,
    );
    expect(await counted()).toEqual({ clic: 1, vue: 1 });
  });

  it('is of the page that it was seen in', async () => {
    const told = await vue();
    await tell(told);
    await ask(`clic/${quoi}?j=${told.jeton}`);
    await ask(`clic/${quoi}?j=${told.jeton}`);
    expect(await counted()).toEqual({ clic: 1, vue: 1 });
  });

  it('is of its view two hours later too', async () => {
    const told = await vue();
    await tell(told);
    world().advance(120 * 60_000);
    await ask(`clic/${quoi}?j=${told.jeton}`);
    expect(await counted()).toEqual({ clic: 1, vue: 1 });
  });

  it('of two people behind one address counts twice: each has the jeton of a page', async () => {
    for (const _ of [1, 2]) await ask(`clic/${quoi}?j=${await jeton()}`);
    expect(await counted()).toEqual({ clic: 2, vue: 2 });
  });

  it('is what a person opens, not what a picture asks for', async () => {
    await ask(`clic/${quoi}`, { 'sec-fetch-dest': 'image' });
    expect(await counted()).toEqual({});
    await ask(`clic/${quoi}`, { 'sec-fetch-dest': 'document' });
    expect(await counted()).toEqual({ clic: 1, vue: 1 });
  });

  it('leads to the fiche of its establishment where it has no address', async () => {
    const { headers } = await ask(`clic/${maison.id}-${espace.id}-${site}-${maison.format}-fr`);
    expect(headers.location).toBe(`/public/${office.site.code}/fr/fiche/${maison.objet}`);
  });

  it('leads nowhere for numbers of nothing', async () => {
    const { site: ailleurs } = await officeEnLigne(world());
    // An annonce is not counted on a site that does not show it, and the answer does not tell the code of that site.
    const stray = `clic/${maison.id}-${espace.id}-${ailleurs.id}-${maison.format}-fr`;
    for (const url of [
      stray,
      'clic/1-2-3-4-fr',
      `clic/${quoi}x`,
      'clic/https:%2F%2Fmechant.example',
      'clic/0-0-0-0-fr',
    ])
      expect((await ask(url)).statusCode).toBe(404);
    await world().setParametres({ enable_module_ads: false });
    expect((await ask(`clic/${quoi}`)).statusCode).toBe(404);
    await world().setParametres({ enable_module_ads: true });
  });
});
