import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { LONGEST_BREATH } from '../../platform/tour.ts';
import { createEditeur } from './testing/editeur.ts';
import { usePublic } from './testing/use-public.ts';

const pagesDirectory = await mkdtemp(join(tmpdir(), 'bridge-pages-'));
const scene = usePublic({}, { pagesDirectory });
const LISTE = '/public/ot/fr/restaurants';

beforeEach(async () => {
  await scene().editeur.publish(await scene().editeur.liste('restaurants', { titre: { fr: 'Nos tables' } }));
});

describe('free words', () => {
  it('leave no copy on disk, asked of pages, of files or of the API', async () => {
    const { editeur, get } = scene();
    const { body } = await editeur.person.call<{ cle: string }>('POST', `/api/web/sites/${editeur.site.id}/cles`, {
      nom: 'Clé',
      origines: [],
      quota: 100,
    });
    const asApi = { 'x-api-key': body.data.cle };
    const api = '/public/api/v1/listes/restaurants';
    for (const [path, headers] of [
      [LISTE, {}],
      [`${LISTE}.json`, {}],
      [api, asApi],
    ] as const)
      expect([path, (await get(path, headers)).status]).toEqual([path, 200]);
    await expect.poll(copies).toBe(3);
    for (let n = 0; n < 10; n += 1) {
      await get(`${LISTE}?q=mot${n}`);
      await get(`${LISTE}.json?q=mot${n}`);
      expect((await get(`${api}?q=mot${n}`, asApi)).status).toBe(200);
    }
    await get('/public/ot/fr/hotels');
    // Changes are read in order: once this one is seen, all before it are.
    await editeur.publish(await editeur.liste('plages'));
    await get('/public/ot/fr/plages');
    await expect.poll(copies).toBe(4);
  });
});

const copies = async () => (await readdir(pagesDirectory)).filter((name) => name.endsWith('.page')).length;

describe('a page that takes too long', () => {
  it('is said so in words, to who asked and nobody else, and is not tried again at once', async () => {
    const { get, fabrique, world } = scene();
    await get(LISTE);
    fabrique.retenue = (async () => {
      await world.db.transaction().execute(async (tx) => {
        await sql`SET LOCAL statement_timeout = 50`.execute(tx);
        await sql`SELECT pg_sleep(10)`.execute(tx);
      });
    })();
    fabrique.retenue.catch(() => undefined);
    const [slow, kept] = await Promise.all([get(`${LISTE}?commune=malbrume`), get(LISTE)]);
    expect([slow.status, slow.headers['retry-after']]).toEqual([504, '10']);
    expect(slow.body).toContain('Ce qui est demandé prend trop de temps.');
    expect(kept.status).toBe(200);
    const asked = fabrique.demandes.length;
    fabrique.retenue = undefined;
    expect((await get(`${LISTE}?commune=malbrume`)).status).toBe(504);
    expect(fabrique.demandes).toHaveLength(asked);
    world.advance(10_000);
    expect((await get(`${LISTE}?commune=malbrume`)).status).toBe(200);
  });
});

describe('who asks for too much at once', () => {
  it('is refused in words, the oldest first; what is kept is served to all, and others have their turn', async () => {
    const { get, fabrique } = scene();
    await get(LISTE);
    // The makings of the tests before leave their places after a pause.
    await new Promise((resolve) => setTimeout(resolve, LONGEST_BREATH + 100));
    let release = () => {};
    fabrique.retenue = new Promise((resolve) => {
      release = resolve;
    });
    // Two pages are made and sixty wait: with one more, the oldest of those that wait is refused.
    const flood = Array.from({ length: 63 }, (_, n) => get(`${LISTE}?q=mot${n}`));
    const refused = await Promise.race(flood);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '2']);
    expect(refused.body).toContain('Trop de pages sont demandées à la fois.');
    expect((await get(LISTE)).status).toBe(200);
    const elsewhere = scene().world.app.inject({ url: `${LISTE}?q=voisin`, remoteAddress: '192.0.2.7' });
    await expect.poll(() => fabrique.demandes).toContain('liste restaurants q=voisin');
    release();
    expect((await elsewhere).statusCode).toBe(200);
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(statuses.filter((status) => status === 200)).toHaveLength(62);
  });

  it('leaves places to other sites, however many visitors one site has', async () => {
    const { get, fabrique, world } = scene();
    await get(LISTE);
    const voisin = await createEditeur(world, 'voisin');
    await voisin.publish(await voisin.liste('plages'));
    await expect.poll(async () => (await get('/public/voisin/fr/plages')).status).toBe(200);
    // The makings of the tests before leave their places after a pause.
    await new Promise((resolve) => setTimeout(resolve, LONGEST_BREATH + 100));
    let release = () => {};
    fabrique.retenue = new Promise((resolve) => {
      release = resolve;
    });
    const ask = async (url: string, remoteAddress: string) => world.app.inject({ url, remoteAddress });
    const crowd = Array.from({ length: 12 }, (_, n) => ask(`${LISTE}?q=foule${n}`, `198.51.100.${n + 1}`));
    const made = () => fabrique.demandes.filter((demande) => demande.includes('foule')).length;
    await expect.poll(made, { timeout: 10_000 }).toBe(3);
    const elsewhere = ask('/public/voisin/fr/plages?q=calme', '192.0.2.9');
    await expect.poll(() => fabrique.demandes, { timeout: 10_000 }).toContain('liste plages q=calme');
    expect(made()).toBe(3);
    release();
    for (const answer of [...crowd, elsewhere]) expect((await answer).statusCode).toBe(200);
  });
});
