import { type AnyRecord, blankOf, type HistoryEntry } from '@bridge/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { among, TELLING } from './testing/representatives.ts';
import { isMade, OF_ENTITIES } from './testing/specimen.resource.ts';
import { useEngine } from './testing/use-engine.ts';

/** S-03, sharing: what is between colleagues stays there, and the shared past starts with the sharing. */
const engine = useEngine();
const shareable = among(OF_ENTITIES, (resource) => 'partage' in resource.fields && isMade(resource));
const CANARY = 'canari des notes';

let owner = 0;
let stranger: Awaited<ReturnType<ReturnType<typeof engine>['person']>>;
beforeAll(async () => {
  const { world } = engine();
  owner = await world.createEntite('Office qui se confie');
  stranger = await engine().admin(await world.createEntite('Office qui lit'));
});

describe.each(shareable)('what $id tells to who it is shared with', (resource) => {
  it('is neither its notes nor who wrote it, whichever the way', async () => {
    const made = { entite: owner, partage: 'toutes', bare: true } as const;
    const { id } = await engine().make(resource, made, { notesInternes: CANARY });
    const told = await engine().data<AnyRecord>(stranger, resource.calls.get, { params: { id } });
    expect(told).toMatchObject({ notesInternes: '', creePar: null, modifiePar: null, modifiable: false });
    for (const [name, field] of Object.entries(resource.fields))
      if (field.ownOnly) expect([name, told[name]]).toEqual([name, blankOf(field)]);
    const found = async (query: Record<string, string>) =>
      (await engine().ask(stranger, resource.calls.list, { query })).body;
    const byId = JSON.stringify({ id: [id] });
    const searched = await found({ filter: byId, q: CANARY });
    expect(JSON.parse(searched).data.items).toEqual([]);
    const listed = [await found({ filter: byId }), searched];
    if (TELLING.includes(resource))
      listed.push(await found({ filter: JSON.stringify({ id: [id], creePar: [engine().root.user.id] }) }));
    for (const text of listed) expect(text).not.toContain(CANARY);
    const file = await engine().ask(stranger, resource.calls.export, {
      query: { filter: byId, format: 'csv', fields: 'notesInternes,creePar' },
    });
    expect(file.body).not.toContain(CANARY);
  });
});

// The engine tells the past: one resource per trait is enough, every one in long runs.
describe.each(among(TELLING, (resource) => shareable.includes(resource)))(
  'what $id tells to who it is shared with',
  (resource) => {
    it('is its past since it was shared, without names nor notes', async () => {
      const { id } = await engine().make(resource, { entite: owner, bare: true }, { notesInternes: CANARY });
      const change = async (values: object) => {
        const { version } = await engine().row(resource, id);
        await engine().data(engine().root, resource.calls.update, { params: { id }, body: { ...values, version } });
      };
      await change({ notesInternes: '' });
      await change({ partage: 'toutes' });
      await change({ notesInternes: `${CANARY} encore` });
      const { items } = await engine().data<{ items: HistoryEntry[] }>(stranger, resource.calls.history, {
        params: { id },
      });
      expect(items.map(({ numero }) => numero)).toEqual([4, 3]);
      expect(items.every(({ par, acteur }) => par === null && acteur === null)).toBe(true);
      expect(JSON.stringify(items)).not.toContain(CANARY);
      const own = await engine().data<{ items: HistoryEntry[] }>(engine().root, resource.calls.history, {
        params: { id },
      });
      expect(own.items).toHaveLength(4);
      expect(JSON.stringify(own.items)).toContain(CANARY);
    });
  },
);
