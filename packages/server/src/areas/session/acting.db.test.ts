import type { Tokens } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/use-world.ts';
import { Person } from '../../testing/world.ts';

const world = useWorld();
const HOUR = 60 * 60 * 1000;

async function actAs(actor: Person, target: { id: number }) {
  const answer = await actor.call<Tokens>('POST', '/loginAs', { userId: target.id });
  return { ...answer, as: new Person(world(), { id: target.id, username: '', email: '' }, answer.body.data) };
}

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

describe('acting as somebody else', () => {
  it('gives a super admin the rights of the other, and says who acts', async () => {
    const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const target = await world().createUser({ roles: ['ROLE_WEB_USER'] });
    const { status, as } = await actAs(admin, target);
    expect(status).toBe(200);
    expect(claimsOf(as.tokens.token)).toMatchObject({
      username: target.username,
      act: { username: admin.user.username },
    });
    expect((await as.call('GET', '/api/users/')).status).toBe(403);
  });

  it('is noted under both names, and the other is told by e-mail', async () => {
    const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const target = await world().createUser();
    const { as } = await actAs(admin, target);
    await as.call('PUT', '/users/profile', { firstname: 'Autre', lastname: 'Nom', email: target.email, version: 1 });
    const lines = await world()
      .db.selectFrom('journal')
      .select(['action', 'acteur_id', 'utilisateur_id'])
      .where('utilisateur_id', '=', target.id)
      .orderBy('id')
      .execute();
    expect(lines).toEqual([
      { action: 'session.agir-en-tant-que', acteur_id: admin.user.id, utilisateur_id: target.id },
      { action: 'profil.modifier', acteur_id: admin.user.id, utilisateur_id: target.id },
    ]);
    expect(world().mails.at(-1)).toMatchObject({ to: target.email, subject: 'Quelqu’un a agi avec votre compte' });
  });

  it('stays inside the entities of a regional admin', async () => {
    const region = await world().createEntite('Région');
    const office = await world().createEntite('Office', region);
    const elsewhere = await world().createEntite('Ailleurs');
    const regional = await world().person({ roles: ['ROLE_ADMIN_REGION'], entiteId: region });
    const inside = await world().createUser({ entiteId: office });
    const outside = await world().createUser({ entiteId: elsewhere });
    const homeless = await world().createUser({ entiteId: null });
    expect((await actAs(regional, inside)).status).toBe(200);
    for (const target of [outside, homeless]) expect((await actAs(regional, target)).status).toBe(403);
  });

  it('is refused upwards, to oneself, to a disabled account, from an acted session, and to other roles', async () => {
    const region = await world().createEntite('Région');
    const regional = await world().person({ roles: ['ROLE_ADMIN_REGION'], entiteId: region });
    const superAdmin = await world().person({ roles: ['ROLE_SUPER_ADMIN'], entiteId: region });
    const disabled = await world().createUser({ statut: 'desactive' });
    const user = await world().createUser({ entiteId: region });
    const otherAdmin = await world().createUser({ roles: ['ROLE_SUPER_ADMIN'] });
    const plainAdmin = await world().person({ roles: ['ROLE_ADMIN'], entiteId: region });

    const { as: acted } = await actAs(superAdmin, otherAdmin);
    const refusals = {
      outranking: await actAs(regional, superAdmin.user),
      oneself: await actAs(superAdmin, superAdmin.user),
      disabled: await actAs(superAdmin, disabled),
      unknown: await actAs(superAdmin, { id: 999_999 }),
      nesting: await actAs(acted, user),
      'a plain admin': await actAs(plainAdmin, user),
    };
    for (const [name, { status, body }] of Object.entries(refusals)) {
      expect([name, status, body.description]).toEqual([name, 403, 'Access Denied.']);
    }
  });

  it('allows no change of password, e-mail or roles', async () => {
    const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const target = await world().createUser({ roles: ['ROLE_SUPER_ADMIN'] });
    const { as } = await actAs(admin, target);
    const attempts = [
      as.call('PUT', '/users/password', {
        currentPassword: 'une phrase de passe assez longue',
        newPassword: 'encore une autre phrase',
      }),
      as.call('PUT', '/users/profile', { firstname: 'a', lastname: 'b', email: 'new@exemple.fr', version: 1 }),
      as.call('PUT', `/api/users/${admin.user.id}`, { roles: ['ROLE_WEB_USER'] }),
    ];
    const victim = await world().createUser();
    attempts.push(
      as.call('PUT', `/api/users/${victim.id}`, { statut: 'desactive' }),
      as.call('DELETE', `/api/users/${victim.id}`),
    );
    for (const { status, body } of await Promise.all(attempts)) {
      expect([status, body.code]).toEqual([403, 40302]);
    }
  });

  it('ends by going back to oneself, whose session goes on', async () => {
    const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const { as } = await actAs(admin, await world().createUser());
    const back = await as.call<Tokens>('POST', '/loginAs/return');
    expect(claimsOf(back.body.data.token)).toMatchObject({ username: admin.user.username });
    const again = new Person(world(), admin.user, back.body.data);
    expect((await again.call('GET', '/api/users/')).status).toBe(200);
    expect((await again.refresh()).status).toBe(200);
    expect((await as.call('GET', '/users/profile')).body.message).toBe('Expired JWT Token');
    expect((await again.call('POST', '/loginAs/return')).status).toBe(403);
  });

  it('ends by itself after an hour, and with the session it came from', async () => {
    const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const { as: late } = await actAs(admin, await world().createUser());
    world().advance(HOUR);
    expect((await late.refresh()).status).toBe(401);

    const other = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const { as } = await actAs(other, await world().createUser());
    await other.call('POST', '/logout');
    expect((await as.call('GET', '/users/profile')).body.message).toBe('Expired JWT Token');
  });
});

