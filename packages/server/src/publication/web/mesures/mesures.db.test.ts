import fastify from 'fastify';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { insertObjets } from '../../../catalogue/testing/objets.ts';
import { openDatabase } from '../../../platform/db/database.ts';
import { emptyTables } from '../../../platform/db/testing/empty-tables.ts';
import { useTestDatabase } from '../../../platform/db/testing/test-database.ts';
import { installErrorAnswers } from '../../../platform/http/errors.ts';
import { installProtection } from '../../../platform/http/protection.ts';
import { installRouteRegister } from '../../../platform/http/route-register.ts';
import { createLog } from '../../../platform/log.ts';
import type { Schema } from '../../../schema.ts';
import { DatabaseProxy } from '../../../testing/database-proxy.ts';
import type { Mesure } from '../pages/composition.ts';
import { mesuresEntretien } from './mesures.entretien.ts';
import { installMesures } from './mesures.routes.ts';
import { createMesures } from './mesures.ts';
import { insertListe, insertSite } from './testing/pages.ts';

const database = useTestDatabase();
const log = createLog('silent');
const NOW = new Date('2026-11-15T10:00:00Z');
const clock = { now: () => NOW };
const NEVER = 2_000_000_000;
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0';

let site: number;
let liste: number;
let objet: number;
let masque: number;

function open(url = database.url()) {
  const db = openDatabase<Schema>(url, log);
  const mesures = createMesures({ db, clock, log, every: NEVER });
  onTestFinished(async () => {
    await mesures.close();
    await db.destroy();
  });
  return { db, mesures };
}

async function counted() {
  const db = openDatabase<Schema>(database.url(), log);
  const { rows } = await sql<{ texte: string }>`
    SELECT concat_ws(' ', genre, ressource, enregistrement, nullif(objet_id, 0), nullif(texte, ''), nombre) AS texte
    FROM mesures_web ORDER BY 1`.execute(db);
  await db.destroy();
  return rows.map(({ texte }) => texte);
}

beforeEach(async () => {
  const { db } = open();
  await emptyTables(db, 'mesures_web', 'sites', 'listes_web', 'modeles_liste', 'selections', 'objets');
  site = await insertSite(db, 'ot');
  liste = await insertListe(db, 'restaurants', site);
  [objet = 0, masque = 0] = await insertObjets(db, [{ nom: 'Le Zinc' }, { statut: 'masque' }]);
});

const vue = (changes: Partial<Mesure> = {}): Mesure => ({
  site,
  ressource: 'listeWeb',
  enregistrement: liste,
  objet: null,
  recherche: null,
  filtres: [],
  ...changes,
});

