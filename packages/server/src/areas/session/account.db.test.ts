import { describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/use-world.ts';
import { PASSWORD } from '../../testing/world.ts';
import { purgeEnded } from './ended.repository.ts';

const world = useWorld();
const MINUTE = 60_000;
const NEW_PASSWORD = 'une toute nouvelle phrase';

function lastLink(): string {
  return /(?:forgot-password-post\/|confirmation=)(\S+)/.exec(world().mails.at(-1)?.text ?? '')?.[1] ?? '';
}

async function linkFor(email: string): Promise<string> {
  await world().call('POST', '/forgot_password/', { payload: { email } });
  return lastLink();
}

const reset = (token: string, password: unknown = NEW_PASSWORD) =>
  world().call('POST', `/forgot_password/${encodeURIComponent(token)}`, { payload: { password } });

describe('a forgotten password', () => {
  it('is chosen again through a link sent by e-mail, and every session is closed', async () => {
    const person = await world().person();
    const link = await linkFor(person.user.email.toUpperCase());
    expect(world().mails.at(-1)?.text).toContain(`https://bridge.example/forgot-password-post/${link}`);
    expect((await reset(link)).status).toBe(200);
    expect((await person.call('GET', '/users/profile')).body.message).toBe('Expired JWT Token');
    expect(
      (
        await world().call('POST', '/login_check', {
          payload: { username: person.user.username, password: NEW_PASSWORD },
        })
      ).status,
    ).toBe(200);
  });

  it('is acknowledged alike for an unknown address, which gets no e-mail', async () => {
    const { email } = await world().createUser();
    const known = await world().call('POST', '/forgot_password/', { payload: { email } });
    const sent = world().mails.length;
    const unknown = await world().call('POST', '/forgot_password/', { payload: { email: 'nobody@exemple.fr' } });
    expect(unknown.body).toEqual(known.body);
    expect(world().mails).toHaveLength(sent);
  });

  it('takes its link from the configured address, whatever host the request names', async () => {
    const { email } = await world().createUser();
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    await world().call('POST', '/forgot_password/', { headers, payload: { email } });
    expect(world().mails.at(-1)?.text).toContain('https://bridge.example/');
    expect(world().mails.at(-1)?.text).not.toContain('evil');
  });

  it('has links that serve once, for 30 minutes, and only the person they were made for', async () => {
    const user = await world().createUser();
    const used = await linkFor(user.email);
    expect((await reset(used)).status).toBe(200);
    expect((await reset(used)).status).toBe(410);

    const older = await linkFor(user.email);
    const newer = await linkFor(user.email);
    expect((await reset(newer)).status).toBe(200);
    expect((await reset(older)).status).toBe(410);

    const late = await linkFor(user.email);
    world().advance(30 * MINUTE);
    expect((await reset(late)).status).toBe(410);
  });

  it('lets in a person who had locked themselves out', async () => {
    const { username, email } = await world().createUser();
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await world().call('POST', '/login_check', { payload: { username, password: 'wrong' } });
    }
    await reset(await linkFor(email));
    expect((await world().call('POST', '/login_check', { payload: { username, password: NEW_PASSWORD } })).status).toBe(
      200,
    );
  });

  it('has links that a change of password or address makes useless', async () => {
    const person = await world().person();
    const beforePassword = await linkFor(person.user.email);
    await person.call('PUT', '/users/password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
    expect((await reset(beforePassword)).status).toBe(410);
    const beforeAddress = await linkFor(person.user.email);
    const change = {
      firstname: 'A',
      lastname: 'B',
      email: 'nouvelle.adresse@exemple.fr',
      version: 1,
      currentPassword: NEW_PASSWORD,
    };
    await person.call('PUT', '/users/profile', change);
    expect(world().mails.at(-1)).toMatchObject({ to: person.user.email, subject: 'Votre adresse e-mail a changé' });
    expect((await reset(beforeAddress)).status).toBe(410);
  });

  it('refuses everything that is not one of its links', async () => {
    for (const token of [
      '*',
      '%',
      '[]',
      '{}',
      'null',
      'undefined',
      "' OR 1=1 --",
      '../../x',
      'lien.',
      'x'.repeat(400),
    ]) {
      expect(`${token} ${(await reset(token)).status}`).toBe(`${token} 410`);
    }
    for (const password of [null, ['a'], { length: 20 }, 'short', 42])
      expect((await reset('lien.x', password)).status).toBe(400);
  });

  it('is throttled per address', { tags: 'torture' }, async () => {
    const { email } = await world().createUser();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      statuses.push(
        (
          await world().call('POST', '/forgot_password/', {
            payload: { email: attempt % 2 ? email.toUpperCase() : email },
          })
        ).status,
      );
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('keeps links only as digests', async () => {
    const { email } = await world().createUser();
    const link = await linkFor(email);
    const rows = await world().db.selectFrom('liens').select('empreinte').execute();
    expect(rows.some(({ empreinte }) => empreinte.toString().includes(link))).toBe(false);
  });
});

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
