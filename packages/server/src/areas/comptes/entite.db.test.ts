import type { AnyRecord, Entite } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/use-world.ts';
import type { Person } from '../../testing/world.ts';

const ENTITES = '/api/dnsit_entities';
const world = useWorld();

it('the quota of an entity is set by who is above it, never by its own people', async () => {
  const region = await world().createEntite('Région');
  const below = await world().createEntite('Office', region);
  const [regional, own, superAdmin] = [
    await world().person({ roles: ['ROLE_ADMIN_REGION'], entiteId: region }),
    await world().person({ roles: ['ROLE_ADMIN_REGION'], entiteId: below }),
    await world().person({ roles: ['ROLE_SUPER_ADMIN'] }),
  ];
  const set = (person: Person, id: number, quotaMedias: unknown) =>
    person.call<AnyRecord>('PUT', `${ENTITES}/${id}`, { quotaMedias });
  expect((await set(regional, below, 5)).body.data).toMatchObject({ quotaMedias: 5 });
  const refused = await set(own, below, 500);
  expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, 'quotaMedias']);
  expect((await set(own, below, 5)).status).toBe(200);
  expect((await set(regional, region, 5)).status).toBe(400);
  expect((await set(superAdmin, region, 8)).status).toBe(200);
  expect((await set(regional, below, null)).body.data).toMatchObject({ quotaMedias: null });
  for (const wrong of [0, 1.5, -1]) expect((await set(superAdmin, below, wrong)).status).toBe(400);
});

it('the sites of an entity take its domains and those below them, where those above it gave it some', async () => {
  const region = await world().createEntite('Région');
  const below = await world().createEntite('Office', region);
  const regional = await world().person({ roles: ['ROLE_ADMIN_REGION', 'ROLE_WEB_ADMIN'], entiteId: region });
  const own = await world().person({ roles: ['ROLE_ADMIN_REGION'], entiteId: below });
  const root = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
  const give = (person: Person, ...domaines: string[]) =>
    person.call<Entite>('PUT', `${ENTITES}/${below}`, { domaines: domaines.map((domaine) => ({ domaine })) });
  expect((await give(own, 'lac.example')).status).toBe(400);
  expect((await give(regional, 'pas un domaine')).body.errors?.[0]?.path).toBe('domaines.0.domaine');
  expect((await give(regional, 'Lac.Example')).body.data.domaines).toEqual([{ domaine: 'lac.example' }]);
  const site = (code: string, domaine: string, entiteId: number) =>
    root.call<AnyRecord>('POST', '/api/web/sites', { nom: code, code, domaines: [{ domaine }], entiteId });
  expect((await site('a', 'www.lac.example', below)).status).toBe(200);
  const refused = await site('b', 'pirate.example', below);
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    [{ path: 'domaines.0.domaine', message: expect.stringContaining('parmi lac.example') }],
  ]);
  const moved = await site('c', 'ailleurs.example', region);
  expect(moved.status).toBe(200);
  const { id, version } = moved.body.data;
  expect((await root.call('PUT', `/api/web/sites/${id}`, { entiteId: below, version })).status).toBe(400);
});

it('an entity below without domains has those above it, is given none of elsewhere, and what serves goes on', async () => {
  const region = await world().createEntite('Région tenue');
  const below = await world().createEntite('Office tenu', region);
  const root = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
  const give = (id: number, domaine: string) =>
    root.call<Entite>('PUT', `${ENTITES}/${id}`, { domaines: [{ domaine }] });
  const sites = '/api/web/sites';
  const site = (code: string, domaine: string) =>
    root.call<AnyRecord>('POST', sites, { nom: code, code, domaines: [{ domaine }], entiteId: below });
  const served = await site('avant', 'avant.example');
  expect(served.status).toBe(200);
  await give(region, 'tenue.example');
  expect((await site('dehors', 'dehors.example')).body.errors?.[0]?.message).toContain('parmi tenue.example');
  expect((await site('dedans', 'lac.tenue.example')).status).toBe(200);
  expect((await give(below, 'dehors.example')).body.errors).toEqual([
    { path: 'domaines.0.domaine', message: expect.stringContaining('elle a tenue.example') },
  ]);
  expect((await give(below, 'lac.tenue.example')).status).toBe(200);
  // The same domains sent again are no change.
  const { id, version } = served.body.data;
  const same = { nom: 'Avant', domaines: [{ domaine: 'avant.example' }], version };
  const renamed = await root.call<AnyRecord>('PUT', `${sites}/${id}`, same);
  expect(renamed.status).toBe(200);
  const other = { domaines: [{ domaine: 'autre.example' }], version: renamed.body.data.version };
  expect((await root.call('PUT', `${sites}/${id}`, other)).status).toBe(400);
});