describe('what visitors do', () => {
  it('is added up, writing after writing, and never lost at the end', async () => {
    const { mesures } = open();
    for (let times = 0; times < 3; times++) mesures.vue(vue(), FIREFOX);
    await mesures.writeCounts();
    mesures.vue(vue({ recherche: { texte: 'Sauna', vide: true }, filtres: ['commune=malbrume'] }), FIREFOX);
    mesures.vue(vue(), 'Googlebot/2.1');
    mesures.vue(null, FIREFOX);
    await mesures.close();
    expect(await counted()).toEqual([
      `filtre listeWeb ${liste} commune=malbrume 1`,
      `recherche listeWeb ${liste} sauna 1`,
      `sans-resultat listeWeb ${liste} sauna 1`,
      `vue listeWeb ${liste} 4`,
    ]);
  });

  it('is counted by two servers at once', async () => {
    const [one, other] = [open(), open()];
    for (let times = 0; times < 50; times++) {
      one.mesures.countMesure(vue({ objet: times % 2 ? objet : null }));
      other.mesures.countMesure(vue({ objet: times % 2 ? null : objet }));
      await Promise.all([one.mesures.writeCounts(), other.mesures.writeCounts()]);
    }
    expect(new Set(await counted())).toEqual(
      new Set([`vue listeWeb ${liste} 50`, `vue listeWeb ${liste} ${objet} 50`]),
    );
  });

  it('is kept in memory while the database is away, and written when it is back', async () => {
    const { hostname, port } = new URL(database.url());
    const network = new DatabaseProxy({ host: hostname, port: Number(port) });
    const through = new URL(database.url());
    through.host = `127.0.0.1:${await network.open()}`;
    onTestFinished(() => network.close());
    const { mesures } = open(through.href);
    await network.become('closed');
    mesures.countMesure(vue());
    await mesures.writeCounts();
    mesures.countMesure(vue());
    await mesures.writeCounts();
    expect(await counted()).toEqual([]);
    await network.become('forwarding');
    await mesures.writeCounts();
    expect(await counted()).toEqual([`vue listeWeb ${liste} 2`]);
  });

  it('counts for nothing on a site that counts nothing, of a list that is not there, of an objet that nobody is shown', async () => {
    const { db, mesures } = open();
    const discret = await insertSite(db, 'discret', { statistiques: false });
    mesures.countMesure(vue({ site: discret }));
    mesures.countMesure(vue({ site: 999_999 }));
    mesures.countMesure(vue({ enregistrement: 999_999 }));
    mesures.countMesure(vue({ objet: masque }));
    mesures.countMesure(vue({ objet: 999_999 }));
    mesures.countMesure(vue());
    await mesures.writeCounts();
    expect(await counted()).toEqual([`vue listeWeb ${liste} 1`]);
  });

  it('is bounded: whoever tries every word fills nothing', async () => {
    const { mesures } = open();
    for (let word = 0; word < 3_000; word++)
      mesures.countMesure(vue({ recherche: { texte: `mot${word}`, vide: false } }));
    await mesures.writeCounts();
    const lines = await counted();
    expect(lines).toHaveLength(2_001);
    expect(lines).toContain(`vue listeWeb ${liste} 3000`);
  });

  it('is forgotten after 25 months, or sooner where the instance says so', async () => {
    const { db } = open();
    await sql`INSERT INTO mesures_web (site_id, jour, genre, ressource, enregistrement, nombre) VALUES
      (${site}, '2024-09-30', 'vue', 'listeWeb', ${liste}, 1), (${site}, '2024-10-01', 'vue', 'listeWeb', ${liste}, 2)`.execute(
      db,
    );
    expect(await mesuresEntretien.run(db, NOW)).toEqual({ lignes: 1 });
    expect(await counted()).toEqual([`vue listeWeb ${liste} 2`]);
    await sql`INSERT INTO parametres (cle, valeur, modifie_le) VALUES ('retention_statistiques', '3', now())`.execute(
      db,
    );
    expect(await mesuresEntretien.run(db, NOW)).toEqual({ lignes: 1 });
    await sql`DELETE FROM parametres WHERE cle = 'retention_statistiques'`.execute(db);
  });
});

