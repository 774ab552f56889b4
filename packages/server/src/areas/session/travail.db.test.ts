import type { KyselyPlugin } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createThrottle } from '../../platform/auth/throttle.ts';
import { useWorld } from '../../testing/use-world.ts';
import { PASSWORD } from '../../testing/world.ts';
import { accountByPassword, type SessionDependencies } from './session.service.ts';

const world = useWorld();
const VISITOR = { ip: '203.0.113.77', userAgent: 'Firefox' };

/** What a try at a password makes the server do: its statements and the outcome. */
async function workOf(login: string): Promise<string[]> {
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
    { login, password: 'faux' },
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
    for (const { username } of [plain, guarded, used]) expect(await workOf(username)).toEqual(unknown);
  });
});
