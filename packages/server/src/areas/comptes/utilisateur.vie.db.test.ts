import { NO_ROLE, type OpenSession, type Utilisateur } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../testing/world.ts';
import { useEntites } from './testing/entites.ts';

const { world, twoEntities } = useEntites();

describe('the life of an account', () => {
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
});
