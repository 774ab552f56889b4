import type { AnyRecord } from '@bridge/contract';
import { expect, it } from 'vitest';
import { filledFields } from './testing/sample.ts';
import { WALKED } from './testing/specimen.resource.ts';
import { useEngine } from './testing/use-engine.ts';

const engine = useEngine();

it.each(WALKED)('a new $id is read back with the values that were sent, and as its schema says', async (resource) => {
  const entite = await engine().world.createEntite('Office');
  const body: Record<string, unknown> = await engine().bodyFor(resource, { entite });
  const created = await engine().data<AnyRecord>(engine().root, resource.calls.create, { body });
  const read = await engine().data<AnyRecord>(engine().root, resource.calls.get, { params: { id: created.id } });
  expect(read).toEqual(created);
  expect(resource.record.safeParse(read).error).toBeUndefined();
  for (const [name, field] of filledFields(resource)) {
    const expected = field.kind === 'secret' ? { defini: true } : body[name];
    expect([name, read[name]]).toEqual([name, expected]);
  }
});
