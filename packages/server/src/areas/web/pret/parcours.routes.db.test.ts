import type { Allure, AnyRecord, PageApercue, Role, SiteDuParcours, SiteVoulu } from '@bridge/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { create, duType, insertDocumentes } from '../../../publication/web/testing/site.ts';
import { useWorld } from '../../../testing/use-world.ts';
import type { Person } from '../../../testing/world.ts';

const world = useWorld();

const office = async (roles: readonly Role[] = ['ROLE_WEB_ADMIN']) => {
  const entiteId = await world().createEntite('Office');
  return { entiteId, person: await world().person({ roles, entiteId }) };
};

const PARCOURS = '/api/web/listes/parcours';

const alluresOf = async (person: Person, site: SiteVoulu) =>
  (await person.call<{ allures: Allure[] }>('POST', `${PARCOURS}/allures`, { site })).body.data.allures;

const publish = (person: Person, voulue: Readonly<Record<string, unknown>>) =>
  person.call<{ id: number; code: string; site: SiteDuParcours }>('POST', PARCOURS, voulue);

const countOf = async (table: string, entiteId: number) => {
  const { rows } = await sql<{ nombre: number }>`
    SELECT count(*)::int AS nombre FROM ${sql.table(table)} WHERE entite_id = ${entiteId}`.execute(world().db);
  return rows[0]?.nombre;
};

it('from a name to a public page: a site comes ready, a list of it is public with all that it needs, in two calls', async () => {
  const { person, entiteId } = await office();
  await insertDocumentes(world().db, [{ colonnes: { nom: 'La Table ronde', entite_id: entiteId } }]);
  const { body } = await person.call<SiteDuParcours>('POST', '/api/web/sites/pret', { nom: 'Vallée bleue' });
  expect(body.data).toMatchObject({ nom: 'Vallée bleue', code: 'vallee-bleue', langues: ['fr'] });
  const allures = await alluresOf(person, body.data.id);
  expect(allures.map(({ nom }) => nom)).toEqual(['Vignettes', 'Lignes', 'Agenda', 'Vignettes, avec une carte']);

  const selection = await create(person, '/selections', {
    nom: 'Tables',
    code: 'tables',
    regles: duType('restaurant'),
  });
  const allure = (nom: string) => allures.find((one) => one.nom === nom)?.cle ?? '';
  const wanted = { nom: 'Où manger', site: body.data.id, selection: selection.id };
  const made = await publish(person, { ...wanted, allure: allure('Vignettes') });
  expect(made.body.data).toMatchObject({ code: 'ou-manger' });
  const page = await world().app.inject({ url: '/public/vallee-bleue/fr/ou-manger' });
  expect([page.statusCode, page.body.includes('La Table ronde')]).toEqual([200, true]);
  // The fiche behind the list is public too: publishing a list publishes what it needs.
  const fiche = /href="([^"]*la-table-ronde[^"]*)"/.exec(page.body)?.[1] ?? '';
  expect((await world().app.inject({ url: new URL(fiche, 'http://x').pathname })).statusCode).toBe(200);

  const again = await publish(person, { ...wanted, allure: allure('Vignettes, avec une carte') });
  expect(again.body.data).toMatchObject({ code: 'ou-manger-2' });
  expect((await world().app.inject({ url: '/public/vallee-bleue/fr/ou-manger-2' })).statusCode).toBe(200);
});

const EVERYTHING_OF_A_LIST = [
  'sites',
  'selections',
  'listes_web',
  'modeles_liste',
  'fiches_web',
  'blocs',
  'filtres',
  'cartes',
];

it('nothing is made before the end: looks and their pictures leave neither a site nor a sélection, then one act makes all of it', async () => {
  const { person, entiteId } = await office();
  await insertDocumentes(world().db, [{ colonnes: { nom: 'La Table ronde', entite_id: entiteId } }]);
  const site = { nom: 'Pas encore' };
  const selection = { nom: 'Tables', regles: duType('restaurant') };
  const left = async () =>
    Object.fromEntries(
      await Promise.all(EVERYTHING_OF_A_LIST.map(async (table) => [table, await countOf(table, entiteId)] as const)),
    );
  const before = await left();

  const [first] = await alluresOf(person, site);
  const voulue = { nom: 'Où manger', site, selection, allure: first?.cle ?? '' };
  const { body } = await person.call<PageApercue>('POST', `${PARCOURS}/apercu`, voulue);
  expect(body.data.html).toContain('La Table ronde');
  const refused = await publish(person, { ...voulue, allure: 'aucune' });
  expect(refused.status).toBe(400);
  expect(await left()).toEqual(before);

  const made = (await publish(person, voulue)).body.data;
  expect(made).toMatchObject({ code: 'ou-manger', site: { nom: 'Pas encore', code: 'pas-encore' } });
  const page = await world().app.inject({ url: '/public/pas-encore/fr/ou-manger' });
  expect([page.statusCode, page.body.includes('La Table ronde')]).toEqual([200, true]);
  expect(await left()).toMatchObject({ sites: 1, selections: 1, listes_web: 1 });
});

