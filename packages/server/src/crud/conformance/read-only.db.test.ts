import { type AnyRow, mayAccess, READ_ONLY_RESOURCES, type ReadOnlyResource, ROLES, type Role } from '@bridge/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { onceBy } from '../../testing/once-by.ts';
import type { Person } from '../../testing/world.ts';
import { writerOf } from './testing/lines.ts';
import { SWITCHED_ON } from './testing/specimen.resource.ts';
import { useEngine } from './testing/use-engine.ts';

/** The read-only lists: who reads them, of which entities, by which fields. */
const engine = useEngine();

const WORDS = { home: 'canarimaison', away: 'canarivoisin' };

let home = 0;
let away = 0;
beforeAll(async () => {
  home = await engine().world.createEntite('Office d’ici');
  away = await engine().world.createEntite('Office d’ailleurs');
});

/** A person of the office at home with a role, signed in once. */
const personOf = onceBy(
  (role: Role) => role,
  (role) => engine().person(role, home),
);

const may = (role: Role, { access }: ReadOnlyResource) =>
  mayAccess(access.view, { roles: [role], mode: 'autonome', flags: SWITCHED_ON });

/** The roles that read a list, and see some entities only. */
const bounded = (resource: ReadOnlyResource) =>
  ROLES.filter((role) => role !== 'ROLE_SUPER_ADMIN' && may(role, resource));

describe.each(READ_ONLY_RESOURCES)('$id', (resource) => {
  const { calls, fields } = resource;
  const names = Object.keys(fields);
  const write = (entite: number, word: string) => writerOf(resource)(engine().world, entite, word);
  const rows = (person: Person, query: Record<string, string> = {}) =>
    engine().data<{ items: AnyRow[] }>(person, calls.list, { query: { itemsPerPage: '200', ...query } });

  it('is read by the roles that its access names, and by no other', async () => {
    const id = await write(home, WORDS.home);
    for (const role of ROLES) {
      const person = await personOf(role);
      const asked = [
        [calls.list, {}],
        [calls.get, { params: { id } }],
        [calls.export, { query: { format: 'csv' } }],
      ] as const;
      for (const [call, given] of asked) {
        const { statusCode } = await engine().ask(person, call, given);
        expect([role, call.path, statusCode]).toEqual([role, call.path, may(role, resource) ? 200 : 403]);
      }
    }
  });

  it('is not written by anybody', async () => {
    const id = await write(home, WORDS.home);
    const before = await engine().digest(resource.table);
    for (const [method, path] of [
      ['POST', calls.list.path],
      ['PUT', calls.get.path],
      ['DELETE', calls.get.path],
    ] as const) {
      const asked = { params: { id }, ...(method === 'DELETE' ? {} : { body: {} }) };
      expect((await engine().ask(engine().root, { method, path }, asked)).statusCode).toBe(404);
    }
    expect(await engine().digest(resource.table)).toEqual(before);
  });

  if (bounded(resource).length > 0)
    it('tells of one’s own entities alone, whichever way it is asked', async () => {
      const [mine, theirs] = [await write(home, WORDS.home), await write(away, WORDS.away)];
      for (const role of bounded(resource)) {
        const person = await personOf(role);
        const ids = (await rows(person)).items.map(({ id }) => id);
        expect([ids.includes(mine), ids.includes(theirs)]).toEqual([true, false]);
        expect((await engine().ask(person, calls.get, { params: { id: theirs } })).statusCode).toBe(404);
        const file = await engine().ask(person, calls.export, { query: { format: 'csv' } });
        expect([file.body.includes(WORDS.home), file.body.includes(WORDS.away)]).toEqual([true, false]);
        expect((await rows(person, { q: WORDS.away })).items).toEqual([]);
        expect((await rows(person, { filter: `{"id":[${theirs}]}` })).items).toEqual([]);
      }
    });

  it('is found by its words, and comes newest first', async () => {
    const [older, newer] = [await write(home, WORDS.home), await write(home, WORDS.home)];
    const found = (await rows(engine().root, { q: WORDS.home })).items.map(({ id }) => id);
    expect(found.slice(0, 2)).toEqual([newer, older]);
    expect(found).toEqual([...found].sort((one, other) => other - one));
  });

  it('is ordered, filtered and told by the fields that say so, and by no other name', async () => {
    const status = async (query: Record<string, string>) =>
      (await engine().ask(engine().root, calls.list, { query })).statusCode;
    const asked: Readonly<Partial<Record<string, unknown>>> = { datetime: {}, number: {}, boolean: true };
    const filterOf = (name: string) => JSON.stringify({ [name]: asked[fields[name]?.kind ?? ''] ?? [] });
    for (const name of names) {
      const { sortable = false, filterable = false } = fields[name] ?? {};
      expect([name, await status({ sort: `-${name}` })]).toEqual([name, sortable ? 200 : 400]);
      expect([name, await status({ filter: filterOf(name) })]).toEqual([name, filterable ? 200 : 400]);
      expect([name, await status({ fields: name })]).toEqual([name, 200]);
    }
    for (const name of ['version', 'recherche', 'donnees', 'ctid', '__proto__', ...Object.keys(resource.detail)])
      for (const query of [{ sort: name }, { fields: name }, { filter: `{"${name}":["a"]}` }])
        expect([query, await status(query)]).toEqual([query, 400]);
  });

  it('answers what it declares', async () => {
    const id = await write(home, WORDS.home);
    const line = await engine().data<AnyRow>(engine().root, calls.get, { params: { id } });
    expect(resource.record.parse(line)).toEqual(line);
    expect(Object.keys(line).sort()).toEqual(['id', ...names, ...Object.keys(resource.detail)].sort());
  });
});
