import {
  type Accueil,
  API_BASE,
  type EndpointAnswer,
  LONGEST_REPONSE,
  type reponsesDeCorrection,
  type shareCorrection,
} from '@bridge/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertObjets } from '../../../../catalogue/testing/objets.ts';
import { createSecret } from '../../../../platform/auth/secret.ts';
import { useWorld } from '../../../../testing/use-world.ts';
import type { Person } from '../../../../testing/world.ts';
import { CORRIGIBLES } from '../correction.words.ts';

const world = useWorld();
let admin: Person;
let other: Person;
let objet: number;
let ailleurs: number;

beforeAll(async () => {
  const { db } = world();
  const entiteId = await world().createEntite('Office du Val');
  admin = await world().person({ roles: ['ROLE_ADMIN'], entiteId });
  other = await world().person({ roles: ['ROLE_ADMIN'], entiteId: await world().createEntite('Ailleurs') });
  const own = { entite_id: entiteId, proprietaire: 'Gîtes du Val', anomalies: ['sans-photo', 'type-inconnu'] };
  await insertObjets(db, [
    { ...own, nom: 'Gîte du lac' },
    { ...own, nom: 'D’un autre', proprietaire: 'Auberges' },
  ]);
  const { rows } = await sql<{ id: number; nom: string }>`
    SELECT id, nom FROM objets WHERE entite_id = ${entiteId}`.execute(db);
  const idOf = (wanted: string) => rows.find(({ nom }) => nom === wanted)?.id ?? 0;
  [objet, ailleurs] = [idOf('Gîte du lac'), idOf('D’un autre')];
});

const share = async () =>
  (
    await admin.call<EndpointAnswer<typeof shareCorrection>>('POST', '/api/qualite/liens', {
      proprietaire: 'Gîtes du Val',
      jours: 30,
    })
  ).body.data.adresse;
let visitor = 0;
const send = (url: string, fields: Record<string, string>, remoteAddress = `203.0.113.${++visitor}`) =>
  world().app.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
    payload: new URLSearchParams(fields).toString(),
  });
const page = async (url: string) => (await world().app.inject({ method: 'GET', url })).body;
/** What the forms of a page tell that they came with. */
const dites = async (url: string) => / name="dites" value="([^"]*)"/.exec(await page(url))?.[1] ?? '';
const read = async (person = admin, query = '') =>
  (await person.call<EndpointAnswer<typeof reponsesDeCorrection>>('GET', `/api/qualite/reponses${query}`)).body.data;
const handle = (lue: { readonly id: number; readonly recueLe: string } | undefined, person = admin) =>
  person.call('POST', `/api/qualite/reponses/${lue?.id}/traiter`, { traitee: true, recueLe: lue?.recueLe });
const audited = async () =>
  (await sql`SELECT FROM journal WHERE action = 'objet.traiter-reponse'`.execute(world().db)).rows.length;
const waiting = async (person: Person) =>
  (await person.call<{ accueil: Accueil }>('GET', '/guide/get_state')).body.data.accueil.attentes.find(
    ({ id }) => id === 'reponses-a-traiter',
  );