it('a site has one fiche per family of types, a moteur for lists and one for agendas, and a second site shares them', async () => {
  const { person, entiteId } = await office(['ROLE_ADMIN']);
  const first = (await person.call<SiteDuParcours>('POST', '/api/web/sites/pret', { nom: 'Un' })).body.data;
  const site = (await person.call<AnyRecord>('GET', `/api/web/sites/${first.id}`)).body.data;
  expect(site.fiches).toEqual([
    { typesObjets: ['evenement'], fiche: expect.any(Number) },
    { typesObjets: expect.arrayContaining(['hotel', 'camping']), fiche: expect.any(Number) },
    { typesObjets: ['itineraire'], fiche: expect.any(Number) },
    { typesObjets: [], fiche: expect.any(Number) },
  ]);
  expect([site.moteur, site.moteurAgenda, site.carte]).toEqual([
    expect.any(Number),
    expect.any(Number),
    expect.any(Number),
  ]);
  const before = await Promise.all(
    ['fiches_web', 'moteurs', 'filtres', 'blocs', 'cartes', 'modeles_liste'].map((table) => countOf(table, entiteId)),
  );
  expect(before).toEqual([4, 2, 6, 8, 1, 3]);
  const { version } = site;
  const hotels = await create(person, '/selections', { nom: 'Hôtels', code: 'hotels', regles: duType('hotel') });
  const [allure] = await alluresOf(person, first.id);
  const wanted = { nom: 'Où dormir', selection: hotels.id, allure: allure?.cle };
  expect((await publish(person, { ...wanted, site: first.id })).status).toBe(200);
  expect((await person.call<AnyRecord>('GET', `/api/web/sites/${first.id}`)).body.data.version).toBe(version);

  const second = (await person.call<SiteDuParcours>('POST', '/api/web/sites/pret', { nom: 'Un' })).body.data;
  expect(second.code).toBe('un-2');
  const after = await Promise.all(
    ['fiches_web', 'moteurs', 'filtres', 'blocs', 'cartes', 'modeles_liste'].map((table) => countOf(table, entiteId)),
  );
  expect(after).toEqual(before);
});

it('a site that was made by hand keeps what it has and gets what it lacks; a refused list leaves nothing behind', async () => {
  const { person, entiteId } = await office();
  const site = await create(person, '/web/sites', {
    nom: 'À la main',
    code: `main-${entiteId}`,
    langues: ['fr'],
    langueParDefaut: 'fr',
    couleur: '#0b7285',
  });
  const [allure] = await alluresOf(person, site.id);
  const wanted = { nom: 'Rien', site: site.id, allure: allure?.cle };
  expect((await publish(person, { ...wanted, selection: 999_999 })).status).toBe(400);
  expect(await countOf('fiches_web', entiteId)).toBe(0);
  const selection = await create(person, '/selections', { nom: 'Tout', code: 'tout', regles: duType('hotel') });
  await publish(person, { ...wanted, selection: selection.id });
  const ready = (await person.call<AnyRecord>('GET', `/api/web/sites/${site.id}`)).body.data;
  expect(ready).toMatchObject({ couleur: '#0b7285', moteur: expect.any(Number) });
});

it('nobody makes a list on the site of another office, and web users make none', async () => {
  const { person } = await office();
  const stranger = await office();
  const site = (await person.call<SiteDuParcours>('POST', '/api/web/sites/pret', { nom: 'Chez nous' })).body.data;
  expect((await stranger.person.call('POST', `${PARCOURS}/allures`, { site: site.id })).status).toBe(404);
  const user = await office(['ROLE_WEB_USER']);
  expect((await user.person.call('POST', '/api/web/sites/pret', { nom: 'Non' })).status).toBe(403);
});

it('asked twice under one key, a list is made once', async () => {
  const { person, entiteId } = await office();
  const site = (await person.call<SiteDuParcours>('POST', '/api/web/sites/pret', { nom: 'Une fois' })).body.data;
  const selection = await create(person, '/selections', { nom: 'Tout', code: 'tout', regles: duType('hotel') });
  const [allure] = await alluresOf(person, site.id);
  const body = { nom: 'Où dormir', site: site.id, selection: selection.id, allure: allure?.cle };
  const headers = { authorization: `Bearer ${person.tokens.token}`, 'idempotency-key': 'une-fois' };
  const ask = () => world().call<{ id: number }>('POST', PARCOURS, { headers, payload: body });
  const one = await ask();
  const two = await ask();
  expect(two.body.data.id).toBe(one.body.data.id);
  expect(await countOf('listes_web', entiteId)).toBe(1);
});
