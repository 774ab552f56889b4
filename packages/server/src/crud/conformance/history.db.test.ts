import type { AnyRecord, HistoryEntry, Resource, Tokens } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { Person } from '../../testing/world.ts';
import { BEHIND_ONE_DOOR } from './testing/representatives.ts';
import { isMade, may } from './testing/specimen.resource.ts';
import { useEngine } from './testing/use-engine.ts';
import { renamed } from './testing/verbs.ts';

/** The history: who changed what, when and in whose name; and how to go back. */
const engine = useEngine();

async function historyOf({ calls }: Resource, id: number, query: Record<string, string> = {}) {
  const { items } = await engine().data<{ items: HistoryEntry[] }>(engine().root, calls.history, {
    params: { id },
    query,
  });
  return items;
}

const change = async (person: Person, resource: Resource, { id, version }: AnyRecord) => {
  const body = { ...(await renamed(engine(), resource)), version };
  return engine().data<AnyRecord>(person, resource.calls.update, { params: { id }, body });
};

describe.each(BEHIND_ONE_DOOR)('the history of a $id', (resource) => {
  const { calls } = resource;

  it('tells each change: the action, the moment, the person, and what it was before and after', async () => {
    const { world, root } = engine();
    const created = await engine().make(resource);
    const createdAt = world.now.toISOString();
    world.advance(1_000);
    const colleague = await world.person({ roles: ['ROLE_SUPER_ADMIN'] });
    const changed = await change(colleague, resource, created);
    const [last, first] = await historyOf(resource, created.id);
    expect(first).toMatchObject({ numero: 1, le: createdAt, action: 'creer', par: { id: root.user.id }, acteur: null });
    expect(last).toMatchObject({
      numero: 2,
      le: world.now.toISOString(),
      action: 'modifier',
      par: { id: colleague.user.id },
      acteur: null,
    });
    const differing = Object.keys(resource.fields).filter(
      (name) =>
        !['modifieLe', 'modifiePar'].includes(name) && JSON.stringify(created[name]) !== JSON.stringify(changed[name]),
    );
    const told = last?.changements.map(({ champ, avant, apres }) => [champ, avant, apres]);
    expect(told?.sort()).toEqual(differing.map((name) => [name, created[name], changed[name]]).sort());
  });

  if (may('ROLE_ADMIN', 'edit', resource))
    it('names both who acts and in whose name', async () => {
      const { world, root } = engine();
      const entite = await engine().entite('Office');
      const target = await world.createUser({ roles: ['ROLE_ADMIN'], entiteId: entite });
      const made = await engine().make(resource, { entite });
      const { data } = (await root.call<Tokens>('POST', '/loginAs', { userId: target.id })).body;
      const acting = new Person(world, target, data);
      await change(acting, resource, made);
      const [last] = await historyOf(resource, made.id);
      expect(last).toMatchObject({ par: { id: target.id }, acteur: { id: root.user.id } });
      const line = await world.db
        .selectFrom('journal')
        .select(['utilisateur_id', 'acteur_id', 'action'])
        .where('cible', '=', resource.id)
        .where('cible_id', '=', String(made.id))
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      expect(line).toEqual({ utilisateur_id: target.id, acteur_id: root.user.id, action: `${resource.id}.modifier` });
    });

  it('tells the whole life, newest first', async () => {
    const { id } = await engine().make(resource);
    const params = { id };
    const act = async (endpoint: typeof calls.archive | typeof calls.restore) => {
      const { version } = await engine().row(resource, id);
      await engine().data(engine().root, endpoint, { params, body: { version } });
    };
    await act(calls.archive);
    await act(calls.restore);
    if (isMade(resource)) {
      await engine().data(engine().root, calls.remove, { params, query: { version: '3' } });
      await act(calls.restore);
    }
    const entries = await historyOf(resource, id);
    const thrownAndBack = [
      [5, 'restaurer'],
      [4, 'supprimer'],
    ];
    expect(entries.map(({ numero, action }) => [numero, action])).toEqual([
      ...(isMade(resource) ? thrownAndBack : []),
      [3, 'desarchiver'],
      [2, 'archiver'],
      [1, 'creer'],
    ]);
    expect((await historyOf(resource, id, { before: '3' })).map(({ numero }) => numero)).toEqual([2, 1]);
  });

  it('gives back an old version, as a new one', async () => {
    const created = await engine().make(resource);
    const changed = await change(engine().root, resource, created);
    const body = { version: changed.version };
    const params = { id: created.id, n: 1 };
    const back = await engine().data<AnyRecord>(engine().root, calls.restoreVersion, { params, body });
    expect(back).toEqual({ ...created, version: 3, modifieLe: back.modifieLe, modifiePar: back.modifiePar });
    const [last] = await historyOf(resource, created.id);
    expect(last).toMatchObject({ numero: 3, action: 'retablir' });
    const missing = await engine().ask(engine().root, calls.restoreVersion, {
      params: { id: created.id, n: 99 },
      body: { version: 3 },
    });
    expect(missing.statusCode).toBe(404);
  });

  if (isMade(resource))
    it('of a copy begins with the copy', async () => {
      const { id } = await engine().make(resource);
      const copy = await engine().data<AnyRecord>(engine().root, calls.duplicate, { params: { id } });
      const entries = await historyOf(resource, copy.id);
      expect(entries).toMatchObject([{ numero: 1, action: 'dupliquer' }]);
      expect(await historyOf(resource, id)).toHaveLength(1);
    });

  it('knows a row that was changed by other ways as soon as it is changed by this one', async () => {
    const made = await engine().make(resource);
    const { db } = engine().world;
    await db.deleteFrom('versions').where('ressource', '=', resource.id).where('ligne_id', '=', made.id).execute();
    await change(engine().root, resource, made);
    const entries = await historyOf(resource, made.id);
    expect(entries.map(({ numero, action, par }) => [numero, action, par?.id])).toEqual([
      [2, 'modifier', engine().root.user.id],
      [1, 'modifier', undefined],
    ]);
    expect(entries[0]?.changements.length).toBeLessThan(4);
  });
});