describe('the answer of an owner', () => {
  it('comes by their link, is shown to the office alone, waits there, and is handled', async () => {
    const adresse = await share();
    const hostile = '<script>alert(1)</script>';
    const sent = await send(adresse, {
      objet: String(objet),
      'sans-photo': hostile,
      'type-inconnu': 'x',
      remarque: '',
    });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, expect.stringMatching(`#fiche-${objet}$`)]);
    // The page that follows tells at the objet that it was received; any other reading does not.
    const followed = await page(
      `${new URL(String(sent.headers.location), `http://x${adresse}`).pathname}?recue=${objet}`,
    );
    expect(/<article id="fiche-\d+">.*?role="status">Bien reçu le .*?<ul>/.test(followed)).toBe(true);
    expect(await page(adresse)).not.toContain('Bien reçu');
    expect(new URL(String(sent.headers.location), `http://x${adresse}`).pathname).toBe(adresse);
    const { items, aTraiter } = await read();
    expect(aTraiter).toBe(1);
    expect(items).toMatchObject([
      {
        objet,
        nom: 'Gîte du lac',
        proprietaire: 'Gîtes du Val',
        anomalie: 'sans-photo',
        texte: hostile,
        traiteeLe: null,
      },
    ]);
    expect(await waiting(admin)).toMatchObject({ nombre: 1 });
    expect([(await read(other)).items, await waiting(other)]).toEqual([[], undefined]);
    const shown = await page(adresse);
    expect(shown).toContain('&lt;script&gt;alert(1)');
    expect(shown).not.toContain('<script');

    expect((await handle(items[0], other)).status).toBe(404);
    expect((await handle(items[0])).status).toBe(200);
    expect(await waiting(admin)).toBeUndefined();
    const [handled] = (await read(admin, `?objet=${objet}`)).items;
    expect(handled?.traiteePar).not.toBe('');
    expect(await page(adresse)).toContain('pris en compte le');
    // The same words again change nothing; new ones wait again.
    await send(adresse, { objet: String(objet), 'sans-photo': hostile });
    expect((await read()).aTraiter).toBe(0);
    await send(adresse, { objet: String(objet), 'sans-photo': 'La photo est en ligne.', dites: await dites(adresse) });
    expect((await read()).items).toMatchObject([{ texte: 'La photo est en ligne.', traiteeLe: null }]);
    // Taken back before anybody handled it.
    await send(adresse, { objet: String(objet), 'sans-photo': '', dites: 'sans-photo' });
    expect((await read()).items).toEqual([]);
    const nothing = await send(adresse, { objet: String(objet), 'sans-photo': ' ', remarque: '' });
    expect([nothing.statusCode, nothing.body]).toEqual([422, expect.stringContaining('Vous n’avez rien écrit.')]);
  });

  it('is not replaced by an older page of theirs, which sends again what it came with', async () => {
    const adresse = await share();
    const textes = async () =>
      Object.fromEntries((await read()).items.map(({ anomalie, texte }) => [anomalie ?? '', texte]));
    await send(adresse, { objet: String(objet), 'sans-photo': 'Lundi,\r\npeut-être' });
    const older = { objet: String(objet), 'sans-photo': 'Lundi,\r\npeut-être', dites: await dites(adresse) };
    await send(adresse, { ...older, 'sans-photo': 'Mardi' });
    const sent = await send(adresse, { ...older, remarque: 'Merci' });
    expect([sent.statusCode, await textes()]).toEqual([303, { 'sans-photo': 'Mardi', '': 'Merci' }]);
    // What is there already is no refusal.
    expect((await send(adresse, older)).statusCode).toBe(303);
    expect(await textes()).toEqual({ 'sans-photo': 'Mardi', '': 'Merci' });
    // An emptied field takes back the words that its page showed, and no newer ones.
    expect((await send(adresse, { ...older, 'sans-photo': '' })).statusCode).toBe(303);
    expect(await textes()).toEqual({ 'sans-photo': 'Mardi', '': 'Merci' });
    const emptied = { objet: String(objet), 'sans-photo': '', remarque: '', dites: await dites(adresse) };
    expect([(await send(adresse, emptied)).statusCode, await textes()]).toEqual([303, {}]);
    // Nothing is kept of what is repeated once it was taken back.
    expect([(await send(adresse, older)).statusCode, await textes()]).toEqual([422, {}]);
  });

  it('is not replaced by what another window wrote without seeing it: its author chooses, and the office reads both', async () => {
    const adresse = await share();
    const blank = { objet: String(objet), dites: await dites(adresse) };
    await send(adresse, { ...blank, 'sans-photo': 'Prenez celle du lac' });
    const crossed = await send(adresse, { ...blank, 'sans-photo': 'Prenez <celle> du gîte', remarque: 'Merci' });
    expect(crossed.statusCode).toBe(409);
    for (const said of [
      'Vous avez déjà envoyé une autre réponse',
      'Prenez celle du lac',
      'Prenez &lt;celle&gt; du gîte',
    ])
      expect(crossed.body).toContain(said);
    const lues = async () =>
      (await read()).items.map(({ texte, precedentes }) => [texte, precedentes.map((avant) => avant.texte)]);
    // What crossed nothing was kept.
    expect(new Set(await lues())).toEqual(
      new Set([
        ['Merci', []],
        ['Prenez celle du lac', []],
      ]),
    );
    const again = / name="dites" value="([^"]*)"/.exec(crossed.body)?.[1] ?? '';
    const replaced = { ...blank, 'sans-photo': 'Prenez <celle> du gîte', dites: again };
    expect((await send(adresse, replaced)).statusCode).toBe(303);
    expect(await lues()).toContainEqual(['Prenez <celle> du gîte', ['Prenez celle du lac']]);
    // The same choice made once more, over words that came since, is asked again.
    await send(adresse, { ...blank, 'sans-photo': 'Aucune', dites: await dites(adresse) });
    expect((await send(adresse, replaced)).statusCode).toBe(409);
    for (const lue of (await read()).items) await handle(lue);
  });

  it('is handled as it was read: words that came meanwhile wait', async () => {
    const adresse = await share();
    await send(adresse, { objet: String(objet), remarque: 'Fermé lundi' });
    const [lue] = (await read()).items;
    world().advance(60_000);
    await send(adresse, { objet: String(objet), remarque: 'Fermé mardi', dites: await dites(adresse) });
    expect((await handle(lue)).status).toBe(409);
    const { items, aTraiter } = await read();
    expect([items[0]?.texte, aTraiter]).toEqual(['Fermé mardi', 1]);
    const before = await audited();
    expect([(await handle(items[0])).status, (await handle(items[0])).status]).toEqual([200, 200]);
    expect([(await read()).aTraiter, await audited()]).toEqual([0, before + 1]);
  });

  it('is kept where an import has corrected the objet since their page was drawn', async () => {
    const adresse = await share();
    await sql`UPDATE objets SET anomalies = '{}' WHERE id = ${objet}`.execute(world().db);
    const sent = await send(adresse, { objet: String(objet), 'sans-photo': 'Avec la photo du lac, merci.' });
    await sql`UPDATE objets SET anomalies = '{sans-photo}' WHERE id = ${objet}`.execute(world().db);
    const [first] = (await read()).items;
    expect([sent.statusCode, first?.texte]).toEqual([303, 'Avec la photo du lac, merci.']);
    await handle(first);
  });

  it('is of the objets of its link alone, by an open link alone', async () => {
    const adresse = await share();
    const fields = { objet: String(objet), remarque: 'Bonjour' };
    expect((await send(adresse, { ...fields, objet: String(ailleurs) })).statusCode).toBe(404);
    expect((await send(adresse, { ...fields, remarque: 'x'.repeat(LONGEST_REPONSE + 1) })).statusCode).toBe(422);
    expect((await send(`${API_BASE}/api/qualite/corrections/correction.${'A'.repeat(43)}`, fields)).statusCode).toBe(
      404,
    );
    const tooLong = await send(adresse, { ...fields, remarque: 'x'.repeat(200_000) });
    expect([tooLong.statusCode, tooLong.headers['content-type']]).toEqual([422, 'text/html; charset=utf-8']);
    const longest = Object.fromEntries(CORRIGIBLES.map((anomalie) => [anomalie, '’'.repeat(LONGEST_REPONSE)]));
    expect((await send(adresse, { objet: String(objet), ...longest })).statusCode).toBe(303);
    const none = Object.fromEntries(CORRIGIBLES.map((anomalie) => [anomalie, '']));
    const dites = CORRIGIBLES.join(' ');
    expect((await send(adresse, { objet: String(objet), ...none, dites })).statusCode).toBe(303);
    const foreign = { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' };
    const crossed = await world().app.inject({ method: 'POST', url: adresse, headers: foreign, payload: 'objet=1' });
    expect(crossed.statusCode).toBe(403);
    await sql`UPDATE liens_correction SET expire_le = ${world().now}`.execute(world().db);
    const closed = await send(adresse, fields);
    expect([closed.statusCode, closed.headers['content-type']]).toEqual([410, 'text/html; charset=utf-8']);
    expect((await read()).aTraiter).toBe(0);
  });

  it('is not sent without end by one network', async () => {
    const adresse = await share();
    const statuses: number[] = [];
    for (let time = 0; time < 31; time += 1)
      statuses.push((await send(adresse, { objet: '0', remarque: 'x' }, '198.51.100.1')).statusCode);
    expect(statuses.slice(-2)).toEqual([404, 429]);
  });

  it('is not sent without end by one link, whose page says when it is open again', async () => {
    const adresse = await share();
    const fields = { objet: String(objet), remarque: 'x' };
    expect((await send(adresse, fields)).statusCode).toBe(303);
    await sql`UPDATE tentatives SET nombre = 1000 WHERE expire_le > ${world().now}::timestamptz + interval '23 hours'`.execute(
      world().db,
    );
    const { statusCode, headers, body } = await send(adresse, fields);
    expect([statusCode, headers['content-type'], headers['retry-after']]).toEqual([
      429,
      'text/html; charset=utf-8',
      '86400',
    ]);
    expect(body).toContain('recommencez dans 24\u00a0heures.');
  });

  it('fills nothing where somebody makes up links', async () => {
    const counted = async () => (await sql`SELECT FROM tentatives`.execute(world().db)).rows.length;
    const before = await counted();
    for (let time = 0; time < 3; time += 1) {
      const url = `${API_BASE}/api/qualite/corrections/${createSecret('correction')}`;
      expect((await send(url, { objet: '1', remarque: 'x' }, '198.51.100.2')).statusCode).toBe(404);
    }
    expect(await counted()).toBe(before + 1);
  });
});
