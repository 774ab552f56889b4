import type { Tokens } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/use-world.ts';
import { PASSWORD, Person } from '../../testing/world.ts';

const world = useWorld();
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const NEXT_FIREFOX = FIREFOX.replaceAll('140', '141');
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';

describe('a person who signs in', () => {
  it('is told of a device that was never used, and not of their first, nor of a newer version of the same', async () => {
    const user = await world().createUser();
    const from = (agent: string) =>
      world().call<Tokens>('POST', '/login_check', {
        payload: { username: user.username, password: PASSWORD },
        headers: { 'user-agent': agent },
      });
    world().mails.length = 0;
    await from(FIREFOX);
    await from(NEXT_FIREFOX);
    expect(world().mails).toEqual([]);
    await from(IPHONE);
    expect(world().mails).toHaveLength(1);
    expect(world().mails[0]).toMatchObject({ to: user.email, text: expect.stringContaining('Safari sur iPhone') });
  });

  it('closes all their other sessions at once, and nobody else’s', async () => {
    const user = await world().createUser();
    const other = await world().person();
    const [first, second] = [await world().signIn(user.username), await world().signIn(user.username)];
    const person = new Person(world(), user, first);
    expect((await person.call('DELETE', '/users/sessions')).status).toBe(200);
    expect((await person.call('GET', '/users/profile')).status).toBe(200);
    expect((await new Person(world(), user, second).call('GET', '/users/profile')).status).toBe(401);
    expect((await other.call('GET', '/users/profile')).status).toBe(200);
  });
});