it('which objets of the feeds above come to an entity is said by who is above it', async () => {
  const region = await world().createEntite('Région');
  const below = await world().createEntite('Office', region);
  const [regional, own] = [
    await world().person({ roles: ['ROLE_ADMIN_REGION'], entiteId: region }),
    await world().person({ roles: ['ROLE_ADMIN_REGION'], entiteId: below }),
  ];
  const given = {
    codesSources: [{ systeme: 'apidae', code: '1234' }],
    territoire: { forme: 'codes-postaux', codes: ['26'] },
  };
  const set = (person: Person, changes: object) => person.call<AnyRecord>('PUT', `${ENTITES}/${below}`, changes);
  expect((await set(regional, given)).body.data).toMatchObject(given);
  // Unchanged values of the form are accepted.
  expect((await set(own, { ...given, contact: 'Accueil' })).status).toBe(200);
  for (const [path, value] of [
    ['territoire', { forme: 'codes-postaux', codes: ['38'] }],
    ['codesSources', []],
  ] as const) {
    const refused = await set(own, { [path]: value });
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, path]);
  }
});

async function branches() {
  const region = await world().createEntite('Région');
  const office = await world().createEntite('Office', region);
  const elsewhere = await world().createEntite('Ailleurs');
  return { region, office, elsewhere };
}

describe('entities', () => {
  it('are seen and changed inside one’s own branch only', async () => {
    const { region, office, elsewhere } = await branches();
    const regional = await world().person({ roles: ['ROLE_ADMIN_REGION'], entiteId: region });
    const { items } = (await regional.call<{ items: Entite[] }>('GET', '/api/dnsit_entities?sort=id')).body.data;
    expect(items.map(({ id }) => id)).toEqual([region, office]);
    expect((await regional.call('GET', '/api/entities/getForList')).body.data).toEqual({
      items: [
        { id: office, nom: 'Office' },
        { id: region, nom: 'Région' },
      ],
    });
    expect(
      (await regional.call<Entite>('PUT', `/api/dnsit_entities/${office}`, { nom: 'Office du val', version: 1 })).body
        .data,
    ).toMatchObject({
      nom: 'Office du val',
      version: 2,
    });
    expect((await regional.call('PUT', `/api/dnsit_entities/${office}`, { nom: 'Autre', version: 1 })).status).toBe(
      409,
    );
    expect((await regional.call('PUT', `/api/dnsit_entities/${elsewhere}`, { nom: 'Volé' })).status).toBe(404);
    expect((await regional.call('PUT', `/api/dnsit_entities/${office}`, { code: 'Pas Un Code' })).status).toBe(400);
    expect((await regional.call('PUT', `/api/dnsit_entities/${office}`, { parent: null })).status).toBe(403);
    expect((await regional.call('PUT', `/api/dnsit_entities/${region}`, { parent: office })).status).toBe(400);
  });

  it('are created by a super admin, placed in the tree, and kept while people belong to them', async () => {
    const { region } = await branches();
    const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const body = { nom: 'Vallée', code: 'vallee', parent: region };
    const { id } = (await admin.call<Entite>('POST', '/api/dnsit_entities', body)).body.data;
    const tree = (await admin.call<{ items: { id: number; parent: number }[] }>('GET', '/api/dnsit_entities/tree'))
      .body;
    expect(tree.data.items.find((item) => item.id === id)).toMatchObject({ parent: region, utilisateurs: 0 });
    const person = await world().createUser({ entiteId: id });
    const refused = await admin.call<{ items: object[] }>('DELETE', `/api/dnsit_entities/${id}`);
    expect([refused.status, refused.body.code]).toEqual([409, 40904]);
    expect(refused.body.data.items).toMatchObject([{ ressource: 'utilisateur', id: person.id, champ: 'Entité' }]);
  });
});
