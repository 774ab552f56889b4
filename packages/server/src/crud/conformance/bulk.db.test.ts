import type { AnyRecord, BulkRequest, BulkResult, Resource } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { resourceOf } from './testing/engine.ts';
import { BEHIND_ONE_DOOR, TELLING } from './testing/representatives.ts';
import { filledFields } from './testing/sample.ts';
import { isMade, specimen } from './testing/specimen.resource.ts';
import { useEngine } from './testing/use-engine.ts';
import { renamed } from './testing/verbs.ts';

/** The same action on many records: each for itself, tried first without a trace. */
const engine = useEngine();

const ACTIONS = ['change', 'duplicate', 'archive', 'restore', 'remove'] as const;
/** Records that nobody creates are neither copied nor thrown away. */
const actionsOn = (resource: Resource) => (isMade(resource) ? ACTIONS : (['change', 'archive', 'restore'] as const));
const walks = BEHIND_ONE_DOOR.flatMap((resource) =>
  actionsOn(resource).map((action) => ({ id: resource.id, action, resource })),
);

/** Records in all states, and the number of a missing one. */
async function severalOf(resource: Resource): Promise<number[]> {
  const [active, archived, thrown] = [
    await engine().make(resource),
    await engine().make(resource, { bare: true }),
    await engine().make(resource, { bare: true }),
  ];
  const { calls } = resource;
  await engine().data(engine().root, calls.archive, { params: { id: archived.id }, body: { version: 1 } });
  await engine().discard(resource, thrown.id);
  return [active.id, archived.id, thrown.id, 9_000_000];
}

/** All that a change leaves a trace in. */
async function everything({ table }: Resource) {
  return { rows: await engine().digest(table, 'versions', 'journal', 'liens'), mails: engine().world.mails.length };
}

const run = (resource: Resource, body: BulkRequest) =>
  engine().data<BulkResult>(engine().root, resource.calls.bulk, { body });

describe.each(walks)('$action on several of $id', ({ resource, action }) => {
  it('is tried without a trace, and then does exactly what the trial said', async () => {
    const ids = await severalOf(resource);
    const changes = action === 'change' ? { changes: await renamed(engine(), resource) } : {};
    const before = await everything(resource);
    const tried = await run(resource, { action, ids, dryRun: true, ...changes });
    expect(await everything(resource)).toEqual(before);
    const done = await run(resource, { action, ids, dryRun: false, ...changes });
    expect(done).toEqual({ ...tried, dryRun: false });
    expect(done.results.map(({ id }) => id)).toEqual(ids);
    expect(done.done + done.refused).toBe(ids.length);
    expect(done.done).toBeGreaterThan(0);
    expect(done.results.at(-1)).toMatchObject({ ok: false, message: expect.stringContaining('introuvable') });
    expect(await everything(resource)).not.toEqual(before);
  });
});

describe.each(TELLING)('a change of $id', (resource) => {
  it('of every field is tried without anybody hearing of it, and then made', async () => {
    const { id } = await engine().make(resource);
    const body: Record<string, unknown> = await engine().bodyFor(resource);
    const bearable = filledFields(resource).filter(([, { kind }]) => kind !== 'choice');
    const changes = Object.fromEntries(bearable.map(([name]) => [name, body[name]]));
    const before = await everything(resource);
    expect(await run(resource, { action: 'change', ids: [id], changes, dryRun: true })).toMatchObject({ done: 1 });
    expect(await everything(resource)).toEqual(before);
    expect(await run(resource, { action: 'change', ids: [id], changes, dryRun: false })).toMatchObject({ done: 1 });
    const after = await engine().data<AnyRecord>(engine().root, resource.calls.get, { params: { id } });
    for (const [name, { kind }] of bearable)
      expect([name, after[name]]).toEqual([name, kind === 'secret' ? { defini: true } : body[name]]);
  });

  const unique = Object.keys(resource.fields).find((name) => resource.fields[name]?.unique !== undefined);
  if (unique !== undefined)
    it('that one record refuses is made on the others', async () => {
      const [first, second] = [await engine().make(resource), await engine().make(resource)];
      const other = await engine().bodyFor(resource);
      const changes = { [unique]: Reflect.get(other, unique) };
      const ids = [first.id, second.id];
      const result = await run(resource, { action: 'change', ids, changes, dryRun: false });
      expect(result).toMatchObject({ done: 1, refused: 1 });
      expect(result.results[1]).toMatchObject({ ok: false, message: resource.fields[unique]?.unique });
      expect(await engine().row(resource, second.id)).toMatchObject({ version: 1 });
    });

  it('puts tags on and takes them off, where it bears tags', async () => {
    const tag = resourceOf('tag');
    const [one, two] = [await engine().make(tag, { bare: true }), await engine().make(tag, { bare: true })];
    const bears = resource.fields.tags?.kind === 'references';
    const { id } = await engine().make(resource, {}, bears ? { tags: [one.id] } : {});
    const request = { action: 'change' as const, ids: [id], dryRun: false };
    const result = await run(resource, { ...request, addTags: [two.id, one.id], removeTags: [one.id] });
    if (!bears)
      return expect(result.results[0]).toMatchObject({ ok: false, message: 'Cet élément ne porte pas de tags.' });
    const after = await engine().data<AnyRecord>(engine().root, resource.calls.get, { params: { id } });
    expect(after.tags).toEqual([two.id, one.id]);
    await run(resource, { ...request, removeTags: [one.id, two.id] });
    expect(await engine().row(resource, id)).toMatchObject({ tags: [], version: 3 });
  });
});

it('the same number twice is one record', async () => {
  const { id } = await engine().make(specimen);
  expect(await run(specimen, { action: 'archive', ids: [id, id], dryRun: false })).toMatchObject({
    done: 1,
    refused: 0,
  });
});

it('two bulk actions at once on the same records both end', async () => {
  const ids: number[] = [];
  for (let count = 0; count < 10; count += 1) ids.push((await engine().make(specimen, { bare: true })).id);
  const [one, other] = await Promise.all([
    run(specimen, { action: 'archive', ids, dryRun: false }),
    run(specimen, { action: 'change', ids: [...ids].reverse(), changes: { resume: 'x' }, dryRun: false }),
  ]);
  expect([one.done, other.done]).toEqual([10, 10]);
});
