import { type AnyRecord, type JetonDApi, tag } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../../testing/use-world.ts';
import { PASSWORD, type Person } from '../../../testing/world.ts';

const world = useWorld();
const TAGS = `/api${tag.path}`;

async function make(person: Person, portees: object[], duree = 30) {
  const body = { nom: 'Site', portees, duree, motDePasse: PASSWORD };
  return person.call<{ jeton: string }>('POST', '/users/jetons', body);
}
const withToken = (jeton: string) => (method: 'GET' | 'POST' | 'DELETE' | 'PUT', path: string, payload?: object) =>
  world().call<AnyRecord>(method, path, {
    headers: { authorization: `Bearer ${jeton}` },
    ...(payload ? { payload } : {}),
  });

describe('an API token', () => {
  it('does what it was made for, in the name of its owner, and nothing else', async () => {
    const entiteId = await world().createEntite('Office');
    const person = await world().person({ roles: ['ROLE_ADMIN'], entiteId });
    const { body } = await make(person, [{ ressource: 'tag', verbes: ['view', 'create'] }]);
    const call = withToken(body.data.jeton);
    const created = await call('POST', TAGS, { libelle: { fr: 'Vélo' }, code: 'velo' });
    expect(created.body.message).toBe('OK');
    expect(created.body.data).toMatchObject({ creePar: person.user.id, entiteId });
    expect((await call('GET', TAGS)).status).toBe(200);
    expect((await call('PUT', `${TAGS}/${created.body.data.id}`, { version: 1 })).status).toBe(403);
    expect((await call('DELETE', `${TAGS}/${created.body.data.id}`)).status).toBe(403);
    for (const path of ['/users/profile', '/users/jetons', '/api/tris', '/params/get_params'])
      expect((await call('GET', path)).status).toBe(403);
    const { jetons } = (await person.call<{ jetons: JetonDApi[] }>('GET', '/users/jetons')).body.data;
    expect(jetons[0]).toMatchObject({
      nom: 'Site',
      fin: body.data.jeton.slice(-4),
      utiliseLe: world().now.toISOString(),
    });
    expect(JSON.stringify(await world().db.selectFrom('jetons_api').selectAll().execute())).not.toContain(
      body.data.jeton,
    );
  });

  it('is never more than its owner: not when it is made, nor when they lose a role or their account', async () => {
    const person = await world().person({ roles: ['ROLE_ADMIN'], entiteId: await world().createEntite('Autre') });
    expect((await make(person, [{ ressource: 'formatAnnonce', verbes: ['edit'] }])).status).toBe(403);
    const root = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    // A right to change providers or service accounts would open another way in.
    for (const ressource of ['fournisseur', 'compteDeService'])
      expect((await make(root, [{ ressource, verbes: ['edit'] }])).status).toBe(403);
    const call = withToken((await make(person, [{ ressource: 'tri', verbes: ['view', 'create'] }])).body.data.jeton);
    expect((await call('GET', '/api/tris')).status).toBe(200);
    const change = (values: object) =>
      world().db.updateTable('utilisateurs').set(values).where('id', '=', person.user.id).execute();
    await change({ roles: ['ROLE_ANNONCE_USER'] });
    expect((await call('GET', '/api/tris')).status).toBe(403);
    await change({ statut: 'desactive' });
    expect((await call('GET', '/api/tris')).body.message).toBe('Account is disabled.');
  });

  it('serves until it is revoked or its time is over, and needs the password to be made', async () => {
    const person = await world().person({ roles: ['ROLE_ADMIN'] });
    const portees = [{ ressource: 'tag', verbes: ['view'] }];
    const refused = await person.call('POST', '/users/jetons', { nom: 'x', portees, duree: 1, motDePasse: 'faux' });
    expect(refused.status).toBe(400);
    const [one, two] = [await make(person, portees), await make(person, portees, 1)];
    const { jetons } = (await person.call<{ jetons: JetonDApi[] }>('GET', '/users/jetons')).body.data;
    expect((await person.call('DELETE', `/users/jetons/${jetons[0]?.id}`)).status).toBe(200);
    expect((await withToken(one.body.data.jeton)('GET', TAGS)).status).toBe(401);
    const call = withToken(two.body.data.jeton);
    expect((await call('GET', TAGS)).status).toBe(200);
    world().advance(25 * 60 * 60 * 1000);
    expect((await call('GET', TAGS)).status).toBe(401);
    const stranger = await world().person();
    expect((await stranger.call('DELETE', `/users/jetons/${jetons[1]?.id}`)).status).toBe(404);
  });

  it('is slowed down when a program runs wild, alone', async () => {
    const person = await world().person({ roles: ['ROLE_ADMIN'] });
    const call = withToken((await make(person, [{ ressource: 'tag', verbes: ['view'] }])).body.data.jeton);
    await call('GET', TAGS);
    await world().db.updateTable('tentatives').set({ nombre: 600 }).execute();
    expect((await call('GET', TAGS)).status).toBe(429);
    expect((await person.call('GET', TAGS)).status).toBe(200);
  });
});
