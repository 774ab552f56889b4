import { type Conflict, type Entite, NO_ROLE, type Utilisateur } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { holds } from '../../platform/db/conditions.ts';
import { useEntites } from './testing/entites.ts';

const { world, twoEntities } = useEntites();

describe('users', () => {
  it('are listed inside one’s own entities, sorted, searched and paged', async () => {
    const { region, office, elsewhere } = await twoEntities();
    const regional = await world().person({ roles: ['ROLE_ADMIN_REGION'], entiteId: region, username: 'zzz-chef' });
    await world().createUser({ entiteId: office, username: 'aaa-interne' });
    await world().createUser({ entiteId: elsewhere, username: 'aaa-externe' });
    const list = async (query: string) =>
      (await regional.call<{ items: Utilisateur[]; total: number }>('GET', `/api/users/${query}`)).body.data;
    expect((await list('?sort=-username')).items.map(({ username }) => username)).toEqual(['zzz-chef', 'aaa-interne']);
    expect(await list('?q=AAA')).toMatchObject({ total: 1, items: [{ username: 'aaa-interne' }] });
    expect(await list('?q=%25')).toMatchObject({ total: 0 });
    expect(await list('?itemsPerPage=1&page=2&sort=username')).toMatchObject({
      total: 2,
      items: [{ username: 'zzz-chef' }],
    });
  });

  it('of another entity do not exist, by any verb', async () => {
    const { office, elsewhere } = await twoEntities();
    const admin = await world().person({ roles: ['ROLE_ADMIN'], entiteId: office });
    const foreign = await world().createUser({ entiteId: elsewhere });
    expect((await admin.call('GET', `/api/users/${foreign.id}`)).status).toBe(404);
    expect((await admin.call('PUT', `/api/users/${foreign.id}`, { firstname: 'x' })).status).toBe(404);
    expect((await admin.call('DELETE', `/api/users/${foreign.id}`)).status).toBe(404);
  });

  it('never show a password hash', async () => {
    const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const list = await admin.call('GET', '/api/users/?itemsPerPage=200');
    expect(JSON.stringify(list.body)).not.toMatch(/argon2|password/i);
    expect((await admin.call('GET', '/api/users/?sort=password_hash')).status).toBe(400);
    expect((await admin.call('GET', '/api/users/?fields=password_hash')).status).toBe(400);
  });

  it('cannot be raised above who changes them, nor moved out of their entities', async () => {
    const { region, office, elsewhere } = await twoEntities();
    const admin = await world().person({ roles: ['ROLE_ADMIN'], entiteId: office });
    const colleague = await world().createUser({ entiteId: office });
    const chief = await world().createUser({ roles: ['ROLE_ADMIN_REGION'], entiteId: office });
    const change = (id: number, body: object) => admin.call('PUT', `/api/users/${id}`, body);
    expect((await change(colleague.id, { roles: ['ROLE_SUPER_ADMIN'] })).status).toBe(403);
    expect((await change(admin.user.id, { roles: ['ROLE_ADMIN', 'ROLE_ADMIN_REGION'] })).status).toBe(403);
    expect((await change(colleague.id, { userEntity: elsewhere })).status).toBe(403);
    expect((await change(colleague.id, { userEntity: region })).status).toBe(403);
    expect((await change(colleague.id, { userEntity: null })).status).toBe(403);
    expect((await change(chief.id, { firstname: 'x' })).status).toBe(403);
    expect((await change(colleague.id, { roles: ['ROLE_WEB_ADMIN'] })).status).toBe(200);
  });

  it('cannot be taken over by a peer who could not give what they hold', async () => {
    const office = await world().createEntite('Office');
    const web = await world().person({ roles: ['ROLE_WEB_ADMIN'], entiteId: office });
    const edition = await world().createUser({ roles: ['ROLE_EDITION_ADMIN'], entiteId: office });
    for (const change of [
      { email: 'web@exemple.fr' },
      { statut: 'desactive' },
      { roles: ['ROLE_WEB_USER'] },
      { username: 'x' },
    ]) {
      expect((await web.call('PUT', `/api/users/${edition.id}`, change)).status).toBe(403);
    }
    expect((await web.call('DELETE', `/api/users/${edition.id}`)).status).toBe(403);
  });

  it('change their own e-mail from their account only, where the password is asked', async () => {
    const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const own = await admin.call('PUT', `/api/users/${admin.user.id}`, { email: 'ailleurs@exemple.fr' });
    expect([own.status, own.body.code]).toEqual([403, 40305]);
    const other = await world().createUser();
    expect((await admin.call('PUT', `/api/users/${other.id}`, { email: 'autre.adresse@exemple.fr' })).status).toBe(200);
    expect(world().mails.at(-1)).toMatchObject({ to: other.email, subject: 'Votre adresse e-mail a changé' });
  });

  it('refuse fields that are not theirs to write', async () => {
    const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const target = await world().createUser();
    for (const extra of [
      { id: 1 },
      { createdBy: 1 },
      { derniereConnexion: null },
      { password_hash: 'x' },
      { password: 'x' },
    ]) {
      expect((await admin.call('PUT', `/api/users/${target.id}`, extra)).status).toBe(400);
    }
    const poisoned = await world().call('PUT', `/api/users/${target.id}`, {
      headers: { authorization: `Bearer ${admin.tokens.token}`, 'content-type': 'application/json' },
      payload: '{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}',
    });
    expect(poisoned.status).toBe(400);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('are saved under the version that was read', async () => {
    const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const target = await world().createUser();
    expect(
      (await admin.call<Utilisateur>('PUT', `/api/users/${target.id}`, { firstname: 'Un', version: 1 })).body.data
        .version,
    ).toBe(2);
    const stale = await admin.call<Conflict>('PUT', `/api/users/${target.id}`, { firstname: 'Deux', version: 1 });
    expect(stale.status).toBe(409);
    expect(stale.body.data).toMatchObject({
      current: { firstname: 'Un', version: 2 },
      base: { firstname: 'Prénom', version: 1 },
    });
  });

  it('keep a role while active, and an e-mail of their own', async () => {
    const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const target = await world().createUser();
    const roleless = await admin.call('PUT', `/api/users/${target.id}`, { roles: [] });
    expect(roleless.body.errors).toEqual([{ path: 'roles', message: NO_ROLE }]);
    const taken = await admin.call('PUT', `/api/users/${target.id}`, { email: admin.user.email.toUpperCase() });
    expect([taken.status, taken.body.errors?.[0]?.path]).toEqual([400, 'email']);
  });

  it('see the branch of every entity that they look after', async () => {
    const { office, elsewhere } = await twoEntities();
    const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const person = await world().person({ roles: ['ROLE_ADMIN'], entiteId: office });
    await admin.call('PUT', `/api/users/${person.user.id}`, { entitesSupplementaires: [elsewhere] });
    const { items } = (await person.call<{ items: Entite[] }>('GET', '/api/dnsit_entities?sort=id')).body.data;
    expect(items.map(({ id }) => id)).toEqual([office, elsewhere]);
  });

  it('who also look after entities that one does not see are not one’s own to take over', async () => {
    const { office, elsewhere } = await twoEntities();
    const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const local = await world().person({ roles: ['ROLE_ADMIN_REGION'], entiteId: office });
    const colleague = await world().createUser({ entiteId: office });
    const path = `/api/users/${colleague.id}`;
    await admin.call('PUT', path, { entitesSupplementaires: [elsewhere] });
    expect((await local.call('PUT', path, { email: 'pris@exemple.fr' })).status).toBe(403);
    expect((await local.call('POST', `${path}/reset_password`)).status).toBe(403);
    expect((await local.call('DELETE', path)).status).toBe(403);
    expect((await local.call('POST', '/loginAs', { userId: colleague.id })).status).toBe(403);
    expect((await local.call('PUT', path, { telephone: '01 02 03 04 05' })).status).toBe(200);
  });

  it('always count one active super admin, even when two remove each other at once', async () => {
    await world()
      .db.updateTable('utilisateurs')
      .set({ statut: 'desactive' })
      .where(holds('roles', 'ROLE_SUPER_ADMIN'))
      .execute();
    const one = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const two = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const answers = await Promise.all([
      one.call('DELETE', `/api/users/${two.user.id}`),
      two.call('DELETE', `/api/users/${one.user.id}`),
    ]);
    expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200]);
    const left = await world()
      .db.selectFrom('utilisateurs')
      .select('id')
      .where(holds('roles', 'ROLE_SUPER_ADMIN'))
      .where('statut', '=', 'actif')
      .execute();
    expect(left).toHaveLength(1);
    const survivor = left[0]?.id === one.user.id ? one : two;
    expect((await survivor.call('PUT', `/api/users/${survivor.user.id}`, { statut: 'desactive' })).body.code).toBe(
      40902,
    );
    expect((await survivor.call('PUT', `/api/users/${survivor.user.id}`, { roles: ['ROLE_ADMIN'] })).body.code).toBe(
      40902,
    );
    const ending = await survivor.call('PUT', `/api/users/${survivor.user.id}`, { expireLe: '2020-01-01' });
    expect(ending.body.code).toBe(40902);
  });
});