describe('a click', () => {
  const CROSS_SITE = { 'user-agent': FIREFOX, 'sec-fetch-site': 'cross-site' };

  async function beacon() {
    const { mesures } = open();
    let now = NOW;
    const later = (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000);
    };
    const app = fastify();
    installRouteRegister(app);
    installErrorAnswers(app);
    await installProtection(app, { https: true });
    installMesures(app, { mesures, clock: { now: () => now }, secret: 'x'.repeat(32) });
    onTestFinished(async () => {
      await app.close();
    });
    const ask = (of: string | number = 'ot', headers: Record<string, string> = {}, remoteAddress = '192.0.2.1') =>
      app.inject({ url: `/public/_mesure?site=${of}`, headers: { ...CROSS_SITE, ...headers }, remoteAddress });
    const jeton = async (of?: string | number, from?: string) => (await ask(of, {}, from)).body;
    const send = (payload: string, headers: Record<string, string> = {}, remoteAddress = '192.0.2.1') =>
      app.inject({
        method: 'POST',
        url: '/public/_mesure',
        headers: { 'content-type': 'text/plain;charset=UTF-8', ...CROSS_SITE, ...headers },
        payload,
        remoteAddress,
      });
    return { app, mesures, ask, jeton, send, later };
  }
  const clic = (jeton: string, changes: object = {}) =>
    JSON.stringify({ site: 'ot', ressource: 'listeWeb', id: liste, objet, genre: 'clic', jeton, ...changes });

  it('is told by a page of any site, by the number or the code of the site', async () => {
    const { mesures, ask, jeton, send } = await beacon();
    const { statusCode, headers } = await ask();
    expect([statusCode, headers['cache-control'], headers['access-control-allow-origin']]).toEqual([
      200,
      'no-store',
      '*',
    ]);
    expect((await send(clic(await jeton()))).statusCode).toBe(204);
    expect((await send(clic(await jeton(site), { site }))).statusCode).toBe(204);
    await mesures.writeCounts();
    expect(await counted()).toEqual([`clic listeWeb ${liste} ${objet} 2`]);
  });

  it('counts once for each page that is opened, however often it is sent', async () => {
    const { mesures, jeton, send } = await beacon();
    const [one, other] = [await jeton(), await jeton()];
    for (const payload of [clic(one), clic(one), clic(other), clic(one, { ressource: 'carte' })]) await send(payload);
    await mesures.writeCounts();
    expect(await counted()).toEqual([`clic listeWeb ${liste} ${objet} 2`]);
  });

  it('without what the page was given, or with that of another, counts for nothing and is answered the same', async () => {
    const { mesures, jeton, send, later } = await beacon();
    await insertSite(open().db, 'autre');
    const [given, old] = [await jeton(), await jeton()];
    const [name = '', end = '', signature = ''] = given.split('.');
    const hostile = [
      clic(''),
      clic('..'),
      clic(`${name}.${end}.${signature.replace(/./g, 'A')}`),
      clic(`AAAAAAAAAAAAAAAA.${end}.${signature}`),
      clic(`${name}.${Number(end) + 60_000}.${signature}`),
      clic(await jeton('autre')),
      clic(await jeton('ot', '198.51.100.7')),
      JSON.stringify({ site: 'ot', ressource: 'listeWeb', id: liste, objet, genre: 'clic' }),
    ];
    for (const payload of hostile) expect((await send(payload)).statusCode).toBe(204);
    expect((await send(clic(given), {}, '198.51.100.7')).statusCode).toBe(204);
    later(31);
    expect((await send(clic(old))).statusCode).toBe(204);
    await mesures.writeCounts();
    expect(await counted()).toEqual([]);
  });

  it('that is made up is answered the same, and counts for nothing', async () => {
    const { mesures, ask, jeton, send } = await beacon();
    const given = await jeton();
    const hostile = [
      clic(await jeton('inconnu'), { site: 'inconnu' }),
      clic(given, { objet: masque }),
      clic(given, { objet: 999_999 }),
      clic(given, { genre: 'vue' }),
      clic(given, { ressource: 'objets; DROP TABLE sites' }),
      clic(given, { objet: -1 }),
      clic(given, { objet: 1e300 }),
      clic(given, { en: 'plus' }),
      '{',
      'null',
      '[[[[',
      '"\\ud800"',
    ];
    for (const payload of hostile) expect((await send(payload)).statusCode).toBe(204);
    expect((await send(clic(given), { 'user-agent': 'curl/8' })).statusCode).toBe(204);
    await mesures.writeCounts();
    expect(await counted()).toEqual([]);
    const refused = [await ask('ot', { 'user-agent': 'curl/8' }), await ask('../..'), await ask('ot&site=ot')];
    expect(refused.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(3).fill([204, '']));
  });

  it('of more than a kilobyte is refused, and of more than a person makes is not counted', async () => {
    const { mesures, ask, jeton, send, later } = await beacon();
    expect((await send(clic('', { site: 'a'.repeat(2_000) }))).statusCode).toBe(413);
    const clics = vi.spyOn(mesures, 'clic');
    const given = await jeton();
    for (let id = 1; id <= 80; id++) await send(clic(given, { id }));
    expect(clics).toHaveBeenCalledTimes(60);
    const asked = await Promise.all(Array.from({ length: 40 }, () => ask()));
    expect(asked.filter(({ statusCode }) => statusCode === 200)).toHaveLength(29);
    later(1);
    expect((await ask()).statusCode).toBe(200);
  });

  it('opens no other door: plain text and other sites are refused elsewhere', async () => {
    const { app } = await beacon();
    const headers = { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site' };
    const answer = await app.inject({ method: 'POST', url: '/public/_mesures', headers, payload: 'x' });
    expect(answer.statusCode).toBe(403);
  });
});
