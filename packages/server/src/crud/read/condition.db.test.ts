import { type AnyRecord, objet, type } from '@bridge/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { specimen, WALKED } from '../conformance/testing/specimen.resource.ts';
import { useEngine } from '../conformance/testing/use-engine.ts';
import { createRegistry, type Entry } from '../registry.ts';
import { matching } from './condition.repository.ts';
import { recordsFound } from './list.repository.ts';

const engine = useEngine();

async function idsIn(calls: (typeof specimen | typeof objet)['calls'], filter: object): Promise<number[]> {
  const query = { filter: JSON.stringify(filter), sort: 'id' };
  const { items } = await engine().data<{ items: AnyRecord[] }>(engine().root, calls.list, { query });
  return items.map(({ id }) => id);
}

describe('words that mean the same', () => {
  let types: { readonly head: number; readonly tail: number; readonly sibling: number; readonly stranger: number };
  const objets = new Map<string, number>();

  beforeAll(async () => {
    const word = async (equivaut: number | null) => (await engine().make(type, { bare: true }, { equivaut })).id;
    const head = await word(null);
    types = { head, tail: await word(head), sibling: await word(head), stranger: await word(null) };
    for (const [name, id] of Object.entries(types))
      objets.set(name, (await engine().make(objet, { bare: true }, { types: [id] })).id);
    objets.set('none', (await engine().make(objet, { bare: true }, { types: [] })).id);
  });
  const called = (...names: string[]) => names.map((name) => objets.get(name));

  it.each(['head', 'tail', 'sibling'] as const)('are all kept by a filter on one of them: the %s', async (name) => {
    expect(await idsIn(objet.calls, { types: [types[name]] })).toEqual(called('head', 'tail', 'sibling'));
  });

  it('are kept besides what else is asked for, and only then', async () => {
    expect(await idsIn(objet.calls, { types: [types.stranger] })).toEqual(called('stranger'));
    expect(await idsIn(objet.calls, { types: [types.stranger, types.tail] })).toEqual(
      called('head', 'tail', 'sibling', 'stranger'),
    );
    expect(await idsIn(objet.calls, { types: [null, types.stranger] })).toEqual(called('stranger', 'none'));
    expect(await idsIn(objet.calls, { types: [9_000_000] })).toEqual([]);
  });
});

it('a filter on a single reference keeps the equivalents of its target too', async () => {
  const [one, other, stranger] = [
    await engine().make(specimen, { bare: true }),
    await engine().make(specimen, { bare: true }),
    await engine().make(specimen, { bare: true }),
  ];
  const body = { equivaut: other.id, version: one.version };
  await engine().data(engine().root, specimen.calls.update, { params: { id: one.id }, body });
  const children: number[] = [];
  for (const parent of [one.id, other.id]) children.push((await engine().make(specimen, {}, { parent })).id);
  await engine().make(specimen, {}, { parent: stranger.id });
  for (const parent of [one.id, other.id]) expect(await idsIn(specimen.calls, { parent: [parent] })).toEqual(children);
});

const SYSTEM = { kind: 'system', reason: 'test' } as const;

it('a search of very many words costs each row little more than one of a few: each is looked for once, the first ones alone', async () => {
  const entry = createRegistry(WALKED, []).entry('specimen') ?? expect.fail('the specimen is an entry');
  const words = Array.from({ length: 100 }, (_, rank) => `mot${rank % 50}`);
  const { sql: text, parameters } = matching(entry, SYSTEM, words.join(' ')).compile(engine().world.db);
  expect(parameters).toEqual(words.slice(0, 8).map((word) => `%${word}%`));
  expect(text.split('concat_ws')).toHaveLength(2);
  const { id } = await engine().make(specimen, {}, { nom: words.slice(0, 20).join(' ').slice(0, 60) });
  const query = { filter: '{}', sort: 'id', q: words.slice(0, 9).join(' ') };
  const { items } = await engine().data<{ items: AnyRecord[] }>(engine().root, specimen.calls.list, { query });
  expect(items.map((item) => item.id)).toEqual([id]);
});

describe('where all that is searchable is kept in a column', () => {
  let entry: Entry | undefined;

  beforeAll(async () => {
    await sql`ALTER TABLE specimens ADD mots text NOT NULL DEFAULT ''`.execute(engine().world.db);
    entry = createRegistry(WALKED, [{ ressource: 'specimen', searchColumn: 'mots' }]).entry('specimen');
  });

  const found = async (q: string): Promise<number[]> => {
    if (!entry) throw new Error('the specimen is an entry');
    const search = { q, sort: [], filter: { etat: 'actif' as const } };
    const rows = await recordsFound(engine().world.db, entry, SYSTEM, search, { limit: 10, offset: 0, language: 'fr' });
    return rows.map(({ id }) => id);
  };

  it('a search looks there and nowhere else, whatever the accents typed', async () => {
    const { id } = await engine().make(specimen, {}, { resume: 'falaises' });
    await sql`UPDATE specimens SET mots = 'chateau fort' WHERE id = ${id}`.execute(engine().world.db);
    expect(await found('Château')).toEqual([id]);
    expect(await found('fort châ')).toEqual([id]);
    expect(await found('château faible')).toEqual([]);
    expect(await found('falaises')).toEqual([]);
    expect(await found(`#${id}`)).toEqual([id]);
    expect(await found('%')).toEqual([]);
  });
});
