import type { KyselyPlugin } from 'kysely';
import { describe, expect, it } from 'vitest';
import { checkPassword, hashPassword } from '../../platform/auth/password.ts';
import { createSecret, digest } from '../../platform/auth/secret.ts';
import { createThrottle } from '../../platform/auth/throttle.ts';
import { useWorld } from '../../testing/use-world.ts';
import { PASSWORD } from '../../testing/world.ts';
import { APPAREIL_COOKIE, APPAREIL_LIFE } from './facteurs/appareil.ts';
import { addAppareil } from './facteurs/facteur.repository.ts';
import { accountByPassword, type SessionDependencies } from './session.service.ts';
import { accountSubject, waitForTurn } from './tentatives.ts';

const world = useWorld();
const VISITOR = { ip: '203.0.113.77', userAgent: 'Firefox' };

/** How long answers about accounts take at least, in milliseconds, but for what a timer is early. */
const STALLED = 490;

/** The most milliseconds between times that tell nothing apart. */
const ALIKE = 20;

const medianOf = (some: readonly number[]): number =>
  some.toSorted((one, other) => one - other)[Math.floor(some.length / 2)] ?? 0;

async function timeOf(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** What a try at a password makes the server do: its statements and the outcome. */
async function workOf(login: string, appareil?: string): Promise<string[]> {
  const done: string[] = [];
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      done.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const db = world().db.withPlugin(counting);
  const clock = { now: () => world().now };
  // The dependencies of a refusal, which opens no session and reads no parameter.
  const dependencies = { db, clock, throttle: createThrottle(db, clock), mail: { post: () => undefined } };
  const refused = await accountByPassword(
    dependencies as unknown as SessionDependencies,
    { login, password: 'faux', appareil },
    VISITOR,
  ).then(
    () => 'opened',
    (error: { errorName: string }) => error.errorName,
  );
  return [...done, refused];
}

describe('a wrong password', () => {
  it('costs the same work whether the account exists, has a second factor, or was used from that network', async () => {
    const plain = await world().createUser();
    const guarded = await world().createUser();
    await world()
      .db.insertInto('codes_totp')
      .values({
        utilisateur_id: guarded.id,
        secret: Buffer.from('x'),
        cree_le: world().now,
        confirme_le: world().now,
      })
      .execute();
    const disabled = await world().createUser({ statut: 'desactive' });
    const used = await world().createUser();
    await world().app.inject({
      method: 'POST',
      url: '/prod-api/login_check',
      remoteAddress: VISITOR.ip,
      payload: { username: used.username, password: PASSWORD },
    });
    const unknown = await workOf('personne-de-ce-nom');
    expect(unknown.length).toBeGreaterThan(5);
    expect(unknown.at(-1)).toBe('badCredentials');
    for (const { username } of [plain, guarded, disabled, used]) expect(await workOf(username)).toEqual(unknown);
    const withDevice = await workOf('personne-de-ce-nom', 'appareil.inconnu');
    expect(withDevice.length).toBeGreaterThan(unknown.length);
    expect(await workOf(plain.username, 'appareil.inconnu')).toEqual(withDevice);
  });

  it('takes the same time whether the account exists, is disabled or is nobody’s', { tags: 'torture' }, async () => {
    const accounts = [await world().createUser(), await world().createUser({ statut: 'desactive' })];
    const logins = accounts.map(({ username }) => username);
    // The accounts of tests have passwords that are checked at less cost.
    await world()
      .db.updateTable('utilisateurs')
      .set({ password_hash: await hashPassword(PASSWORD) })
      .where(
        'id',
        'in',
        accounts.map(({ id }) => id),
      )
      .execute();
    const times = new Map<string, number[]>();
    const checks: number[] = [];
    for (let round = 0; round < 30; round += 1) {
      for (const username of [...logins, 'personne-de-ce-nom']) {
        const taken = await timeOf(async () => {
          expect((await trying({ username }, `198.51.100.${round}`)).statusCode).toBe(401);
        });
        times.set(username, [...(times.get(username) ?? []), taken]);
      }
      checks.push(await timeOf(async () => expect(await checkPassword(null, 'faux')).toBe(false)));
    }
    const medians = [...times.values()].map(medianOf);
    // On a quick machine, a server that left the check out for some would differ by less than the norm.
    const most = Math.min(ALIKE, medianOf(checks) / 2);
    expect(Math.max(...medians) - Math.min(...medians)).toBeLessThan(most);
  });
});

it('who asks for a link or an account is answered no sooner where there is one already, nor where there is none', async () => {
  await world().setParametres({ inscription_ouverte: true });
  const { email, username } = await world().createUser();
  const asking = (path: string, payload: object) => async () =>
    expect((await world().call('POST', path, { payload })).status).toBe(200);
  const link = (of: string) => asking('/forgot_password/', { email: of });
  const account = (named: string, of: string) =>
    asking('/api_register', { username: named, email: of, firstname: 'Une', lastname: 'Personne', password: PASSWORD });
  const all = [
    ...[link(email), link('personne@exemple.fr')],
    ...[account('libre', 'libre@exemple.fr'), account('autre', email), account(username, 'prise@exemple.fr')],
  ];
  const times = await Promise.all(all.map(timeOf));
  expect(Math.min(...times)).toBeGreaterThan(STALLED);
});

const trying = (who: object, remoteAddress: string, headers: Record<string, string> = {}) =>
  world().app.inject({
    method: 'POST',
    url: '/prod-api/login_check',
    remoteAddress,
    headers,
    payload: { password: 'faux', ...who },
  });

describe('who tries too much', () => {
  it('keeps nobody out of a device that the account is known by, which waits for its own tries alone', async () => {
    const { id, username } = await world().createUser();
    const appareil = createSecret('appareil');
    const known = { empreinte: digest(appareil), userId: id, userAgent: 'Firefox', at: world().now };
    await addAppareil(world().db, { ...known, life: APPAREIL_LIFE });
    const [network, cookie] = ['203.0.113.80', `${APPAREIL_COOKIE}=${appareil}`];
    const right = { username, password: PASSWORD };
    for (let attempt = 0; attempt < 10; attempt += 1) await trying({ username }, network);
    expect((await trying(right, network)).statusCode).toBe(429);
    const forged = `${APPAREIL_COOKIE}=${createSecret('appareil')}`;
    expect((await trying(right, network, { cookie: forged })).statusCode).toBe(429);
    expect((await trying(right, network, { cookie })).statusCode).toBe(200);
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await trying({ username }, network, { cookie })).statusCode).toBe(401);
    expect((await trying(right, network, { cookie })).statusCode).toBe(429);
  });

  it('gains nothing by the device of another account', async () => {
    const [target, owner] = [await world().createUser(), await world().createUser()];
    const appareil = createSecret('appareil');
    const known = { empreinte: digest(appareil), userId: owner.id, userAgent: 'Firefox', at: world().now };
    await addAppareil(world().db, { ...known, life: APPAREIL_LIFE });
    const [network, cookie] = ['203.0.113.90', `${APPAREIL_COOKIE}=${appareil}`];
    const right = { username: target.username, password: PASSWORD };
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await trying({ username: target.username }, network, { cookie })).statusCode).toBe(401);
    for (const headers of [{ cookie }, {}]) expect((await trying(right, network, headers)).statusCode).toBe(429);
    // Its tries counted for the other account, and delay its owner in nothing.
    const own = { username: owner.username, password: PASSWORD };
    expect((await trying(own, network, { cookie })).statusCode).toBe(200);
  });

  it('from a hundred networks guesses no faster, and keeps nobody out of where the account is used', async () => {
    const { id, username } = await world().createUser();
    const right = { username, password: PASSWORD };
    const home = '192.0.2.44';
    expect((await trying(right, home)).statusCode).toBe(200);
    const throttle = createThrottle(world().db, { now: () => world().now });
    for (let attempt = 0; attempt < 100; attempt += 1)
      await waitForTurn(throttle, accountSubject(id), { from: `203.0.113.${100 + attempt}`, isKnown: false });
    expect((await trying(right, '198.51.100.200')).statusCode).toBe(429);
    expect((await trying(right, home)).statusCode).toBe(200);
  });

  it('asks for links to one account no more than five times an hour, however the request is written', async () => {
    const { email } = await world().createUser();
    const [wide = '', rest = ''] = [email.slice(0, 1), email.slice(1)];
    const spellings = [
      { email },
      { email: email.toUpperCase() },
      { email: ` ${email} ` },
      { email: `${String.fromCodePoint((wide.codePointAt(0) ?? 0) + 0xfee0)}${rest}` },
      { email, username: 'un-autre' },
    ];
    const answers: number[] = [];
    for (let attempt = 0; attempt < 15; attempt += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${attempt}`, forwarded: `for=203.0.113.${attempt}` };
      const payload = spellings[attempt % spellings.length] ?? {};
      answers.push((await world().call('POST', '/forgot_password/', { headers, payload })).status);
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(5);
    expect((await world().call('POST', '/forgot_password/', { payload: { email } })).status).toBe(429);
    expect(world().mails.filter(({ to }) => to === email)).toHaveLength(5);
  });

  it('asks for accounts no more than five times a minute, however the request is written', async () => {
    await world().setParametres({ inscription_ouverte: true });
    const answers: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const email = ['nouvelle@exemple.fr', 'NOUVELLE@exemple.fr', ' nouvelle@exemple.fr '][attempt % 3];
      const named = { username: `nouvelle-${attempt}`, firstname: 'Une', lastname: 'Personne', password: PASSWORD };
      const payload = { ...named, email, ...(attempt % 4 === 3 && { roles: ['ROLE_ADMIN'] }) };
      const headers = { 'x-forwarded-for': `203.0.113.${attempt}` };
      answers.push((await world().call('POST', '/api_register', { headers, payload })).status);
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(5);
    expect(answers.slice(-4)).toEqual([429, 429, 429, 400]);
  });
});
