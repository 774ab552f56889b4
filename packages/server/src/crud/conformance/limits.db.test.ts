import { API_BASE, LARGEST_BULK, LARGEST_PAGE, listChoices, searchEverywhere } from '@bridge/contract';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Asked } from './testing/engine.ts';
import { BEHIND_ONE_DOOR } from './testing/representatives.ts';
import { isMade, specimen } from './testing/specimen.resource.ts';
import { useEngine } from './testing/use-engine.ts';

/** S-38: nothing that is sent, however long, deep or many, costs more than a refusal. */
const engine = useEngine();

const FRENCH = /[A-ZÉÀ].* (de|du|la|le|les|n’est|pas|au|est|à|ou|une?|plus|attend|inconnu)\b/;

function expectRefusal({ statusCode, body }: LightMyRequestResponse, statuses: readonly number[], what: string) {
  expect(statuses, `${what}: ${statusCode} ${body.slice(0, 300)}`).toContain(statusCode);
  expect(JSON.parse(body), what).toMatchObject({ message: expect.stringMatching(FRENCH), data: null });
}

describe.each(BEHIND_ONE_DOOR)('the calls of $id', (resource) => {
  const { calls } = resource;
  const ask = (endpoint: Parameters<ReturnType<typeof engine>['ask']>[1], asked: Asked) =>
    engine().ask(engine().root, endpoint, asked);

  it('refuse more than they serve at once', async () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`p${index}`, '1']));
    const ids = Array.from({ length: LARGEST_BULK + 1 }, (_, index) => index + 1);
    const queries: Record<string, Record<string, string>> = {
      'a page too large': { itemsPerPage: String(LARGEST_PAGE + 1) },
      'an empty page': { itemsPerPage: '0' },
      'a page too far': { page: '1000001' },
      'page zero': { page: '0' },
      'half a page': { page: '1.5' },
      '500 parameters': many,
      'a long filter': { filter: `{"id":[${'1,'.repeat(4_500)}1]}` },
      'a filter of many values': { filter: JSON.stringify({ id: ids }) },
      'a deep filter': { filter: '['.repeat(3_000) },
      'a long search': { q: 'a'.repeat(201) },
      'a long order': { sort: 'id,'.repeat(100) },
      'many columns': { fields: 'id,'.repeat(1_000) },
    };
    for (const [what, query] of Object.entries(queries)) expectRefusal(await ask(calls.list, { query }), [400], what);
    expectRefusal(await ask(calls.bulk, { body: { action: 'archive', ids, dryRun: true } }), [400], 'many ids');
    expectRefusal(await ask(calls.bulk, { body: { action: 'archive', ids: [], dryRun: true } }), [400], 'no ids');
    const choices = { params: { ressource: resource.id }, query: { ids: ids.join(',') } };
    expectRefusal(await ask(listChoices, choices), [400], 'many choices');
    expectRefusal(await ask(searchEverywhere, { query: { q: 'a'.repeat(201) } }), [400], 'a long search');
    const headers = { 'idempotency-key': 'k'.repeat(201) };
    const archiving = { action: 'archive', ids: [1], dryRun: true };
    expectRefusal(await ask(calls.bulk, { headers, body: archiving }), [400], 'a long key');
    if (!isMade(resource)) return;
    expectRefusal(await ask(calls.create, { headers, body: await engine().bodyFor(resource) }), [400], 'a long key');
  });

  it('answer a page beyond the last with nothing', async () => {
    const page = await engine().data(engine().root, calls.list, { query: { page: '100000', itemsPerPage: '200' } });
    expect(page).toMatchObject({ items: [] });
  });

  it('refuse bodies that are too long, too deep or not of their kind', async () => {
    const sample = JSON.stringify(await engine().bodyFor(resource));
    const name = Object.keys(resource.fields)[0];
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const nest = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
    const bodies: Record<string, readonly [string, number]> = {
      'a megabyte': [`${sample.slice(0, -1)},"x":"${'a'.repeat(1_000_000)}"}`, 413],
      'a deep list': [`{"${name}":${deep}}`, 400],
      'a deep object': [`{"${name}":${nest}}`, 400],
      'only depth': [deep, 400],
      'many members': [`{${Array.from({ length: 10_000 }, (_, index) => `"k${index}":1`).join(',')}}`, 400],
      'a number': ['5', 400],
      null: ['null', 400],
      'broken JSON': [sample.slice(0, -1), 400],
    };
    for (const [what, [body, status]] of Object.entries(bodies)) {
      if (isMade(resource)) expectRefusal(await ask(calls.create, { body }), [status], `create ${what}`);
      expectRefusal(await ask(calls.update, { params: { id: 1 }, body }), [status], `update ${what}`);
      expectRefusal(await ask(calls.bulk, { body }), [status], `bulk ${what}`);
    }
    const types = { headers: { 'content-type': 'text/plain' }, body: sample };
    expectRefusal(await ask(calls.bulk, types), [415], 'plain text');
    if (isMade(resource)) expectRefusal(await ask(calls.create, types), [415], 'plain text');
  });
});

it('a document of free form may be deep, but not so deep that nobody could read it back', async () => {
  const sample = JSON.stringify(await engine().bodyFor(specimen, { bare: true }));
  const withDepth = (depth: number) => `${sample.slice(0, -1)},"donnees":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  expect((await engine().ask(engine().root, specimen.calls.create, { body: withDepth(50) })).statusCode).toBe(200);
  const refused = await engine().ask(engine().root, specimen.calls.create, { body: withDepth(20_000) });
  expectRefusal(refused, [400], 'a document of great depth');
});

it('no long address is more than a refusal', async () => {
  for (const { calls } of BEHIND_ONE_DOOR) {
    const path = calls.get.path.replace(':id', '9'.repeat(5_000));
    const { statusCode } = await engine().world.app.inject({
      method: 'GET',
      url: `${API_BASE}${path}`,
      headers: { authorization: `Bearer ${engine().root.tokens.token}` },
    });
    expect([400, 404, 414]).toContain(statusCode);
  }
});
