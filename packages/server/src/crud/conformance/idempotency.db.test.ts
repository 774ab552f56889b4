import type { AnyRecord, BulkResult } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { MADE_BEHIND_ONE_DOOR } from './testing/representatives.ts';
import { useEngine } from './testing/use-engine.ts';

/** a repeated request with the same key gets the same answer, and is done once. */
const engine = useEngine();

const TIMES = 50;
const dataOf = (answers: readonly { body: string; statusCode: number }[]) =>
  answers.map(({ body, statusCode }) => (statusCode === 200 ? JSON.parse(body).data : `${statusCode} ${body}`));

describe.each(MADE_BEHIND_ONE_DOOR)('a key sent with a $id', (resource) => {
  const { calls } = resource;

  it('creates one record, however often and however fast it is sent', async () => {
    const before = await engine().count(resource);
    const body = await engine().bodyFor(resource, { bare: true });
    const headers = { 'idempotency-key': `creer-${resource.id}` };
    const mails = engine().world.mails.length;
    const create = () => engine().ask(engine().root, calls.create, { body, headers });
    const answers = await Promise.all(Array.from({ length: TIMES }, create));
    const [first, ...others] = dataOf(answers);
    expect(first).toMatchObject({ id: expect.any(Number), version: 1 });
    for (const other of others) expect(other).toEqual(first);
    expect(await engine().count(resource)).toBe(before + 1);
    expect(engine().world.mails.length - mails).toBeLessThanOrEqual(1);
    const written = await engine()
      .world.db.selectFrom('journal')
      .select('id')
      .where('cible', '=', resource.id)
      .where('cible_id', '=', String(first.id))
      .where('action', '=', `${resource.id}.creer`)
      .execute();
    expect(written).toHaveLength(1);
  });

  it('duplicates one record once, alone and in bulk', async () => {
    const { id } = await engine().make(resource, { bare: true });
    const before = await engine().count(resource);
    const send = (endpoint: typeof calls.duplicate | typeof calls.bulk, asked: object, key: string) =>
      Promise.all(
        Array.from({ length: 10 }, () =>
          engine().ask(engine().root, endpoint, { ...asked, headers: { 'idempotency-key': `${key}-${resource.id}` } }),
        ),
      );
    const copies: AnyRecord[] = dataOf(await send(calls.duplicate, { params: { id } }, 'copier'));
    for (const copy of copies) expect(copy).toEqual(copies[0]);
    const bulk = { body: { action: 'duplicate', ids: [id], dryRun: false } };
    const results: BulkResult[] = dataOf(await send(calls.bulk, bulk, 'lot'));
    for (const result of results) expect(result).toMatchObject({ done: 1, refused: 0 });
    expect(await engine().count(resource)).toBe(before + 2);
  });

  it('serves one request only: another one under it is refused, and not done', async () => {
    const headers = { 'idempotency-key': `autre-${resource.id}` };
    const [one, other] = [
      await engine().bodyFor(resource, { bare: true }),
      await engine().bodyFor(resource, { bare: true }),
    ];
    await engine().data(engine().root, calls.create, { body: one, headers });
    const before = await engine().count(resource);
    const refused = await engine().ask(engine().root, calls.create, { body: other, headers });
    expect([refused.statusCode, refused.json().code]).toEqual([422, 42_200]);
    expect(await engine().count(resource)).toBe(before);
  });

  it('belongs to who sent it', async () => {
    const headers = { 'idempotency-key': `partagee-${resource.id}` };
    const colleague = await engine().world.person({ roles: ['ROLE_SUPER_ADMIN'] });
    const make = async (person: typeof colleague) => {
      const body = await engine().bodyFor(resource, { bare: true });
      return engine().data<AnyRecord>(person, calls.create, { body, headers });
    };
    expect((await make(colleague)).id).not.toBe((await make(engine().root)).id);
  });

  it('is not spent by an attempt that failed', async () => {
    const headers = { 'idempotency-key': `ratee-${resource.id}` };
    const body = await engine().bodyFor(resource, { bare: true });
    const wrong = await engine().ask(engine().root, calls.create, { body: { ...body, inconnu: 1 }, headers });
    expect(wrong.statusCode).toBe(400);
    const missing = await engine().ask(engine().root, calls.duplicate, { params: { id: 9_000_000 }, headers });
    expect(missing.statusCode).toBe(404);
    await engine().data(engine().root, calls.create, { body, headers });
  });
});
