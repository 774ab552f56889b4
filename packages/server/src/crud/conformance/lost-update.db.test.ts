import { type AnyRecord, conflictSchema, type Endpoint, errorKinds, NOBODY, type Resource } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import type { Asked } from './testing/engine.ts';
import { BEHIND_ONE_DOOR } from './testing/representatives.ts';
import { useEngine } from './testing/use-engine.ts';
import { renamed } from './testing/verbs.ts';

/** two people read a record and both save. The second learns of the first's change: nothing is lost. */
const engine = useEngine();

/** Every change of a record, made from a version or without one. */
function changes({ calls }: Resource, id: number, title: object, version?: number) {
  const body = version === undefined ? {} : { version };
  const query = version === undefined ? {} : { version: String(version) };
  const asked: [string, Pick<Endpoint, 'method' | 'path' | 'access'>, Asked][] = [
    ['update', calls.update, { params: { id }, body: { ...title, ...body } }],
    ['archive', calls.archive, { params: { id }, body }],
    ['restore', calls.restore, { params: { id }, body }],
    ['restoreVersion', calls.restoreVersion, { params: { id, n: 1 }, body }],
    ['remove', calls.remove, { params: { id }, query }],
  ];
  return asked.filter(([, { access }]) => access !== NOBODY);
}

/** A record that was just changed: version 1 is outdated. */
async function overtaken(resource: Resource) {
  const read = await engine().make(resource);
  const body = { ...(await renamed(engine(), resource)), version: 1 };
  const now = await engine().data<AnyRecord>(engine().root, resource.calls.update, { params: { id: read.id }, body });
  return { read, now, late: await renamed(engine(), resource) };
}

describe.each(BEHIND_ONE_DOOR)('a $id that somebody else changed meanwhile', (resource) => {
  it('is not overwritten: who comes late gets it as it is, and as they had read it', async () => {
    const { read, now, late } = await overtaken(resource);
    const before = await engine().row(resource, read.id);
    // `modifiable` is about the present record, not about its former version.
    const base = Object.fromEntries(Object.entries(read).filter(([name]) => name !== 'modifiable'));
    for (const [name, endpoint, asked] of changes(resource, read.id, late, 1)) {
      const answer = await engine().ask(engine().root, endpoint, asked);
      const { code, message, data } = answer.json();
      expect([name, answer.statusCode, code, message]).toEqual([name, 409, 40_900, errorKinds.conflict.message]);
      expect(conflictSchema.parse(data)).toEqual({ current: now, base });
    }
    expect(await engine().row(resource, read.id)).toEqual(before);
  });

  it('cannot be guessed past: a version that never was conflicts too, with nothing to compare to', async () => {
    const { now, late } = await overtaken(resource);
    for (const [name, endpoint, asked] of changes(resource, now.id, late, 77)) {
      const answer = await engine().ask(engine().root, endpoint, asked);
      expect([name, answer.statusCode, answer.json().data]).toEqual([name, 409, { current: now, base: null }]);
    }
  });

  it('is not changed by who does not say what they read, unless the spec’s own calls let them', async () => {
    const { now, late } = await overtaken(resource);
    const before = await engine().row(resource, now.id);
    for (const [name, endpoint, asked] of changes(resource, now.id, late)) {
      const { statusCode, body } = await engine().ask(engine().root, endpoint, asked);
      expect([name, statusCode], body).toEqual([name, resource.versionRequired ? 428 : 200]);
    }
    if (resource.versionRequired) expect(await engine().row(resource, now.id)).toEqual(before);
  });

  it('of ten changes at once from the same version, one is made', async () => {
    const { now } = await overtaken(resource);
    const bodies = await Promise.all(
      Array.from({ length: 10 }, async () => ({ ...(await renamed(engine(), resource)), version: now.version })),
    );
    const answers = await Promise.all(
      bodies.map((body) => engine().ask(engine().root, resource.calls.update, { params: { id: now.id }, body })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(await engine().row(resource, now.id)).toMatchObject({ version: now.version + 1 });
  });

  it('saved as it is, is not changed: no version, no history', async () => {
    const { now, late } = await overtaken(resource);
    const known = Object.keys(late).map((name) => [name, now[name]]);
    const body = { ...Object.fromEntries(known), version: now.version };
    const same = await engine().data<AnyRecord>(engine().root, resource.calls.update, { params: { id: now.id }, body });
    expect(same).toEqual(now);
  });
});
