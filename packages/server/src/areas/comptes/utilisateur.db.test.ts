import { type Conflict, type Entite, NO_ROLE, type OpenSession, type Utilisateur } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { holds } from '../../platform/db/conditions.ts';
import { useWorld } from '../../testing/use-world.ts';
import { PASSWORD } from '../../testing/world.ts';

const world = useWorld();

async function twoEntities() {
  const region = await world().createEntite('Région');
  const office = await world().createEntite('Office', region);
  const elsewhere = await world().createEntite('Ailleurs');
  return { region, office, elsewhere };
}

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

  it('lose their sessions when they are disabled', async () => {
    const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const person = await world().person();
    await admin.call('PUT', `/api/users/${person.user.id}`, { statut: 'desactive' });
    expect((await person.call('GET', '/users/profile')).status).toBe(401);
    const open = await world()
      .db.selectFrom('sessions')
      .select('id')
      .where('utilisateur_id', '=', person.user.id)
      .where('fermee_le', 'is', null)
      .execute();
    expect(open).toEqual([]);
  });

  it('keep a role while active, and an e-mail of their own', async () => {
    const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const target = await world().createUser();
    const roleless = await admin.call('PUT', `/api/users/${target.id}`, { roles: [] });
    expect(roleless.body.errors).toEqual([{ path: 'roles', message: NO_ROLE }]);
    const taken = await admin.call('PUT', `/api/users/${target.id}`, { email: admin.user.email.toUpperCase() });
    expect([taken.status, taken.body.errors?.[0]?.path]).toEqual([400, 'email']);
  });

  it('are invited by e-mail, choose their password and come in with the roles they were given', async () => {
    const { region, office } = await twoEntities();
    const regional = await world().person({ roles: ['ROLE_ADMIN_REGION'], entiteId: region });
    const newcomer = {
      username: 'nouvelle',
      email: 'nouvelle@exemple.fr',
      roles: ['ROLE_WEB_USER'],
      userEntity: office,
    };
    const created = await regional.call<Utilisateur>('POST', '/api/users/', { ...newcomer, statut: 'actif' });
    expect(created.body.data).toMatchObject({ statut: 'invite', userEntity: office, creePar: regional.user.id });
    const letter = world().mails.find(({ to }) => to === 'nouvelle@exemple.fr');
    const link = /forgot-password-post\/(\S+)/.exec(letter?.text ?? '')?.[1];
    const chosen = await world().call('POST', `/forgot_password/${link}`, { payload: { password: PASSWORD } });
    expect(chosen.status).toBe(200);
    const { token } = await world().signIn('nouvelle');
    expect(token).toBeTruthy();
    expect((await regional.call('POST', `/api/users/${created.body.data.id}/invite`)).body.code).toBe(40906);
  });

  it('have the console in the language that they are given, until they choose their own', async () => {
    const root = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const person = await world().person();
    const path = `/api/users/${person.user.id}`;
    const read = async () => (await root.call<{ langue: string | null; version: number }>('GET', path)).body.data;
    const own = async () =>
      (await person.call<{ userParams: Record<string, unknown> }>('GET', '/entities/get_current_entity')).body.data
        .userParams['ui.language'];
    await root.call('PUT', path, { langue: 'en', version: (await read()).version });
    expect(await own()).toBe('en');
    await person.call('PUT', '/users/update_user_params', { 'ui.language': 'fr', 'ui.size': 'grand' });
    expect((await read()).langue).toBe('fr');
    // A language that is reset or unknown to the console is removed from the account too.
    await person.call('PUT', '/users/update_user_params', { 'ui.language': null });
    expect((await read()).langue).toBeNull();
    await person.call('PUT', '/users/update_user_params', { 'ui.language': 'en' });
    await root.call('PUT', path, { langue: null, version: (await read()).version });
    expect([await own(), (await read()).langue]).toEqual([undefined, null]);
  });

  it('who wait get a new invitation, and only the last one serves', async () => {
    const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const body = { username: 'attend', email: 'attend@exemple.fr', roles: ['ROLE_WEB_USER'] };
    const { id } = (await admin.call<Utilisateur>('POST', '/api/users/', body)).body.data;
    expect((await admin.call('POST', `/api/users/${id}/invite`)).status).toBe(200);
    const links = world()
      .mails.filter(({ to }) => to === 'attend@exemple.fr')
      .map(({ text }) => /forgot-password-post\/(\S+)/.exec(text)?.[1]);
    expect(links).toHaveLength(2);
    const choose = async (link = '') =>
      (await world().call('POST', `/forgot_password/${link}`, { payload: { password: PASSWORD } })).status;
    expect(await choose(links[0])).toBe(410);
    expect(await choose(links[1])).toBe(200);
  });

  it('need a role to be created, and none that the inviter could not give', async () => {
    const office = await world().createEntite('Office');
    const admin = await world().person({ roles: ['ROLE_ADMIN'], entiteId: office });
    const invite = (roles: string[]) =>
      admin.call('POST', '/api/users/', { username: `x${roles.length}`, email: 'x@exemple.fr', roles });
    expect((await invite([])).body.errors?.[0]?.path).toBe('roles');
    expect((await invite(['ROLE_SUPER_ADMIN'])).status).toBe(403);
    expect((await invite(['ROLE_WEB_ADMIN'])).status).toBe(200);
  });

  it('are left without a role neither while they are invited nor while they are active', async () => {
    const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const body = { username: 'invitee', email: 'invitee@exemple.fr', roles: ['ROLE_WEB_USER'] };
    const invited = (await admin.call<Utilisateur>('POST', '/api/users/', body)).body.data;
    const active = await world().createUser();
    for (const { id } of [invited, active]) {
      const { status, body: answer } = await admin.call('PUT', `/api/users/${id}`, { roles: [] });
      expect([status, answer.errors]).toEqual([400, [{ path: 'roles', message: NO_ROLE }]]);
    }
    const nobody = { username: 'personne', email: 'personne@exemple.fr' };
    expect((await admin.call('POST', '/api/users/', nobody)).body.errors?.[0]?.path).toBe('roles');
  });

  it('who asked for an account by themselves are corrected before they get their first role', async () => {
    const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const waiting = await world().createUser({ roles: [], statut: 'invite' });
    const path = `/api/users/${waiting.id}`;
    expect((await admin.call('PUT', path, { firstname: 'Alma' })).status).toBe(200);
    expect((await admin.call('PUT', path, { roles: ['ROLE_WEB_USER'] })).status).toBe(200);
  });

  it('in the trash cannot sign in, and come back disabled', async () => {
    const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const person = await world().person();
    const path = `/api/users/${person.user.id}`;
    expect((await admin.call('DELETE', path)).status).toBe(200);
    expect((await person.call('GET', '/users/profile')).status).toBe(401);
    expect((await admin.call('PUT', path, { firstname: 'x' })).body.code).toBe(40905);
    const restored = await admin.call<Utilisateur>('POST', `${path}/restore`, {});
    expect(restored.body.data).toMatchObject({ statut: 'desactive', supprimeLe: null });
  });

  it('are out once the last day of their account is over in Paris', async () => {
    const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const person = await world().person();
    await admin.call('PUT', `/api/users/${person.user.id}`, { expireLe: '2026-11-15' });
    expect((await person.call('GET', '/users/profile')).status).toBe(200);
    await admin.call('PUT', `/api/users/${person.user.id}`, { expireLe: '2026-11-14' });
    expect((await person.call('GET', '/users/profile')).body.code).toBe(40105);
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

  it('show their open sessions to who manages them, who may close them all', async () => {
    const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const person = await world().person();
    const path = `/api/users/${person.user.id}/sessions`;
    expect((await admin.call<{ items: OpenSession[] }>('GET', path)).body.data.items).toHaveLength(1);
    expect((await admin.call('DELETE', path)).status).toBe(200);
    expect((await admin.call<{ items: OpenSession[] }>('GET', path)).body.data.items).toEqual([]);
    expect((await person.call('GET', '/users/profile')).status).toBe(401);
  });

  it('are copied with their rights, and wait for an address of their own', async () => {
    const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const source = await world().createUser({ roles: ['ROLE_EDITION_USER'] });
    const before = world().mails.length;
    const copy = (await admin.call<Utilisateur>('POST', `/api/users/${source.id}/duplicate`)).body.data;
    expect(copy).toMatchObject({ roles: ['ROLE_EDITION_USER'], statut: 'invite' });
    expect(copy.email).toMatch(/\.invalid$/);
    expect(world().mails).toHaveLength(before);
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
