import type { Securite } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { PASSWORD, Person } from '../../../testing/world.ts';
import { useGuarded } from './testing/guarded.ts';

const { world, signIn, prove, codeNow, guarded } = useGuarded();

describe('an application of codes', () => {
  it('is asked for after the password, and each of its codes serves once', async () => {
    const { person, secret, qr, secours } = await guarded();
    expect(qr).toContain('<svg');
    expect(secours).toHaveLength(10);
    const { status, body } = await signIn(person.user.username);
    expect([status, body.message]).toEqual([401, 'Second factor required']);
    expect(body.data).toMatchObject({ moyens: ['totp', 'secours'], aPreparer: false, defi: null });
    const code = codeNow(secret);
    const opened = await prove({ jeton: body.data.jeton, moyen: 'totp', code });
    expect(opened.status).toBe(200);
    expect((await new Person(world(), person.user, opened.body.data).call('GET', '/users/profile')).status).toBe(200);
    const again = (await signIn(person.user.username)).body.data;
    expect((await prove({ jeton: again.jeton, moyen: 'totp', code })).status).toBe(401);
    // The step that was proved serves no more either.
    expect((await prove({ jeton: body.data.jeton, moyen: 'totp', code })).status).toBe(400);
  });

  it('is prepared and taken off with the password only, and its secret is sealed', async () => {
    const person = await world().person();
    const wrong = await person.call('POST', '/users/second_facteur/totp', { motDePasse: 'faux' });
    expect(wrong.status).toBe(400);
    const { secret } = await guarded();
    const rows = await world().db.selectFrom('codes_totp').select('secret').execute();
    for (const row of rows) expect(row.secret.toString('latin1')).not.toContain(secret);
  });

  it('does not open by a recovery code twice, nor by that of somebody else', async () => {
    const { person, secours } = await guarded();
    const other = await guarded();
    const step = async () => (await signIn(person.user.username)).body.data.jeton;
    expect((await prove({ jeton: await step(), moyen: 'secours', code: other.secours[0] })).status).toBe(401);
    expect((await prove({ jeton: await step(), moyen: 'secours', code: secours[0]?.toUpperCase() })).status).toBe(200);
    expect((await prove({ jeton: await step(), moyen: 'secours', code: secours[0] })).status).toBe(401);
    const stored = await world().db.selectFrom('codes_secours').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(secours[1]);
  });
});

describe('what stands in for a factor', () => {
  const SECOURS = '/users/second_facteur/secours';

  it('serves only while there is one, is replaced with the password, and is told', async () => {
    const { person, secours } = await guarded();
    const other = await world().person();
    expect((await other.call('POST', SECOURS, { motDePasse: PASSWORD })).status).toBe(409);
    expect((await person.call('POST', SECOURS, { motDePasse: PASSWORD })).status).toBe(200);
    expect(world().mails.at(-1)).toMatchObject({ to: person.user.email, text: expect.stringContaining('remplacés') });
    const { jeton } = (await signIn(person.user.username)).body.data;
    expect((await prove({ jeton, moyen: 'secours', code: secours[0] })).status).toBe(401);
    await person.call('POST', '/users/second_facteur/retirer_totp', { motDePasse: PASSWORD });
    const left = await world()
      .db.selectFrom('codes_secours')
      .select('empreinte')
      .where('utilisateur_id', '=', person.user.id)
      .execute();
    expect(left).toEqual([]);
  });

  it('is no secret that was prepared and never proved, once another factor is there', async () => {
    const person = await world().person();
    const prepared = await person.call<{ secret: string }>('POST', '/users/second_facteur/totp', {
      motDePasse: PASSWORD,
    });
    const key = {
      identifiant: `cle-${person.user.id}`,
      cle_publique: Buffer.from('cle'),
      compteur: 0,
      nom: 'Portable',
    };
    await world()
      .db.insertInto('cles_acces')
      .values({ ...key, utilisateur_id: person.user.id, transports: [], cree_le: world().now, utilisee_le: null })
      .execute();
    const { jeton, moyens } = (await signIn(person.user.username)).body.data;
    expect(moyens).toEqual(['cle']);
    expect((await prove({ jeton, moyen: 'totp', code: codeNow(prepared.body.data.secret) })).status).toBe(401);
    const [cle] = (await person.call<Securite>('GET', '/users/second_facteur')).body.data.cles;
    const remove = (motDePasse: string) => person.call('POST', `/users/cles_acces/${cle?.id}/retirer`, { motDePasse });
    expect((await remove('faux')).status).toBe(400);
    expect((await remove(PASSWORD)).status).toBe(200);
  });
});

