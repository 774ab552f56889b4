import type { Tokens } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { PASSWORD, Person } from '../../../testing/world.ts';
import { useGuarded } from './testing/guarded.ts';

const { world, signIn, prove, codeNow, guarded } = useGuarded();

describe('guessing', () => {
  it('ends a step after five tries, and is slowed down whatever steps are begun', async () => {
    const { person, secret } = await guarded();
    const { jeton } = (await signIn(person.user.username)).body.data;
    for (let tries = 0; tries < 5; tries += 1)
      expect((await prove({ jeton, moyen: 'totp', code: '000000' })).status).toBe(401);
    expect((await prove({ jeton, moyen: 'totp', code: codeNow(secret) })).status).toBe(400);
    const statuses: number[] = [];
    for (let tries = 0; tries < 8; tries += 1) {
      const next = (await signIn(person.user.username)).body.data.jeton;
      statuses.push((await prove({ jeton: next, moyen: tries % 2 ? 'totp' : 'secours', code: '000000' })).status);
    }
    expect(statuses).toContain(429);
    const told = world().mails.filter(({ to, subject }) => to === person.user.email && subject.includes('échoué'));
    expect(told).toHaveLength(1);
    // The right code waits like the wrong ones: no difference can be seen.
    const last = (await signIn(person.user.username)).body.data.jeton;
    expect((await prove({ jeton: last, moyen: 'totp', code: codeNow(secret) })).status).toBe(429);
  });

  it('tells nothing to who has no password: of a second factor as of an account', async () => {
    const { person } = await guarded();
    for (const username of [person.user.username, 'personne-de-ce-nom']) {
      const { status, body } = await world().call('POST', '/login_check', { payload: { username, password: 'faux' } });
      expect([status, body.message, body.data]).toEqual([401, 'Bad credentials', null]);
    }
  });

  it('finds no step that is over, nor a key that nobody made', async () => {
    const { person, secret } = await guarded();
    const { jeton } = (await signIn(person.user.username)).body.data;
    world().advance(6 * 60_000);
    expect((await prove({ jeton, moyen: 'totp', code: codeNow(secret) })).status).toBe(400);
    const begun = (await world().call<{ jeton: string }>('POST', '/cle_acces/defi')).body.data;
    const payload = { jeton: begun.jeton, reponse: { id: 'inconnue', response: {} } };
    expect((await world().call('POST', '/cle_acces/connexion', { payload })).status).toBe(401);
    expect((await world().call('POST', '/cle_acces/connexion', { payload })).status).toBe(400);
  });

  it('keeps in the journal what was refused, of whose key or code it was', async () => {
    const { person, secret } = await guarded();
    const { jeton } = (await signIn(person.user.username)).body.data;
    await prove({ jeton, moyen: 'totp', code: codeNow(secret) === '000000' ? '111111' : '000000' });
    const owned = `cle-refusee-${person.user.id}`;
    const cle = { utilisateur_id: person.user.id, identifiant: owned, cle_publique: Buffer.from('cle') };
    await world()
      .db.insertInto('cles_acces')
      .values({ ...cle, compteur: 0, transports: [], nom: 'Clé', cree_le: world().now })
      .execute();
    for (const id of [owned, 'de personne']) {
      const begun = (await world().call<{ jeton: string }>('POST', '/cle_acces/defi')).body.data;
      const payload = { jeton: begun.jeton, reponse: { id, response: {} } };
      expect((await world().call('POST', '/cle_acces/connexion', { payload })).status).toBe(401);
    }
    const { rows } = await sql<{ moyen: string; qui: number | null }>`
      SELECT details ->> 'moyen' AS moyen, utilisateur_id AS qui FROM journal
      WHERE action = 'session.refuser' ORDER BY id DESC LIMIT 3`.execute(world().db);
    expect(rows.reverse()).toEqual([
      { moyen: 'totp', qui: person.user.id },
      { moyen: 'cle', qui: person.user.id },
      { moyen: 'cle', qui: null },
    ]);
  });
});

describe('an administrator', () => {
  it('resets the second factor of who lost it: told, noted, and never of somebody above', async () => {
    const { person } = await guarded();
    const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    expect((await admin.call('DELETE', `/api/users/${person.user.id}/second_facteur`)).status).toBe(200);
    expect((await signIn(person.user.username)).status).toBe(200);
    expect((await person.call('GET', '/users/profile')).status).toBe(401);
    expect(world().mails.at(-1)).toMatchObject({
      to: person.user.email,
      subject: expect.stringContaining('second facteur'),
    });
    const line = await world()
      .db.selectFrom('journal')
      .select('action')
      .orderBy('id', 'desc')
      .where('cible', '=', 'utilisateur')
      .executeTakeFirst();
    expect(line?.action).toBe('utilisateur.reinitialiser-second-facteur');
    // An administrator changes their own factor with their password: an open session is not enough.
    expect((await admin.call('DELETE', `/api/users/${admin.user.id}/second_facteur`)).status).toBe(403);
    const lower = await world().person({ roles: ['ROLE_WEB_ADMIN'] });
    expect((await lower.call('DELETE', `/api/users/${admin.user.id}/second_facteur`)).status).not.toBe(200);
  });

  it('who acts as somebody changes nothing of how their account opens', async () => {
    const entiteId = await world().createEntite('Office');
    const target = await world().createUser({ entiteId });
    const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const { body } = await admin.call<Tokens>('POST', '/loginAs', { userId: target.id });
    const acting = new Person(world(), target, body.data);
    const refused = await acting.call('POST', '/users/second_facteur/totp', { motDePasse: PASSWORD });
    expect(refused.status).toBe(403);
    expect((await acting.call('DELETE', '/users/appareils')).status).toBe(403);
  });
});
