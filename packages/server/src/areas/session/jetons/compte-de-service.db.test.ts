import { type AnyRecord, type CompteDeService, compteDeService, type JetonGarde, tag } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../../testing/use-world.ts';
import { PASSWORD, type Person } from '../../../testing/world.ts';

const world = useWorld();
const TAGS = `/api${tag.path}`;
const COMPTES = `/api${compteDeService.path}`;

const jetonsDe = (id: number) => `/superadmin/comptes-de-service/${id}/jetons`;
const portee = (ressource: string, ...verbes: string[]) => ({ ressource, verbes });

async function account(admin: Person, values: object) {
  const { body, status } = await admin.call<CompteDeService>('POST', COMPTES, values);
  expect(status, JSON.stringify(body)).toBe(200);
  const made = await admin.call<{ jeton: string }>('POST', jetonsDe(body.data.id), { duree: 30, motDePasse: PASSWORD });
  return { compte: body.data, jeton: made.body.data.jeton, call: withToken(made.body.data.jeton) };
}

const withToken = (jeton: string) => (method: 'GET' | 'POST' | 'DELETE' | 'PUT', path: string, payload?: object) =>
  world().call<AnyRecord>(method, path, {
    headers: { authorization: `Bearer ${jeton}` },
    ...(payload ? { payload } : {}),
  });

const superAdmin = () => world().person({ roles: ['ROLE_SUPER_ADMIN'] });

describe('a service account', () => {
  it('acts by its own name, in its entity and those below, with its portées and nothing else', async () => {
    const admin = await superAdmin();
    const office = await world().createEntite('Office');
    const elsewhere = await world().createEntite('Ailleurs');
    const { call, compte } = await account(admin, {
      nom: 'Agenda du site',
      entite: office,
      portees: [portee('tag', 'view', 'create')],
    });
    const created = await call('POST', TAGS, { libelle: { fr: 'Vélo' }, code: 'velo', entiteId: office });
    expect(created.body.message).toBe('OK');
    expect(created.body.data).toMatchObject({ entiteId: office, creePar: null });
    const id = Number(created.body.data.id);
    const { items } = (await admin.call<{ items: { acteur: { nom: string } }[] }>('GET', `${TAGS}/${id}/history`)).body
      .data;
    expect(items[0]?.acteur.nom).toBe('Agenda du site (compte de service)');
    const line = await world()
      .db.selectFrom('journal')
      .select(['automate', 'utilisateur_id', 'acteur_id'])
      .where('action', '=', 'tag.creer')
      .where('cible_id', '=', String(id))
      .executeTakeFirstOrThrow();
    expect(line).toEqual({ automate: 'compte:Agenda du site', utilisateur_id: null, acteur_id: null });
    expect((await call('PUT', `${TAGS}/${id}`, { version: 1 })).status).toBe(403);
    expect((await call('POST', TAGS, { libelle: { fr: 'x' }, code: 'x', entiteId: elsewhere })).status).not.toBe(200);
    for (const path of ['/users/profile', '/users/jetons', '/api/tris', '/params/get_params', COMPTES, '/api/users/'])
      expect((await call('GET', path)).status).toBe(403);
    const told = (await admin.call<CompteDeService>('GET', `${COMPTES}/${compte.id}`)).body.data;
    expect(told.utiliseLe).toBe(world().now.toISOString());
  });

  it('is bound by what its account says at each call, and ends with it', async () => {
    const admin = await superAdmin();
    const { call, compte, jeton } = await account(admin, { nom: 'Export', portees: [portee('tri', 'view')] });
    const change = async (values: object) => {
      const { version } = (await admin.call<CompteDeService>('GET', `${COMPTES}/${compte.id}`)).body.data;
      expect((await admin.call('PUT', `${COMPTES}/${compte.id}`, { ...values, version })).status).toBe(200);
    };
    expect((await call('GET', '/api/tris')).status).toBe(200);
    await change({ portees: [portee('tag', 'view')] });
    expect((await call('GET', '/api/tris')).status).toBe(403);
    await change({ actif: false });
    expect((await call('GET', TAGS)).status).toBe(401);
    await change({ actif: true });
    expect((await call('GET', TAGS)).status).toBe(200);
    const { jetons } = (await admin.call<{ jetons: JetonGarde[] }>('GET', jetonsDe(compte.id))).body.data;
    expect(jetons).toMatchObject([{ fin: jeton.slice(-4), utiliseLe: world().now.toISOString() }]);
    expect((await admin.call('DELETE', `${jetonsDe(compte.id)}/${jetons[0]?.id}`)).status).toBe(200);
    expect((await call('GET', TAGS)).status).toBe(401);
  });

  it('is slowed down alone, and its time ends', async () => {
    const admin = await superAdmin();
    const { call } = await account(admin, { nom: 'Sonde', portees: [portee('tag', 'view')] });
    await call('GET', TAGS);
    await world().db.updateTable('tentatives').set({ nombre: 600 }).execute();
    expect((await call('GET', TAGS)).status).toBe(429);
    expect((await admin.call('GET', TAGS)).status).toBe(200);
    world().advance(31 * 24 * 60 * 60 * 1000);
    expect((await call('GET', TAGS)).status).toBe(401);
  });

  it('is made by a super administrator alone, who types their password, and never beyond what programs may do', async () => {
    const admin = await superAdmin();
    const other = await world().person({ roles: ['ROLE_ADMIN'], entiteId: await world().createEntite('Val') });
    const { compte } = await account(admin, { nom: 'Borne', portees: [portee('objet', 'view')] });
    expect((await other.call('GET', jetonsDe(compte.id))).status).toBe(403);
    expect((await other.call('POST', jetonsDe(compte.id), { duree: 1, motDePasse: PASSWORD })).status).toBe(403);
    expect((await admin.call('POST', jetonsDe(compte.id), { duree: 1, motDePasse: 'faux' })).status).toBe(400);
    expect((await admin.call('POST', jetonsDe(compte.id + 9999), { duree: 1, motDePasse: PASSWORD })).status).toBe(404);
    for (const beyond of [
      portee('utilisateur', 'view'),
      portee('compteDeService', 'view'),
      portee('critere', 'create'),
    ])
      expect((await admin.call('POST', COMPTES, { nom: 'Trop', portees: [beyond] })).status).toBe(400);
    expect((await admin.call('POST', COMPTES, { nom: 'Borne', portees: [] })).body.message).not.toBe('OK');
  });
});
