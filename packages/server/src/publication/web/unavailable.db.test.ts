import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyRecord } from '@bridge/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INTERACTIVE } from '../../platform/db/database.ts';
import { useTestDatabase } from '../../platform/db/testing/test-database.ts';
import { DatabaseProxy } from '../../testing/database-proxy.ts';
import { isTorture } from '../../testing/scale.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { createEditeur, type Editeur } from './testing/editeur.ts';
import { fabriqueDEssai } from './testing/fabrique.ts';

const database = useTestDatabase();
let proxy: DatabaseProxy;
let world: World;
let editeur: Editeur;
let pagesDirectory: string;
const lists: AnyRecord[] = [];

const open = async () => {
  const url = new URL(database.url());
  url.port = String(await proxy.open());
  return createWorld({ databaseUrl: url.href, database: INTERACTIVE, fabrique: fabriqueDEssai(), pagesDirectory });
};

beforeAll(async () => {
  const { hostname, port } = new URL(database.url());
  proxy = new DatabaseProxy({ host: hostname, port: Number(port) });
  pagesDirectory = await mkdtemp(join(tmpdir(), 'bridge-pages-'));
  world = await open();
  editeur = await createEditeur(world);
  for (const code of ['restaurants', 'hotels', 'plages']) {
    const made = await editeur.liste(code, { titre: { fr: `Titre ${code}` } });
    await editeur.publish(made);
    lists.push(made);
  }
});

afterAll(async () => {
  await world.app.close();
  await proxy.close();
  await world.db.destroy();
});

const ask = async (path: string) => {
  const start = performance.now();
  const { statusCode, body, headers } = await world.app.inject(`/public/ot/fr/${path}`);
  return { status: statusCode, body, headers, milliseconds: performance.now() - start };
};
/** Times are checked only on a machine that does nothing else. */
const expectWithin = (milliseconds: number, most: number) => isTorture && expect(milliseconds).toBeLessThan(most);

describe.each(['closed', 'silent'] as const)('R-14: while the database is %s', (mood) => {
  it('pages that were seen are served, others say so in French, and all is well again by itself', async () => {
    expect((await ask('restaurants')).status).toBe(200);
    expect((await ask('hotels')).status).toBe(200);
    // Longer ago than a page is good for: memory alone would not do.
    world.advance(25 * 60 * 60_000);
    await proxy.become(mood);
    const answers = await Promise.all(
      ['restaurants', 'hotels', 'plages', 'restaurants?page=2', 'restaurants', 'plages'].map(ask),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 503, 503, 200, 503]);
    for (const { milliseconds } of answers) expectWithin(milliseconds, 2_000);
    expect(answers[0]?.body).toContain('Titre restaurants');
    expect(answers[2]?.body).toContain('Page momentanément indisponible');
    expect(answers[2]?.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
    await proxy.become('forwarding');
    const start = performance.now();
    while ((await ask('plages?page=3')).status !== 200) await new Promise((resolve) => setTimeout(resolve, 50));
    expectWithin(performance.now() - start, 5_000);
    // Forgotten for the next turn.
    editeur.person.tokens = await world.signIn(editeur.person.user.username);
    await editeur.person.call('POST', `/api/web/listes/${lists[2]?.id}/retirer`);
    const again = await editeur.person.call<AnyRecord>('GET', `/api/web/listes/${lists[2]?.id}`);
    await editeur.publish(again.body.data);
  });
});

describe('copies on disk', () => {
  it('of an earlier server are served by the next; of what was withdrawn meanwhile, they are not', async () => {
    await ask('restaurants');
    await ask('hotels');
    await world.app.close();
    await world.db.destroy();
    await proxy.close();
    world = await open();
    const admin = await world.signIn(editeur.person.user.username);
    await world.call('POST', `/api/web/listes/${lists[1]?.id}/retirer`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    // The answer comes after the withdrawal was read.
    expect((await ask('hotels')).status).toBe(404);
    await proxy.become('closed');
    expect((await ask('restaurants')).body).toContain('Titre restaurants');
    world.advance(60_000);
    expect((await ask('hotels')).status).not.toBe(200);
  });
});
