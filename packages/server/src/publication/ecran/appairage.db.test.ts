import type { AnyRecord } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { digest } from '../../platform/auth/secret.ts';
import { useWorld } from '../../testing/use-world.ts';
import { isReconnu } from './liaison/appairage.ts';
import { allume, createEcran, pairedWith, poste, vitrine } from './testing/poste.ts';

const world = useWorld();

describe('a screen', () => {
  it('is paired by the code that it shows, and then opens what it plays', async () => {
    const { person, ecran } = await vitrine(world());
    const { code, etat } = await allume(world());
    expect(code).toMatch(/^[A-HJ-NP-RT-Z2-46-9]{6}$/);
    expect(await etat()).toEqual({ etat: 'attente' });
    const paired = await person.call('POST', `/api/display/ecrans/${ecran.id}/appairer`, { code: code.toLowerCase() });
    expect(paired.status).toBe(200);
    const { etat: now, jeton = '' } = await etat();
    expect([now, jeton]).toEqual(['appaire', expect.stringMatching(/^ecran\./)]);
    const { statusCode, headers } = await poste(world(), jeton).get('/manifeste');
    expect([statusCode, headers.etag]).toEqual([200, expect.stringMatching(/^"[0-9a-f]{64}"$/)]);
  });

  it('is given another credential while it used none, and none once it did', async () => {
    const { person, ecran } = await vitrine(world());
    const { code, etat } = await allume(world());
    await person.call('POST', `/api/display/ecrans/${ecran.id}/appairer`, { code });
    const [lost, kept] = [await etat(), await etat()];
    expect((await poste(world(), lost.jeton ?? '').get('/manifeste')).statusCode).toBe(401);
    expect((await poste(world(), kept.jeton ?? '').get('/manifeste')).statusCode).toBe(200);
    expect(await etat()).toEqual({ etat: 'perime' });
    expect((await poste(world(), kept.jeton ?? '').get('/manifeste')).statusCode).toBe(200);
  });

  it('uses no credential by being asked whether it has one', async () => {
    const { person, ecran } = await vitrine(world());
    const { code, etat } = await allume(world());
    await person.call('POST', `/api/display/ecrans/${ecran.id}/appairer`, { code });
    const { jeton = '' } = await etat();
    expect(await isReconnu(world().db, `Bearer ${jeton}`)).toBe(true);
    expect(await etat()).toMatchObject({ etat: 'appaire' });
    expect(await isReconnu(world().db, `Bearer ${jeton}`)).toBe(false);
  });

  it('is forgotten: its credential opens nothing any more', async () => {
    const { person, ecran } = await vitrine(world());
    const screen = await pairedWith(world(), person, ecran);
    expect((await screen.get('/manifeste')).statusCode).toBe(200);
    await person.call('POST', `/api/display/ecrans/${ecran.id}/oublier`);
    for (const path of ['/manifeste', '/ecoute', '/flux', `/medias/${'a'.repeat(64)}`])
      expect([path, (await screen.get(path)).statusCode]).toEqual([path, 401]);
    expect((await screen.post('/passages', { passages: [] })).statusCode).toBe(401);
    const { body } = await person.call<AnyRecord>('GET', `/api/display/ecrans/${ecran.id}`);
    expect(body.data).toMatchObject({ etat: 'a-appairer', appaireLe: null });
  });

  it('that another takes the place of, or that is thrown away, is refused', async () => {
    const { person, ecran } = await vitrine(world());
    const [old, recent] = [await pairedWith(world(), person, ecran), await pairedWith(world(), person, ecran)];
    expect((await old.get('/manifeste')).statusCode).toBe(401);
    expect((await recent.get('/manifeste')).statusCode).toBe(200);
    const { body } = await person.call<AnyRecord>('GET', `/api/display/ecrans/${ecran.id}`);
    await person.call('DELETE', `/api/display/ecrans/${ecran.id}?version=${body.data.version}`);
    expect((await recent.get('/manifeste')).statusCode).toBe(401);
  });
});

