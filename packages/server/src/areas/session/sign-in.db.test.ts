import type { Tokens } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/use-world.ts';
import { PASSWORD } from '../../testing/world.ts';

const world = useWorld();
const MINUTE = 60_000;

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

describe('signing in', () => {
  it('works by user name and by e-mail, whatever their case and surrounding spaces', async () => {
    const user = await world().createUser({ username: 'Camille', email: 'camille@exemple.fr' });
    for (const body of [
      { username: ' camille ' },
      { username: 'CAMILLE@exemple.fr' },
      { email: 'camille@exemple.fr' },
    ]) {
      const { status, body: answer } = await world().call<Tokens>('POST', '/login_check', {
        payload: { ...body, password: PASSWORD },
      });
      expect(status).toBe(200);
      expect(answer.code).toBe(20000);
      expect(claimsOf(answer.data.token)).toMatchObject({
        sub: String(user.id),
        username: 'Camille',
        roles: ['ROLE_WEB_USER'],
      });
    }
  });

  it('gives a token that carries the identity and lives 15 minutes', async () => {
    const entiteId = await world().createEntite('Office du val');
    const { tokens } = await world().person({ entiteId });
    const claims = claimsOf(tokens.token);
    expect(claims).toMatchObject({
      firstname: 'Prénom',
      lastname: 'Nom',
      userEntity: { id: entiteId, nom: 'Office du val' },
    });
    expect(claims.exp - claims.iat).toBe(15 * 60);
  });

  it('answers the same to a wrong password and to an unknown account', async () => {
    const { username } = await world().createUser();
    const wrong = await world().call('POST', '/login_check', { payload: { username, password: 'wrong' } });
    const unknown = await world().call('POST', '/login_check', {
      payload: { username: 'nobody-at-all', password: 'wrong' },
    });
    expect(wrong.status).toBe(401);
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    expect(wrong.body.message).toBe('Bad credentials');
  });

  it('tells a disabled account so, only to who knows its password', async () => {
    const { username } = await world().createUser({ statut: 'desactive' });
    const right = await world().call('POST', '/login_check', { payload: { username, password: PASSWORD } });
    const wrong = await world().call('POST', '/login_check', { payload: { username, password: 'wrong' } });
    expect([right.status, right.body.message]).toEqual([401, 'Account is disabled.']);
    expect(wrong.body.message).toBe('Bad credentials');
  });

  it('is refused after ten failures, by whatever spelling or address they come', async () => {
    const { username, email } = await world().createUser();
    const tricks = [
      { username },
      { email },
      { username: username.toUpperCase() },
      { username: ` ${username}` },
      { username: username.replace('p', '\uff50') },
      { username, email: 'other@exemple.fr' },
    ];
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${attempt}` };
      const payload = { ...tricks[attempt % tricks.length], password: 'wrong' };
      expect((await world().call('POST', '/login_check', { headers, payload })).status).toBe(401);
    }
    const refused = await world().call('POST', '/login_check', { payload: { username, password: PASSWORD } });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    world().advance(15 * MINUTE);
    expect((await world().call('POST', '/login_check', { payload: { username, password: PASSWORD } })).status).toBe(
      200,
    );
  });

  it('waits twice as long after each failure more, and never from elsewhere', async () => {
    const { username, id, email } = await world().createUser();
    const trying = (password: string, remoteAddress = '203.0.113.9') =>
      world().app.inject({
        method: 'POST',
        url: '/prod-api/login_check',
        remoteAddress,
        payload: { username, password },
      });
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await trying('wrong')).statusCode).toBe(401);
    const waits = [];
    for (let round = 0; round < 3; round += 1) {
      const refused = await trying(PASSWORD);
      expect(refused.statusCode).toBe(429);
      waits.push(Number(refused.headers['retry-after']));
      world().advance((waits.at(-1) ?? 0) * 1_000);
      expect((await trying('wrong')).statusCode).toBe(401);
    }
    expect(waits).toEqual([60, 120, 240]);
    expect((await trying(PASSWORD, '198.51.100.4')).statusCode).toBe(200);
    const { rows } =
      await sql`SELECT 1 FROM journal WHERE action = 'session.refuser' AND utilisateur_id = ${id}`.execute(world().db);
    expect(rows).toHaveLength(13);
    expect(
      world()
        .mails.filter(({ to }) => to === email)
        .map(({ subject }) => subject),
    ).toEqual(['Des essais de connexion à votre compte ont échoué']);
  });

  it('that is right costs its address nothing', async () => {
    const { username } = await world().createUser();
    const payload = { username, password: PASSWORD };
    for (let attempt = 0; attempt < 120; attempt += 1)
      expect((await world().call('POST', '/login_check', { payload })).status).toBe(200);
  });

  it('of one account is not blocked by whoever types its number', async () => {
    const { id, username } = await world().createUser();
    for (const typed of [`#${id}`, `id ${id}`, `login ${username}`]) {
      for (let attempt = 0; attempt < 11; attempt += 1) {
        await world().call('POST', '/login_check', { payload: { username: typed, password: 'wrong' } });
      }
    }
    expect((await world().call('POST', '/login_check', { payload: { username, password: PASSWORD } })).status).toBe(
      200,
    );
  });

  it('counts parallel attempts too', async () => {
    const { username } = await world().createUser();
    const attempts = Array.from({ length: 30 }, () =>
      world().call('POST', '/login_check', { payload: { username, password: 'wrong' } }),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  it('stores passwords as argon2id, at a cost that wears attackers out', async () => {
    const person = await world().person();
    const change = { currentPassword: PASSWORD, newPassword: 'une autre phrase, plus longue' };
    expect((await person.call('PUT', '/users/password', change)).status).toBe(200);
    const { password_hash } = await world()
      .db.selectFrom('utilisateurs')
      .select('password_hash')
      .where('id', '=', person.user.id)
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('says which methods the instance offers', async () => {
    expect((await world().call('POST', '/getConnectionTypes', { payload: {} })).body.data).toEqual({
      types: ['bridge'],
      fournisseurs: [],
      registration: false,
      name: '',
      logo: null,
      shortestPassword: 12,
    });
    const tourinsoft = await world().call('POST', '/login_tourinsoft', { payload: { code: 'c', state: 's' } });
    expect([tourinsoft.status, tourinsoft.body.message]).toEqual([
      403,
      'Ce mode de connexion n’est pas activé sur cette instance.',
    ]);
  });
});
