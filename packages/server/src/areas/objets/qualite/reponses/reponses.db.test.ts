import type { Accueil } from '@bridge/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useWorld } from '../../../../testing/use-world.ts';
import type { Person } from '../../../../testing/world.ts';
import { ditesDans, unProprietaire } from './testing/proprietaire.ts';

const world = useWorld();
let owner: Awaited<ReturnType<typeof unProprietaire>>;
let other: Person;
beforeAll(async () => {
  owner = await unProprietaire(world());
  other = await world().person({ roles: ['ROLE_ADMIN'], entiteId: await world().createEntite('Ailleurs') });
});
beforeEach(() => sql`DELETE FROM reponses_correction`.execute(world().db));

const audited = async () =>
  (await sql`SELECT FROM journal WHERE action = 'objet.traiter-reponse'`.execute(world().db)).rows.length;
const waiting = async (person: Person) =>
  (await person.call<{ accueil: Accueil }>('GET', '/guide/get_state')).body.data.accueil.attentes.find(
    ({ id }) => id === 'reponses-a-traiter',
  );

/** Waits until so many queries of the server wait for a lock that the test holds. */
const waitForWaiting = (count: number) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql`SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(world().db);
      expect(rows).toHaveLength(count);
    },
    { timeout: 10_000 },
  );

describe('the answer of an owner', () => {
  it('comes by their link, is shown to the office alone, waits there, and is handled', async () => {
    const { admin, dites, handle, objet, page, read, send, share } = owner;
    const adresse = await share();
    const hostile = '<script>alert(1)</script>';
    const sent = await send(adresse, {
      'sans-photo': hostile,
      'type-inconnu': 'x',
      remarque: '',
    });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, expect.stringMatching(`#fiche-${objet}$`)]);
    const { items, aTraiter } = await read();
    expect(aTraiter).toBe(1);
    expect(items).toMatchObject([
      {
        objet,
        nom: 'Gîte du lac',
        proprietaire: { cle: 'Gîtes du Val', nom: 'Gîtes du Val', systeme: 'lei', communes: [] },
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
    await send(adresse, { 'sans-photo': hostile });
    expect((await read()).aTraiter).toBe(0);
    await send(adresse, { 'sans-photo': 'La photo est en ligne.', dites: await dites(adresse) });
    expect((await read()).items).toMatchObject([{ texte: 'La photo est en ligne.', traiteeLe: null }]);
    // Taken back before anybody handled it.
    await send(adresse, { 'sans-photo': '', dites: await dites(adresse) });
    const nothing = await send(adresse, { 'sans-photo': ' ', remarque: '' });
    expect([nothing.statusCode, nothing.body]).toEqual([422, expect.stringContaining('Vous n’avez rien écrit.')]);
  });

  it('is not replaced by an older page of theirs, which sends again what it came with', async () => {
    const { dites, read, send, share } = owner;
    const adresse = await share();
    const textes = async () =>
      Object.fromEntries((await read()).items.map(({ anomalie, texte }) => [anomalie ?? '', texte]));
    await send(adresse, { 'sans-photo': 'Lundi,\r\npeut-être' });
    const older = { 'sans-photo': 'Lundi,\r\npeut-être', dites: await dites(adresse) };
    await send(adresse, { ...older, 'sans-photo': 'Mardi' });
    const sent = await send(adresse, { ...older, remarque: 'Merci' });
    expect([sent.statusCode, await textes()]).toEqual([303, { 'sans-photo': 'Mardi', '': 'Merci' }]);
    // What is there already is no refusal, and an emptied field takes back the words that its page showed, and no newer ones: neither is confirmed.
    for (const fields of [older, { ...older, 'sans-photo': '' }]) {
      const { statusCode, headers } = await send(adresse, fields);
      expect([statusCode, headers.location]).toEqual([303, expect.not.stringContaining('faite=')]);
      expect(await textes()).toEqual({ 'sans-photo': 'Mardi', '': 'Merci' });
    }
    const emptied = { 'sans-photo': '', remarque: '', dites: await dites(adresse) };
    expect([(await send(adresse, emptied)).statusCode, await textes()]).toEqual([303, { 'sans-photo': '' }]);
    // Nothing is kept of what is repeated once it was taken back.
    expect([(await send(adresse, older)).statusCode, await textes()]).toEqual([422, { 'sans-photo': '' }]);
  });

  it('is not replaced by what another window wrote without seeing it: its author chooses, and the office reads both', async () => {
    const { dites, send, share, textes } = owner;
    const adresse = await share();
    const blank = { dites: await dites(adresse) };
    await send(adresse, { ...blank, 'sans-photo': 'Prenez celle du lac' });
    const crossed = await send(adresse, { ...blank, 'sans-photo': 'Prenez <celle> du gîte', remarque: 'Merci' });
    expect(crossed.statusCode).toBe(409);
    for (const said of [
      'Vous avez déjà envoyé une autre réponse',
      'Prenez celle du lac',
      'Prenez &lt;celle&gt; du gîte',
      'Le reste de votre formulaire est bien reçu.',
    ])
      expect(crossed.body).toContain(said);
    // Another address than that of the form, which a browser opens anew.
    expect(crossed.body).toMatch(/href="correction\.[\w-]+\?faite=#fiche-\d+"/);
    // What crossed nothing was kept.
    expect(new Set(await textes())).toEqual(
      new Set([
        ['Merci', []],
        ['Prenez celle du lac', []],
      ]),
    );
    const replaced = { 'sans-photo': 'Prenez <celle> du gîte', dites: ditesDans(crossed.body) };
    expect((await send(adresse, replaced)).statusCode).toBe(303);
    expect(await textes()).toContainEqual(['Prenez <celle> du gîte', ['Prenez celle du lac']]);
    // The same choice made once more, over words that came since, is asked again.
    await send(adresse, { ...blank, 'sans-photo': 'Aucune', dites: await dites(adresse) });
    expect((await send(adresse, replaced)).statusCode).toBe(409);
  });

  it('is not replaced by one that is sent at the same time', async () => {
    const { send, share } = owner;
    const adresse = await share();
    const statusOf = async (remarque: string) => (await send(adresse, { remarque })).statusCode;
    // Both have come, and neither is kept yet.
    const [one, two] = await world()
      .db.transaction()
      .execute(async (tx) => {
        await sql`LOCK TABLE reponses_correction IN SHARE MODE`.execute(tx);
        const sent = [statusOf('Lundi'), statusOf('Mardi')] as const;
        await waitForWaiting(2);
        return sent;
      });
    expect([await one, await two].sort()).toEqual([303, 409]);
  });

  it.each([
    ['revoked', sql`UPDATE liens_correction SET revoque_le = now()`],
    ['removed', sql`DELETE FROM liens_correction`],
  ])('is not kept where its link is %s while it comes', async (_, close) => {
    const { read, send, share } = owner;
    const adresse = await share();
    const sent = await world()
      .db.transaction()
      .execute(async (tx) => {
        await close.execute(tx);
        const form = send(adresse, { remarque: 'Trop tard' }).then(({ statusCode, body }) => ({ statusCode, body }));
        await waitForWaiting(1);
        return [form] as const;
      });
    expect(await sent[0]).toMatchObject({
      statusCode: 410,
      body: expect.stringContaining('Ce lien n’est plus ouvert'),
    });
    expect((await read()).items).toEqual([]);
  });

  it('takes no words of somebody else away when it is taken back: the office still reads what it had replaced', async () => {
    const { dites, page, send, share, textes } = owner;
    const adresse = await share();
    await send(adresse, { remarque: 'Fermé le lundi' });
    await send(adresse, { remarque: 'Rien à dire', dites: await dites(adresse) });
    await send(adresse, { remarque: '', dites: await dites(adresse) });
    expect(await textes()).toEqual([['', ['Rien à dire', 'Fermé le lundi']]]);
    expect(await page(adresse)).toContain('Répondre à l’office');
    // A new answer comes as a first one does.
    expect((await send(adresse, { remarque: 'Fermé le mardi' })).statusCode).toBe(303);
    expect(await textes()).toEqual([['Fermé le mardi', ['Rien à dire', 'Fermé le lundi']]]);
  });

  it('is confirmed where it was just written or taken back, and not once it is handled', async () => {
    const { dites, handle, objet, page, read, send, share } = owner;
    const adresse = await share();
    const follow = async (fields: Record<string, string>) => {
      const { headers } = await send(adresse, fields);
      const to = new URL(String(headers.location), `http://x${adresse}`);
      expect([to.pathname, to.hash]).toEqual([adresse, `#fiche-${objet}`]);
      return `${to.pathname}${to.search}`;
    };
    const written = await follow({ remarque: 'Fermé lundi' });
    expect(await page(written)).toMatch(/<article id="fiche-\d+">.*?role="status">Bien reçu le .*?<ul>/);
    expect(await page(adresse)).not.toContain('role="status"');
    const taken = await follow({ remarque: '', dites: await dites(adresse) });
    expect(await page(taken)).toContain('role="status">Votre réponse est retirée.');
    const again = await follow({ remarque: 'Fermé mardi' });
    await handle((await read()).items[0]);
    expect(await page(again)).not.toContain('role="status"');
    // An address that was badly copied leads there too.
    expect(await page(`${adresse}?faite=a&faite=b`)).toContain('Gîte du lac');
  });

  it('is handled as it was read: words that came meanwhile wait', async () => {
    const { dites, handle, read, send, share } = owner;
    const adresse = await share();
    await send(adresse, { remarque: 'Fermé lundi' });
    const [lue] = (await read()).items;
    world().advance(60_000);
    await send(adresse, { remarque: 'Fermé mardi', dites: await dites(adresse) });
    expect((await handle(lue)).status).toBe(409);
    const { items, aTraiter } = await read();
    expect([items[0]?.texte, aTraiter]).toEqual(['Fermé mardi', 1]);
    const before = await audited();
    expect([(await handle(items[0])).status, (await handle(items[0])).status]).toEqual([200, 200]);
    expect([(await read()).aTraiter, await audited()]).toEqual([0, before + 1]);
  });

  it('is kept where an import has corrected the objet since their page was drawn', async () => {
    const { objet, read, send, share } = owner;
    const adresse = await share();
    await sql`UPDATE objets SET anomalies = '{}' WHERE id = ${objet}`.execute(world().db);
    const sent = await send(adresse, { 'sans-photo': 'Avec la photo du lac, merci.' });
    await sql`UPDATE objets SET anomalies = '{sans-photo}' WHERE id = ${objet}`.execute(world().db);
    const [first] = (await read()).items;
    expect([sent.statusCode, first?.texte]).toEqual([303, 'Avec la photo du lac, merci.']);
  });
});
