import { type AnyRecord, errorKinds, listChoices, openingOf, type Resource, searchEverywhere } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { valuesOfCopy } from '../hooks.ts';
import { BEHIND_ONE_DOOR, TELLING, TELLING_MADE } from './testing/representatives.ts';
import { filledFields } from './testing/sample.ts';
import { isMade } from './testing/specimen.resource.ts';
import { useEngine } from './testing/use-engine.ts';
import { renamed } from './testing/verbs.ts';

/** The life of a record: in use, archived, thrown away, and back. */
const engine = useEngine();

/** Where a record is found: the lists that hold it, and whether it is offered and searched. */
async function foundIn({ calls, id: ressource }: Resource, id: number) {
  const { root } = engine();
  const has = ({ items }: { items: { id: number }[] }) => items.some((item) => item.id === id);
  const listed = async (etat: string) =>
    has(await engine().data(root, calls.list, { query: { filter: JSON.stringify({ etat, id: [id] }) } }));
  const states = await Promise.all(
    ['actif', 'archive', 'corbeille'].map(async (etat) => ((await listed(etat)) ? [etat] : [])),
  );
  const offered = await engine().data<{ items: { id: number }[] }>(root, listChoices, {
    params: { ressource },
    query: { q: `#${id}` },
  });
  const named = await engine().data<{ items: { id: number; actif: boolean }[] }>(root, listChoices, {
    params: { ressource },
    query: { ids: String(id) },
  });
  const found = await engine().data<{ items: { id: number; ressource: string }[] }>(root, searchEverywhere, {
    query: { q: `#${id}` },
  });
  return {
    states: states.flat(),
    offered: has(offered),
    actif: named.items[0]?.actif,
    searched: found.items.some((item) => item.id === id && item.ressource === ressource),
  };
}

describe.each(TELLING)('a $id', (resource) => {
  const { calls } = resource;
  const now = async (id: number) => ({ version: Number((await engine().row(resource, id)).version) });

  it('is in one list at a time, and offered only while it is in use', async () => {
    const { id } = await engine().make(resource);
    const params = { id };
    // A record without a page of its own is not searched.
    const searched = openingOf(resource, id) !== null;
    // Among records of the same meaning, one is offered for all. Records of two resources are looked for each time they are in
    // use, those of the others once they have come back for the last time: a record in use is found the same way every time.
    const offered = resource.equivalence === undefined;
    const used = { states: ['actif'], offered, actif: true, searched };
    const aside = { offered: false, actif: false, searched: false };
    if (BEHIND_ONE_DOOR.includes(resource)) expect(await foundIn(resource, id)).toEqual(used);
    const archived = await engine().data<AnyRecord>(engine().root, calls.archive, { params, body: await now(id) });
    expect(archived.archiveLe).toBe(engine().world.now.toISOString());
    expect(await foundIn(resource, id)).toEqual({ states: ['archive'], ...aside });
    await engine().data(engine().root, calls.restore, { params, body: await now(id) });
    if (BEHIND_ONE_DOOR.includes(resource)) expect(await foundIn(resource, id)).toEqual(used);
    await engine().discard(resource, id);
    expect(await foundIn(resource, id)).toEqual({ states: ['corbeille'], ...aside });
    const back = await engine().data<AnyRecord>(engine().root, calls.restore, { params, body: await now(id) });
    expect(back.supprimeLe).toBeNull();
    expect(await foundIn(resource, id)).toEqual(used);
  });

  it('in the trash is read, and changed by nothing but its return', async () => {
    const { id } = await engine().make(resource);
    const params = { id };
    await engine().discard(resource, id);
    const version = await now(id);
    const before = await engine().row(resource, id);
    expect((await engine().ask(engine().root, calls.get, { params })).statusCode).toBe(200);
    for (const [endpoint, asked] of [
      [calls.update, { params, body: { ...(await renamed(engine(), resource)), ...version } }],
      [calls.archive, { params, body: version }],
      [calls.restoreVersion, { params: { id, n: 1 }, body: version }],
    ] as const) {
      const answer = await engine().ask(engine().root, endpoint, asked);
      expect([answer.statusCode, answer.json().code]).toEqual([409, errorKinds.inTrash.code]);
    }
    expect((await engine().ask(engine().root, calls.duplicate, { params })).statusCode).toBe(404);
    expect(await engine().row(resource, id)).toEqual(before);
  });

  const unique = Object.keys(resource.fields).filter((name) => resource.fields[name]?.unique !== undefined);
  if (isMade(resource) && unique.length > 0)
    it('that comes back to find its place taken says by what, and stays in the trash', async () => {
      for (const name of unique) {
        const body: Record<string, unknown> = await engine().bodyFor(resource, { bare: true });
        const { id } = await engine().data<AnyRecord>(engine().root, calls.create, { body });
        await engine().data(engine().root, calls.remove, { params: { id }, query: { version: '1' } });
        const other = { ...(await engine().bodyFor(resource, { bare: true })), [name]: body[name] };
        const taken = await engine().ask(engine().root, calls.create, { body: other });
        // Some names stay reserved to records in the trash; others are free again.
        const late =
          taken.statusCode === 200
            ? await engine().ask(engine().root, calls.restore, { params: { id }, body: await now(id) })
            : taken;
        expect([late.statusCode, late.json().errors?.[0]?.path]).toEqual([400, name]);
      }
    });
});

describe.each(TELLING_MADE)('a $id', (resource) => {
  const { calls } = resource;

  it('is copied with all that can be twice, under a name that says so', async () => {
    const source = await engine().make(resource);
    const copy = await engine().data<AnyRecord>(engine().root, calls.duplicate, { params: { id: source.id } });
    expect(copy).toMatchObject({ version: 1, archiveLe: null, supprimeLe: null });
    expect(copy.id).not.toBe(source.id);
    const kept = Object.keys(resource.fields).filter(
      (name) => JSON.stringify(copy[name]) === JSON.stringify(source[name]),
    );
    const unique = Object.keys(resource.fields).filter((name) => resource.fields[name]?.unique !== undefined);
    expect(kept.filter((name) => unique.includes(name))).toEqual([]);
    const changed = Object.entries(resource.fields).filter(([name, field]) => !field.readOnly && !kept.includes(name));
    // The changes that its area makes to copies: without its secret, a copy does not work.
    const said = Object.keys(valuesOfCopy(engine().world.engine.registry.require(resource.id), source));
    for (const [name, field] of changed)
      expect(
        field.unique !== undefined ||
          ['secret', 'slug'].includes(field.kind) ||
          [resource.title, ...said].includes(name),
        name,
      ).toBe(true);
    const again = await engine().data<AnyRecord>(engine().root, calls.duplicate, { params: { id: copy.id } });
    expect(again.id).toBeGreaterThan(copy.id);
  });

  it('with the longest texts is copied too', async () => {
    const longest = filledFields(resource).flatMap(([name, field]) => {
      // Cut where copies are cut, such a code would end with a hyphen.
      if (field.kind === 'slug') return [[name, `${'a-'.repeat(49)}${name.slice(0, 2)}`]];
      if (field.unique || !('longest' in field)) return [];
      const text = 'x'.repeat(field.longest);
      return [[name, field.kind === 'translated' ? { fr: text } : text]];
    });
    const { id } = await engine().make(resource, {}, Object.fromEntries(longest));
    const answer = await engine().ask(engine().root, calls.duplicate, { params: { id } });
    expect(answer.statusCode, answer.body).toBe(200);
  });
});