describe('a code', () => {
  it('serves once, and for a quarter of an hour', async () => {
    const late = await allume(world());
    world().advance(16 * 60_000);
    const { person, ecran } = await vitrine(world());
    const typed = await person.call('POST', `/api/display/ecrans/${ecran.id}/appairer`, { code: late.code });
    expect([typed.status, typed.body.errors?.[0]?.path]).toEqual([400, 'code']);
    expect(await late.etat()).toEqual({ etat: 'perime' });
    const { code } = await allume(world());
    const other = await createEcran(person);
    expect((await person.call('POST', `/api/display/ecrans/${ecran.id}/appairer`, { code })).status).toBe(200);
    expect((await person.call('POST', `/api/display/ecrans/${other.id}/appairer`, { code })).status).toBe(400);
  });

  it('makes a new screen where it is right, and leaves none behind where it is wrong', async () => {
    const { person } = await vitrine(world());
    const screens = async () =>
      (await person.call<{ items: AnyRecord[] }>('GET', '/api/display/ecrans?itemsPerPage=50')).body.data.items;
    const before = (await screens()).length;
    const pair = (code: string) =>
      person.call<{ id: number }>('POST', '/api/display/ecrans/appairer', { code, nom: 'Hall', diaporama: null });
    expect([(await pair('AAAAAA')).status, (await screens()).length]).toEqual([400, before]);
    const { code } = await allume(world());
    const { body } = await pair(code);
    expect((await screens()).find(({ id }) => id === body.data.id)).toMatchObject({ nom: 'Hall', etat: 'appaire' });
    expect((await pair(code)).status).toBe(400);
    expect(await screens()).toHaveLength(before + 1);
  });

  it('is typed by who may change the screen, and nobody else', async () => {
    const { ecran } = await vitrine(world());
    const { person: stranger } = await vitrine(world());
    const { code } = await allume(world());
    expect((await stranger.call('POST', `/api/display/ecrans/${ecran.id}/appairer`, { code })).status).toBe(404);
    const web = await world().person({ roles: ['ROLE_WEB_ADMIN'] });
    expect((await web.call('POST', `/api/display/ecrans/${ecran.id}/appairer`, { code })).status).toBe(403);
  });

  it('that is wrong unpairs nothing, and nobody tries for ever', async () => {
    const { person, ecran } = await vitrine(world());
    const screen = await pairedWith(world(), person, ecran);
    const wrong = () => person.call('POST', `/api/display/ecrans/${ecran.id}/appairer`, { code: 'AAAAAA' });
    expect((await wrong()).status).toBe(400);
    expect((await screen.get('/manifeste')).statusCode).toBe(200);
    const statuses = [];
    for (let tries = 0; tries < 22; tries += 1) statuses.push((await wrong()).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it('that is right counts for nothing: a hall of screens is paired in a row', async () => {
    const { person } = await vitrine(world());
    for (let n = 0; n < 22; n += 1) await pairedWith(world(), person, await createEcran(person));
    const { body } = await person.call<{ items: unknown[] }>('GET', '/api/display/ecrans?itemsPerPage=50');
    expect(body.data.items).toHaveLength(23);
  });

  it('is awaited by each screen on its own: one that asks too often keeps no other of its network waiting', async () => {
    const [busy, other] = [await allume(world()), await allume(world())];
    expect(await busy.etat()).toEqual({ etat: 'attente' });
    const sujet = digest(`appairage-etat\n${busy.secret.toLowerCase()}`);
    await sql`UPDATE tentatives SET nombre = 3000 WHERE sujet = ${sujet}`.execute(world().db);
    expect((await busy.etat()).etat).toBeUndefined();
    expect(await other.etat()).toEqual({ etat: 'attente' });
  });

  it('makes room once its screen waits no more: who asks for codes and leaves keeps nobody out', async () => {
    const [gone, waiting] = [await allume(world()), await allume(world())];
    world().advance(2 * 60_000);
    expect(await waiting.etat()).toEqual({ etat: 'attente' });
    world().advance(2 * 60_000);
    await allume(world());
    expect(await gone.etat()).toEqual({ etat: 'perime' });
    expect(await waiting.etat()).toEqual({ etat: 'attente' });
  });

  it('is not asked for without end', async () => {
    const statuses = [];
    for (let tries = 0; tries < 62; tries += 1) statuses.push((await allume(world())).statut);
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
  });
});

it('a credential that is none, or a person’s, opens nothing of screens', async () => {
  const { person } = await vitrine(world());
  for (const jeton of ['', 'ecran.abc', person.tokens.token])
    expect((await poste(world(), jeton).get('/manifeste')).statusCode).toBe(401);
  const { ecran } = await vitrine(world());
  expect(ecran.jeton).toBeUndefined();
});

it('the credential of a screen opens nothing of the console', async () => {
  const { person, ecran } = await vitrine(world());
  const screen = await pairedWith(world(), person, ecran);
  const answer = await world().call('GET', '/api/display/ecrans', {
    headers: { authorization: `Bearer ${screen.jeton}` },
  });
  expect(answer.status).toBe(401);
});