describe('acting goes on only while it is allowed', () => {
  const refused = { status: 401, message: 'Expired JWT Token' };
  const outcome = async (person: Person) => {
    const { status, body } = await person.call('GET', '/users/profile');
    return { status, message: body.message };
  };

  it('ends when the other is promoted above the actor', async () => {
    const region = await world().createEntite('Région');
    const regional = await world().person({ roles: ['ROLE_ADMIN_REGION'], entiteId: region });
    const target = await world().createUser({ entiteId: region });
    const { as } = await actAs(regional, target);
    await world()
      .db.updateTable('utilisateurs')
      .set({ roles: ['ROLE_SUPER_ADMIN'] })
      .where('id', '=', target.id)
      .execute();
    as.tokens = (await as.refresh()).body.data;
    expect(await outcome(as)).toEqual(refused);
    expect((await as.refresh()).status).toBe(401);
  });

  it('ends when the actor loses the role, the entity or the account', async () => {
    for (const loss of [{ roles: ['ROLE_WEB_USER' as const] }, { statut: 'desactive' as const }, { entite_id: null }]) {
      const region = await world().createEntite('Région');
      const regional = await world().person({ roles: ['ROLE_ADMIN_REGION'], entiteId: region });
      const { as } = await actAs(regional, await world().createUser({ entiteId: region }));
      expect((await outcome(as)).status).toBe(200);
      await world().db.updateTable('utilisateurs').set(loss).where('id', '=', regional.user.id).execute();
      expect(await outcome(as)).toEqual(refused);
    }
  });
});

describe('changing role', () => {
  it('leaves no dead token to a tab that refreshes at the same moment', async () => {
    const person = await world().person({ roles: ['ROLE_ADMIN', 'ROLE_WEB_USER'] });
    const first = person.tokens.refreshToken;
    person.tokens = (await person.refresh()).body.data;
    person.tokens = (await person.call<Tokens>('POST', '/users/change_role', { role: 'ROLE_WEB_USER' })).body.data;
    expect((await person.refresh(first)).status).toBe(401);
    expect((await person.refresh()).status).toBe(200);
  });

  it('narrows the session to one role held, through refreshes, and widens it again', async () => {
    const person = await world().person({ roles: ['ROLE_ADMIN', 'ROLE_WEB_USER'] });
    person.tokens = (await person.call<Tokens>('POST', '/users/change_role', { role: 'ROLE_WEB_USER' })).body.data;
    expect(claimsOf(person.tokens.token)).toMatchObject({ roles: ['ROLE_WEB_USER'], roleActif: 'ROLE_WEB_USER' });
    expect((await person.call('GET', '/api/users/')).status).toBe(403);
    person.tokens = (await person.refresh()).body.data;
    expect((await person.call('GET', '/api/users/')).status).toBe(403);
    expect((await person.call('GET', '/users/get_user_roles')).body.data).toEqual({
      roles: ['ROLE_ADMIN', 'ROLE_WEB_USER'],
    });
    person.tokens = (await person.call<Tokens>('POST', '/users/change_role', { role: null })).body.data;
    expect((await person.call('GET', '/api/users/')).status).toBe(200);
  });

  it('never gives a role that the person does not hold', async () => {
    const person = await world().person({ roles: ['ROLE_WEB_USER'] });
    expect((await person.call('POST', '/users/change_role', { role: 'ROLE_SUPER_ADMIN' })).status).toBe(403);
    expect((await person.call('POST', '/users/change_role', { role: 'ROLE_ROOT' })).status).toBe(400);
  });

  it('ends when the role is taken away', async () => {
    const person = await world().person({ roles: ['ROLE_ADMIN', 'ROLE_WEB_USER'] });
    person.tokens = (await person.call<Tokens>('POST', '/users/change_role', { role: 'ROLE_ADMIN' })).body.data;
    await world()
      .db.updateTable('utilisateurs')
      .set({ roles: ['ROLE_WEB_USER'] })
      .where('id', '=', person.user.id)
      .execute();
    expect((await person.call('GET', '/api/users/')).body.message).toBe('Expired JWT Token');
    person.tokens = (await person.refresh()).body.data;
    expect(claimsOf(person.tokens.token).roles).toEqual(['ROLE_WEB_USER']);
  });
});
