import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../testing/world.ts';
import { MINUTE, NEW_PASSWORD, useLetters } from './testing/letters.ts';

const { world, linkFor, reset } = useLetters();

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

  it('is throttled per address from where it is asked, and never by a stranger elsewhere', {
    tags: 'torture',
  }, async () => {
    const { email } = await world().createUser();
    const ask = async (attempt: number, remoteAddress: string) => {
      const payload = { email: attempt % 2 ? email.toUpperCase() : email };
      return (await world().call('POST', '/forgot_password/', { payload, remoteAddress })).status;
    };
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) statuses.push(await ask(attempt, '203.0.113.9'));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await ask(0, '198.51.100.4')).toBe(200);
    expect(world().mails.filter(({ to }) => to === email)).toHaveLength(6);
  });

  it('keeps links only as digests', async () => {
    const { email } = await world().createUser();
    const link = await linkFor(email);
    const rows = await world().db.selectFrom('liens').select('empreinte').execute();
    expect(rows.some(({ empreinte }) => empreinte.toString().includes(link))).toBe(false);
  });
});
