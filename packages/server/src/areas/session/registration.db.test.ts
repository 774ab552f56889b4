import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../testing/world.ts';
import { purgeEnded } from './ended.repository.ts';
import { MINUTE, NEW_PASSWORD, useLetters } from './testing/letters.ts';

const { world, lastLink } = useLetters();

const registration = {
  username: 'nouvelle',
  email: 'nouvelle@exemple.fr',
  firstname: 'Nouvelle',
  lastname: 'Personne',
  password: PASSWORD,
};

describe('registration', () => {
  it('is closed unless its parameter is on', async () => {
    const answer = await world().call('POST', '/api_register', { payload: registration });
    expect([answer.status, answer.body.code]).toEqual([403, 40303]);
  });

  it('makes an account that an administrator must still activate', async () => {
    await world().setParametres({ inscription_ouverte: true });
    const approver = await world().createUser({ roles: ['ROLE_SUPER_ADMIN'] });
    expect(
      (await world().call('POST', '/api_register', { payload: { ...registration, username: '  nouvelle ' } })).status,
    ).toBe(200);
    expect((await world().call('POST', `/api_register/${lastLink()}`)).status).toBe(200);
    expect(world().mails.filter(({ to }) => to === approver.email)).toMatchObject([
      { subject: 'Un compte attend votre validation' },
    ]);
    const signIn = await world().call('POST', '/login_check', {
      payload: { username: 'nouvelle', password: PASSWORD },
    });
    expect(signIn.body.message).toBe('Account is disabled.');
    const row = await world()
      .db.selectFrom('utilisateurs')
      .selectAll()
      .where('username', '=', 'nouvelle')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ roles: [], entite_id: null, statut: 'invite', email_confirme: true });
  });

  it('cannot be activated before its address is confirmed, and its real owner starts afresh', async () => {
    await world().setParametres({ inscription_ouverte: true });
    const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const email = 'victime@exemple.fr';
    await world().call('POST', '/api_register', { payload: { ...registration, username: 'usurpateur', email } });
    const { id } = await world()
      .db.selectFrom('utilisateurs')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const early = await admin.call('PUT', `/api/users/${id}`, { statut: 'actif', roles: ['ROLE_WEB_USER'] });
    expect([early.status, early.body.code]).toEqual([409, 40903]);

    await world().call('POST', '/api_register', {
      payload: { ...registration, username: 'victime', email, password: NEW_PASSWORD },
    });
    await world().call('POST', `/api_register/${lastLink()}`);
    const own = await world()
      .db.selectFrom('utilisateurs')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await admin.call('PUT', `/api/users/${own.id}`, { statut: 'actif', roles: ['ROLE_WEB_USER'] });
    expect(
      (await world().call('POST', '/login_check', { payload: { username: email, password: PASSWORD } })).status,
    ).toBe(401);
    expect(
      (await world().call('POST', '/login_check', { payload: { username: email, password: NEW_PASSWORD } })).status,
    ).toBe(200);
  });

  it('that nobody confirms in time is forgotten, the others stay', async () => {
    await world().setParametres({ inscription_ouverte: true });
    await world().call('POST', '/api_register', {
      payload: { ...registration, username: 'oubli', email: 'oubli@exemple.fr' },
    });
    const invited = await world().createUser({ statut: 'invite' });
    const left = async () => {
      await purgeEnded(world().db, world().now);
      return world()
        .db.selectFrom('utilisateurs')
        .select('username')
        .where('username', 'in', ['oubli', invited.username])
        .execute();
    };
    expect(await left()).toHaveLength(2);
    world().advance(25 * 60 * MINUTE);
    expect(await left()).toEqual([{ username: invited.username }]);
  });

  it('of one address by many at once makes one account, and answers all alike', async () => {
    await world().setParametres({ inscription_ouverte: true });
    const payload = { ...registration, username: 'foule', email: 'foule@exemple.fr' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => world().call('POST', '/api_register', { payload })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });

  it('accepts no role, entity or status', async () => {
    await world().setParametres({ inscription_ouverte: true });
    for (const extra of [
      { roles: ['ROLE_SUPER_ADMIN'] },
      { userEntity: 1 },
      { statut: 'actif' },
      { id: 1 },
      { version: 1 },
    ]) {
      const payload = { ...registration, username: 'sournoise', email: 'sournoise@exemple.fr', ...extra };
      expect((await world().call('POST', '/api_register', { payload })).status).toBe(400);
      await world().db.deleteFrom('tentatives').execute();
    }
  });

  it('answers the same for an address or a name that is taken', async () => {
    await world().setParametres({ inscription_ouverte: true });
    const taken = await world().createUser();
    const free = await world().call('POST', '/api_register', {
      payload: { ...registration, username: 'libre', email: 'libre@exemple.fr' },
    });
    const knownEmail = await world().call('POST', '/api_register', {
      payload: { ...registration, username: 'autre', email: taken.email },
    });
    expect(world().mails.at(-1)?.subject).toBe('Vous avez déjà un compte');
    const knownName = await world().call('POST', '/api_register', {
      payload: { ...registration, username: taken.username, email: 'b@exemple.fr' },
    });
    expect(world().mails.at(-1)?.subject).toBe('Choisir un autre identifiant');
    expect(knownEmail.body).toEqual(free.body);
    expect(knownName.body).toEqual(free.body);
  });

  it('is throttled', async () => {
    await world().setParametres({ inscription_ouverte: true });
    const attempts = Array.from({ length: 7 }, (_, index) =>
      world().call('POST', '/api_register', {
        payload: { ...registration, username: `serie-${index}`, email: `serie-${index}@exemple.fr` },
      }),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});
