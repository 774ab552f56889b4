import { connect } from 'node:net';
import { API_BASE, errorKinds, mayAccess, PUBLIC } from '@bridge/contract';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { installRouteRegister } from './platform/http/route-register.ts';
import { useWorld } from './testing/use-world.ts';

const world = useWorld();
/** Every sentence that the product says no with. */
const SENTENCES = Object.values(errorKinds).map(({ message }) => message);

describe('every answer', () => {
  it('has the envelope, says no in French and shows nothing of the inside', async () => {
    const headers = { 'content-type': 'application/json' };
    const login = (payload: string | Buffer, type = 'application/json') =>
      world().call('POST', '/login_check', { headers: { 'content-type': type }, payload });
    const cases = {
      'broken JSON': [await login('{"username":'), 400],
      'empty body': [await login(''), 400],
      'plain text': [await login('{"username":"a","password":"b"}', 'text/plain'), 415],
      'a form': [await login('username=a', 'application/x-www-form-urlencoded'), 415],
      XML: [await login('<a/>', 'application/xml'), 415],
      'wrong types': [await login('{"username":[],"password":{}}'), 400],
      'an array': [await login('[]'), 400],
      null: [await login('null'), 400],
      'unknown fields': [await login('{"username":"a","password":"b","admin":true}'), 400],
      'a megabyte': [await login(`{"username":"${'a'.repeat(1_000_000)}"}`), 413],
      'a deep nest': [await login('['.repeat(20_000) + ']'.repeat(20_000)), 400],
      poison: [await login('{"__proto__":{"a":1},"username":"a","password":"b"}'), 400],
      'bad UTF-8': [await login(Buffer.from([0x7b, 0x22, 0xff, 0xfe])), 400],
      'unknown call': [await world().call('GET', '/nothing/here'), 404],
      'unknown verb': [await world().call('DELETE', '/login_check'), 404],
      'a NUL in a name': [
        await world().call('POST', '/login_check', {
          headers,
          payload: JSON.stringify({ username: 'a\u0000b', password: 'x' }),
        }),
        400,
      ],
    } as const;
    for (const [name, [{ status, body }, expected]] of Object.entries(cases)) {
      expect([name, status]).toEqual([name, expected]);
      expect(body).toMatchObject({ code: expect.any(Number), data: null });
      expect(SENTENCES, name).toContain(body.message);
      expect(JSON.stringify(body)).not.toMatch(/ at |node_modules|SyntaxError|FST_|postgres|select /i);
    }
  });

  it('is the envelope even for an address or a request that cannot be read', async () => {
    const bad = await world().app.inject({ method: 'POST', url: `${API_BASE}/forgot_password/%E0%A4%A` });
    expect([bad.statusCode, bad.json().message]).toEqual([400, errorKinds.unreadableAddress.message]);
    expect(bad.body).not.toContain('%E0');

    await world().app.listen({ host: '127.0.0.1', port: 0 });
    const address = world().app.server.address();
    const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
    socket.end('GET / HTTP/9.9\r\nnonsense\r\n\r\n');
    const answer = Buffer.concat(await socket.toArray()).toString();
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({
      code: 40004,
      message: errorKinds.unreadableRequest.message,
      data: null,
    });
  });

  it('refuses texts and numbers that the database cannot hold', async () => {
    const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const profile = { firstname: 'A', lastname: 'B', email: admin.user.email, version: 1 };
    const calls = [
      admin.call('PUT', '/users/update_user_params', { a: 'x\u0000y' }),
      admin.call('PUT', '/users/update_user_params', { 'k\u0000': 1 }),
      admin.call('PUT', '/users/update_user_params', { a: '\ud800' }),
      admin.call('PUT', '/users/profile', { ...profile, firstname: '\udc00' }),
      admin.call('PUT', '/users/profile', { ...profile, version: 3_000_000_000 }),
      admin.call('PUT', `/api/users/${admin.user.id}`, { userEntity: 424_242 }),
      admin.call('GET', '/api/users/?q=%00'),
      admin.call('POST', '/loginAs', { userId: [5] }),
    ];
    for (const { status, body } of await Promise.all(calls)) expect([status, body.code]).toEqual([400, 40000]);
  });

  it('forbids framing, sniffing, caching and other origins', async () => {
    const { headers } = await world().call('POST', '/getConnectionTypes', {
      headers: { origin: 'https://evil.example' },
      payload: {},
    });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeDefined();
    for (const name of ['server', 'x-powered-by', 'via']) expect(headers[name]).toBeUndefined();
    const preflight = await world().app.inject({
      method: 'OPTIONS',
      url: `${API_BASE}/login_check`,
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('refuses what a browser sends from another site', async () => {
    const person = await world().person();
    const call = (site: string) =>
      world().call('PUT', '/users/update_user_params', {
        headers: { authorization: `Bearer ${person.tokens.token}`, 'sec-fetch-site': site },
        payload: { a: 1 },
      });
    expect((await call('cross-site')).status).toBe(403);
    expect((await call('same-origin')).status).toBe(200);
  });

  it('carries the description of a refusal', async () => {
    const person = await world().person({ roles: ['ROLE_WEB_USER'] });
    const { status, body } = await person.call('GET', '/api/users/');
    expect([status, body.description]).toEqual([403, 'Access Denied.']);
  });
});

describe('every route', () => {
  it('is refused at the start when it does not declare who may call it', async () => {
    const app = fastify();
    installRouteRegister(app);
    expect(() => app.get('/open-to-nobody-knows-whom', async () => null)).toThrow(/does not declare its access/);
  });

  it('declares who may call it, and asks for a session unless it is public', async () => {
    const declared = world().app.declaredRoutes.filter(({ method }) => method !== 'HEAD');
    expect(declared.length).toBeGreaterThan(25);
    for (const { method, url, access } of declared) {
      if (mayAccess(access, null)) continue;
      const path = url.replace(/:\w+/g, '1');
      const answer = await world().app.inject({ method: method as 'GET', url: path });
      expect([url, answer.statusCode, answer.json().message]).toEqual([url, 401, 'JWT Token not found']);
    }
    const open = declared.filter(({ access }) => access === PUBLIC).map(({ url }) => url.replace(API_BASE, ''));
    expect(open.sort()).toEqual([
      '/.well-known/security.txt',
      // The report of an advertiser, for anybody with its link.
      '/api/annonces/rapports/:jeton',
      '/api/annonces/rapports/:jeton/pages/:generation/:page',
      '/api/annonces/rapports/:jeton/pdf',
      '/api/fichiers/:id',
      '/api/mediatheque/fichiers/:id/:vue',
      '/api/mediatheque/lots/:jeton',
      '/api/mediatheque/lots/:jeton/:media/:vue',
      '/api/mediatheque/lots/:jeton/archive',
      // The corrections of an owner, for anybody with their link.
      '/api/qualite/corrections/:jeton',
      // What the owner answers there.
      '/api/qualite/corrections/:jeton',
      '/api_register',
      '/api_register/:token',
      // The challenge of a passkey, and its answer.
      '/cle_acces/connexion',
      '/cle_acces/defi',
      '/console/report_error',
      '/docs',
      '/docs/*',
      // Screens have a credential of their own.
      '/e/api/appairage',
      '/e/api/appairage/etat',
      '/e/api/capture',
      '/e/api/ecoute',
      '/e/api/flux',
      '/e/api/manifeste',
      '/e/api/medias/:empreinte',
      '/e/api/nouvelles',
      '/e/api/passages',
      // The media that previews of slides borrow, by fingerprint.
      '/e/emprunts/:empreinte',
      '/forgot_password/',
      '/forgot_password/:token',
      '/getConnectionTypes',
      '/healthz',
      '/login_check',
      '/login_sso/:code',
      '/login_tourinsoft',
      '/logout',
      '/openapi.json',
      '/public/:site',
      '/public/:site/*',
      '/public/_annonces',
      '/public/_annonces/clic/:quoi',
      '/public/_annonces/creation/:quoi',
      '/public/_annonces/creation/:quoi/*',
      '/public/_annonces/essai/:archive/:jeton',
      '/public/_annonces/essai/:archive/:jeton/*',
      '/public/_annonces/jeton',
      '/public/_annonces/pourquoi/:quoi',
      '/public/_annonces/vue/:quoi',
      '/public/_bridge/:fichier',
      '/public/_calendrier/:fichier',
      '/public/_codes/:fichier',
      '/public/_editions/:cle',
      '/public/_editions/:cle/:fichier',
      '/public/_editions/:cle/:langue/:feuille',
      '/public/_mesure',
      '/public/_mesure',
      '/public/api/v1/*',
      '/public/api/v1/listes',
      '/public/api/v1/listes/:code',
      '/public/api/v1/objets/:id',
      '/public/apidae/notifications/:jeton',
      '/public/demonstration/photos/:nom',
      '/public/medias/:media/:vue',
      '/public/openapi.json',
      '/public/photos/:objet/:photo/:vue',
      '/readyz',
      // Open after a right password only.
      '/second_facteur',
      '/second_facteur/preparer',
      '/token/refresh',
    ]);
  });
});

describe('the log', () => {
  it('tells what failed in a browser, as one bounded line', async () => {
    const payload = { message: 'boum\nforged', path: '/guide/index' };
    expect((await world().call('POST', '/console/report_error', { payload })).status).toBe(200);
    const line = world().logs.find((entry) => entry.includes('an error in the console'));
    expect(JSON.parse(line ?? '')).toMatchObject({ reported: payload });
    const long = await world().call('POST', '/console/report_error', {
      payload: { ...payload, message: 'x'.repeat(501) },
    });
    expect(long.status).toBe(400);
  });

  it('never holds a secret, whatever is sent, and stays one line an event', async () => {
    const person = await world().person();
    const secrets = ['S3cretPassword-in-body', 'S3cretToken-in-header', 'S3cretLink-in-path', 'S3cretCookie'];
    await world().call('POST', '/login_check', {
      headers: { authorization: `Bearer ${secrets[1]}`, cookie: `token=${secrets[3]}`, 'user-agent': 'a\u001b[31mb' },
      payload: { username: 'x\r\n{"level":60}', password: secrets[0] },
    });
    await world().call('POST', `/forgot_password/${secrets[2]}`, { payload: { password: secrets[0] } });
    await world().call('GET', '/users/profile', { headers: { 'x-token': secrets[1] } });
    await person.call('PUT', '/users/password', {
      currentPassword: secrets[0] ?? '',
      newPassword: `${secrets[0]}${secrets[0]}`,
    });
    const written = world().logs.join('');
    expect(written.length).toBeGreaterThan(100);
    for (const secret of [...secrets, person.tokens.token, person.tokens.refreshToken])
      expect(written).not.toContain(secret);
    for (const line of written.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
    expect(written).not.toContain('\u001b');
  });
});
