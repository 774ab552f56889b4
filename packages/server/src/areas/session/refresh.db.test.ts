import { describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/use-world.ts';

const world = useWorld();
const DAY = 24 * 60 * 60 * 1000;

describe('a refresh token', () => {
  it('is accepted in the body and in the bearer header; in both only when they are equal', async () => {
    const person = await world().person();
    const first = await person.refresh();
    expect(first.status).toBe(200);
    const byHeader = await world().call<{ token: string; refreshToken: string }>('POST', '/token/refresh', {
      headers: { authorization: `Bearer ${first.body.data.refreshToken}` },
    });
    expect(byHeader.status).toBe(200);
    const { refreshToken } = byHeader.body.data;
    const beside = await world().call<{ refreshToken: string }>('POST', '/token/refresh', {
      headers: { authorization: `Bearer ${byHeader.body.data.token}` },
      payload: { refreshToken },
    });
    expect(beside.status).toBe(200);
    const differing = await world().call('POST', '/token/refresh', {
      headers: { authorization: `Bearer ${beside.body.data.refreshToken}` },
      payload: { refreshToken: 'refresh.other' },
    });
    expect(differing.body.message).toBe('Invalid JWT Token');
    expect((await world().call('POST', '/token/refresh')).body.message).toBe('JWT Token not found');
  });

  it('is replaced at each use, and kept only as a digest', async () => {
    const person = await world().person();
    const { refreshToken } = (await person.refresh()).body.data;
    expect(refreshToken).not.toBe(person.tokens.refreshToken);
    const rows = await world().db.selectFrom('refresh_tokens').selectAll().execute();
    const stored = rows.flatMap((row) => [row.empreinte, row.successeur_scelle, row.successeur_empreinte]);
    expect(stored.some((column) => column?.includes(refreshToken.slice('refresh.'.length)))).toBe(false);
  });

  it('gives forty parallel callers the same successor, by one rotation', async () => {
    const person = await world().person();
    const answers = await Promise.all(Array.from({ length: 40 }, () => person.refresh()));
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
    expect(new Set(answers.map(({ body }) => body.data.refreshToken)).size).toBe(1);
    const { count } = await world()
      .db.selectFrom('refresh_tokens')
      .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('utilisateur_id', '=', person.user.id)
      .executeTakeFirstOrThrow();
    expect(count).toBe(2);
  });

  it('closes the whole session when it is used again after its grace of 10 seconds', async () => {
    const person = await world().person();
    const second = (await person.refresh()).body.data;
    world().advance(10_001);
    expect((await person.refresh()).status).toBe(401);
    expect((await person.refresh(second.refreshToken)).status).toBe(401);
    person.tokens = second;
    expect((await person.call('GET', '/users/profile')).body.message).toBe('Expired JWT Token');
  });

  it('is refused even inside the grace once its successor was used', async () => {
    const person = await world().person();
    const second = (await person.refresh()).body.data;
    const third = (await person.refresh(second.refreshToken)).body.data;
    expect((await person.refresh()).status).toBe(401);
    expect((await person.refresh(third.refreshToken)).status).toBe(401);
  });

  it('dies after a week without use, and with its session after a month', async () => {
    const idle = await world().person();
    world().advance(7 * DAY + 1);
    expect((await idle.refresh()).status).toBe(401);

    const busy = await world().person();
    for (let week = 0; week < 4; week += 1) {
      world().advance(7 * DAY);
      busy.tokens = (await busy.refresh()).body.data;
    }
    world().advance(3 * DAY);
    expect((await busy.refresh()).status).toBe(401);
  });
});