describe('a device that is remembered', () => {
  it('is not asked for thirty days, for its owner alone, until it is forgotten', async () => {
    const { person, secret } = await guarded();
    const { jeton } = (await signIn(person.user.username)).body.data;
    const { headers, body } = await prove({ jeton, moyen: 'totp', code: codeNow(secret), retenir: true });
    expect(String(headers['set-cookie'])).toMatch(/Max-Age=2592000; HttpOnly; SameSite=Strict; Secure$/);
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    expect((await signIn(person.user.username, { cookie })).status).toBe(200);
    expect((await signIn((await guarded()).person.user.username, { cookie })).status).toBe(401);
    const own = new Person(world(), person.user, body.data);
    expect((await own.call('DELETE', '/users/appareils')).status).toBe(200);
    expect((await signIn(person.user.username, { cookie })).status).toBe(401);
  });

  it('is asked again once the password changed, or a recovery code stood in for the factor', async () => {
    const { person, secret, secours } = await guarded();
    const remembered = async (preuve: object) => {
      const { jeton } = (await signIn(person.user.username)).body.data;
      const { headers, body } = await prove({ jeton, ...preuve, retenir: true });
      const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
      return { cookie, person: new Person(world(), person.user, body.data) };
    };
    const first = await remembered({ moyen: 'totp', code: codeNow(secret) });
    const second = await remembered({ moyen: 'secours', code: secours[0] });
    expect((await signIn(person.user.username, { cookie: first.cookie })).status).toBe(401);
    expect((await signIn(person.user.username, { cookie: second.cookie })).status).toBe(200);
    const change = { currentPassword: PASSWORD, newPassword: PASSWORD };
    expect((await second.person.call('PUT', '/users/password', change)).status).toBe(200);
    expect((await signIn(person.user.username, { cookie: second.cookie })).status).toBe(401);
  });
});

describe('where it is required', () => {
  it('whoever has none prepares one before they come in, and does not take it off', async () => {
    await world().setParametres({ second_facteur_roles: ['ROLE_EDITION_USER'] });
    const user = await world().createUser({ roles: ['ROLE_EDITION_USER'] });
    const { body } = await signIn(user.username);
    expect(body.data).toMatchObject({ aPreparer: true, moyens: [] });
    const { jeton } = body.data;
    expect((await prove({ jeton, moyen: 'totp', code: '000000' })).status).toBe(401);
    const prepared = await world().call<{ secret: string }>('POST', '/second_facteur/preparer', { payload: { jeton } });
    const opened = await prove({ jeton, moyen: 'totp', code: codeNow(prepared.body.data.secret) });
    expect(opened.body.data.secours).toHaveLength(10);
    expect(world().mails.at(-1)).toMatchObject({ to: user.email, text: expect.stringContaining('ajouté') });
    const person = new Person(world(), user, opened.body.data);
    expect((await person.call<Securite>('GET', '/users/second_facteur')).body.data).toMatchObject({
      totp: true,
      exige: true,
    });
    const removed = await person.call('POST', '/users/second_facteur/retirer_totp', { motDePasse: PASSWORD });
    expect(removed.status).toBe(409);
    expect((await person.call<Securite>('GET', '/users/second_facteur')).body.data.totp).toBe(true);
    await world().setParametres({ second_facteur_roles: [] });
  });

  it('an entity asks it of all those below', async () => {
    const region = await world().createEntite('Région');
    const office = await world().createEntite('Office', region);
    await world().db.updateTable('entites').set({ second_facteur: true }).where('id', '=', region).execute();
    const user = await world().createUser({ entiteId: office });
    expect((await signIn(user.username)).body.data).toMatchObject({ aPreparer: true });
  });

  it('who has one is not given another by their password alone', async () => {
    const { person } = await guarded();
    const { jeton } = (await signIn(person.user.username)).body.data;
    expect((await world().call('POST', '/second_facteur/preparer', { payload: { jeton } })).status).toBe(400);
  });
});
