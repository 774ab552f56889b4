import { createHmac, generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { deriveKey } from '../../platform/auth/secret.ts';
import { SECRET } from '../../testing/engine.ts';
import { useWorld } from '../../testing/use-world.ts';

const world = useWorld();
const MINUTE = 60_000;

async function callWith(headers: Record<string, string>) {
  const { status, body } = await world().call('GET', '/users/profile', { headers });
  return `${status} ${body.message}`;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('an access token', () => {
  it('is accepted as bearer, as X-Token, and as both when they are equal', async () => {
    const { tokens, user } = await world().person();
    const other = await world().person();
    expect(await callWith(bearer(tokens.token))).toMatch(/^200/);
    expect(await callWith({ 'x-token': tokens.token })).toMatch(/^200/);
    expect(await callWith({ ...bearer(tokens.token), 'x-token': tokens.token })).toMatch(/^200/);
    expect(await callWith({ ...bearer(tokens.token), 'x-token': other.tokens.token })).toBe('401 Invalid JWT Token');
    expect(user.id).not.toBe(other.user.id);
  });

  it('is required, and cookies never stand for it', async () => {
    const { tokens } = await world().person();
    expect(await callWith({})).toBe('401 JWT Token not found');
    expect(await callWith({ cookie: `token=${tokens.token}; refreshToken=${tokens.refreshToken}` })).toBe(
      '401 JWT Token not found',
    );
  });

  it('expires after 15 minutes', async () => {
    const { tokens } = await world().person();
    world().advance(15 * MINUTE - 1_000);
    expect(await callWith(bearer(tokens.token))).toMatch(/^200/);
    world().advance(2_000);
    expect(await callWith(bearer(tokens.token))).toBe('401 Expired JWT Token');
  });

  it('cannot be forged', async () => {
    const { tokens } = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const [header = '', payload = '', signature = ''] = tokens.token.split('.');
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const key = deriveKey(SECRET, 'access-token');
    const sign = (change: Record<string, unknown>, head: Record<string, unknown> = {}) =>
      new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...head }).sign(key);
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const confused = `${encode({ alg: 'HS256', typ: 'at+jwt' })}.${payload}`;
    const publicPem = publicKey.export({ type: 'spki', format: 'pem' });

    const forged: Record<string, string> = {
      'role-named string': 'ROLE_SUPER_ADMIN-token',
      'template token': 'admin-token',
      'unsigned JSON': encode(claims),
      'alg none': `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.`,
      'changed payload': `${header}.${encode({ ...claims, sub: '1' })}.${signature}`,
      'another key': await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .sign(Buffer.alloc(32)),
      'RS256 of our own': await new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt' })
        .sign(privateKey),
      'HS256 keyed by a public key': `${confused}.${createHmac('sha256', publicPem).update(confused).digest('base64url')}`,
      'kid traversal': await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: '../../dev/null' })
        .sign(Buffer.alloc(1)),
      'jku elsewhere': await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', jku: 'https://evil.example/keys' })
        .sign(Buffer.alloc(32)),
      'wrong audience': await sign({ aud: 'somebody-else' }),
      'wrong issuer': await sign({ iss: 'somebody-else' }),
      'wrong type': await sign({}, { typ: 'JWT' }),
      'future nbf': await sign({ nbf: claims.exp + 60 }),
      'refresh token as access token': tokens.refreshToken,
      'subject of somebody else': await sign({ sub: '999999' }),
      garbage: 'x'.repeat(5_000),
    };
    for (const [name, token] of Object.entries(forged)) {
      expect(`${name}: ${await callWith(bearer(token))}`).toBe(`${name}: 401 Invalid JWT Token`);
    }
    expect(await callWith(bearer(await sign({})))).toMatch(/^200/);
  });

  it('does not refresh a session', async () => {
    const person = await world().person();
    expect((await person.refresh(person.tokens.token)).body.message).toBe('Invalid JWT Token');
  });

  it('stops at once when the account is disabled', async () => {
    const person = await world().person();
    await world()
      .db.updateTable('utilisateurs')
      .set({ statut: 'desactive' })
      .where('id', '=', person.user.id)
      .execute();
    expect(await callWith(bearer(person.tokens.token))).toBe('401 Account is disabled.');
    expect((await person.refresh()).body.message).toBe('Account is disabled.');
  });

  it('stops at once when a role is removed, and a refresh gives the roles that remain', async () => {
    const person = await world().person({ roles: ['ROLE_ADMIN', 'ROLE_WEB_USER'] });
    expect((await person.call('GET', '/api/users/')).status).toBe(200);
    await world()
      .db.updateTable('utilisateurs')
      .set({ roles: ['ROLE_WEB_USER'] })
      .where('id', '=', person.user.id)
      .execute();
    expect((await person.call('GET', '/api/users/')).body.message).toBe('Expired JWT Token');
    person.tokens = (await person.refresh()).body.data;
    expect((await person.call('GET', '/api/users/')).status).toBe(403);
    expect((await person.call('GET', '/users/profile')).status).toBe(200);
  });

  it('stops at once after sign-out, and its refresh token with it', async () => {
    const person = await world().person();
    expect((await person.call('POST', '/logout')).status).toBe(200);
    expect((await person.call('GET', '/users/profile')).body.message).toBe('Expired JWT Token');
    expect((await person.refresh()).status).toBe(401);
  });

  it('closes its session by sign-out even when it has expired', async () => {
    const person = await world().person();
    world().advance(16 * MINUTE);
    expect((await person.call('POST', '/logout')).status).toBe(200);
    expect((await person.refresh()).status).toBe(401);
    expect((await world().call('POST', '/logout', { headers: bearer('admin-token') })).body.message).toBe(
      'Invalid JWT Token',
    );
  });

  it('stops at once in the other sessions when the password changes', async () => {
    const person = await world().person();
    const elsewhere = await world().signIn(person.user.username);
    const newPassword = 'une autre phrase, plus longue';
    const changed = await person.call('PUT', '/users/password', {
      currentPassword: 'une phrase de passe assez longue',
      newPassword,
    });
    expect(changed.status).toBe(200);
    expect(await callWith(bearer(elsewhere.token))).toBe('401 Expired JWT Token');
    expect((await person.call('GET', '/users/profile')).status).toBe(200);
  });

  it('denies when rights cannot be read', async () => {
    const person = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    await world().db.schema.alterTable('parametres').renameTo('parametres_away').execute();
    try {
      const { status, body } = await person.call('GET', '/api/users/');
      expect(status).toBe(500);
      expect(body.data).toBeNull();
      expect(JSON.stringify(body)).not.toMatch(/parametres|relation|select/i);
    } finally {
      await world().db.schema.alterTable('parametres_away').renameTo('parametres').execute();
    }
    expect((await person.call('GET', '/api/users/')).status).toBe(200);
  });
});
