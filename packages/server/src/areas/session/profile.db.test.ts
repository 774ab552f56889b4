import type { OpenSession, Profile } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/use-world.ts';
import { PASSWORD } from '../../testing/world.ts';

const world = useWorld();

describe('one’s own profile', () => {
  it('changes the name without the password, the e-mail only with it', async () => {
    const person = await world().person();
    const names = { firstname: 'Anne', lastname: 'Dupuis' };
    const named = await person.call<Profile>('PUT', '/users/profile', {
      ...names,
      email: person.user.email,
      version: 1,
    });
    expect(named.body.data).toMatchObject({ ...names, version: 2 });
    const email = 'anne.dupuis@exemple.fr';
    const without = await person.call('PUT', '/users/profile', { ...names, email, version: 2 });
    expect([without.status, without.body.code]).toEqual([400, 40002]);
    const withIt = await person.call<Profile>('PUT', '/users/profile', {
      ...names,
      email,
      version: 2,
      currentPassword: PASSWORD,
    });
    expect(withIt.body.data.email).toBe(email);
  });

  it('answers a stale version with the current one and changes nothing', async () => {
    const person = await world().person();
    const change = (firstname: string) =>
      person.call<Profile>('PUT', '/users/profile', { firstname, lastname: 'X', email: person.user.email, version: 1 });
    const [one, two] = await Promise.all([change('Une'), change('Deux')]);
    const statuses = [one.status, two.status].sort();
    expect(statuses).toEqual([200, 409]);
    const refused = one.status === 409 ? one : two;
    expect(refused.body.data.version).toBe(2);
  });

  it('refuses an e-mail that another account has', async () => {
    const other = await world().createUser();
    const person = await world().person();
    const body = {
      firstname: '',
      lastname: '',
      email: other.email.toUpperCase(),
      version: 1,
      currentPassword: PASSWORD,
    };
    expect((await person.call('PUT', '/users/profile', body)).body.code).toBe(40901);
  });

  it('cannot change what is not its own', async () => {
    const person = await world().person();
    const base = { firstname: 'A', lastname: 'B', email: person.user.email, version: 1 };
    for (const extra of [
      { roles: ['ROLE_SUPER_ADMIN'] },
      { userEntity: 1 },
      { id: 1 },
      { username: 'x' },
      { statut: 'actif' },
      { createdBy: 1 },
    ]) {
      expect((await person.call('PUT', '/users/profile', { ...base, ...extra })).status).toBe(400);
    }
  });

  it('lists its open sessions and closes one of them, never somebody else’s', async () => {
    const person = await world().person();
    const elsewhere = await world().signIn(person.user.username);
    const stranger = await world().person();
    const { sessions } = (await person.call<{ sessions: OpenSession[] }>('GET', '/users/sessions')).body.data;
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true]);
    const other = sessions.find(({ current }) => !current)?.id;
    expect((await stranger.call('DELETE', `/users/sessions/${other}`)).status).toBe(404);
    expect((await person.call('DELETE', `/users/sessions/${other}`)).status).toBe(200);
    const closed = await world().call('GET', '/users/profile', {
      headers: { authorization: `Bearer ${elsewhere.token}` },
    });
    expect(closed.body.message).toBe('Expired JWT Token');
  });

  it('keeps preferences of the interface, bounded', async () => {
    const person = await world().person();
    await person.call('PUT', '/users/update_user_params', { theme: '#409EFF' });
    await person.call('PUT', '/users/update_user_params', { tagsView: false });
    const { body } = await person.call('GET', '/entities/get_current_entity');
    expect(body.data).toEqual({
      entity: null,
      entites: [],
      userId: person.user.id,
      userParams: { theme: '#409EFF', tagsView: false },
    });
    const many = (prefix: string) =>
      Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`${prefix}${index}`, index]));
    expect((await person.call('PUT', '/users/update_user_params', many('a'))).status).toBe(200);
    expect((await person.call('PUT', '/users/update_user_params', many('b'))).status).toBe(400);
    expect((await person.call('PUT', '/users/update_user_params', { deep: { object: true } })).status).toBe(400);
  });

  it('reads the first steps from the database', async () => {
    const person = await world().person({ roles: ['ROLE_WEB_USER'] });
    const stepsOf = async () => (await person.call<{ steps: unknown }>('GET', '/guide/get_state')).body.data.steps;
    expect(await stepsOf()).toEqual([
      { id: 'identite', done: true },
      { id: 'mot-de-passe', done: true },
    ]);
    await person.call('PUT', '/users/profile', { firstname: '', lastname: '', email: person.user.email, version: 1 });
    expect(await stepsOf()).toEqual([
      { id: 'identite', done: false },
      { id: 'mot-de-passe', done: true },
    ]);
    const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const { steps } = (await admin.call<{ steps: { id: string; done: boolean }[] }>('GET', '/guide/get_state')).body
      .data;
    expect(steps.map(({ id }) => id)).toEqual([
      'identite',
      'mot-de-passe',
      'selection',
      'publication',
      'edition',
      'ecran',
      'equipe',
      'courriel',
      'adresse-publique',
    ]);
    const catalogueOf = async (one: typeof admin) =>
      (await one.call<{ catalogue: unknown }>('GET', '/guide/get_state')).body.data.catalogue;
    expect(await catalogueOf(admin)).toBe('vide');
    expect(await catalogueOf(await world().person({ roles: ['ROLE_ANNONCE_USER'] }))).toBeNull();
    await sql`INSERT INTO objets (nom, type_bridge, statut, systeme, identifiant)
      VALUES ('Lac', 'nature', 'publie', 'lei', '1')`.execute(world().db);
    expect(await catalogueOf(admin)).toBe('rempli');
    const undone = steps.filter(({ done }) => !done).map(({ id }) => id);
    expect(undone).toEqual(expect.arrayContaining(['selection', 'publication']));
  });
});
