import type { AnyRecord } from '@bridge/contract';
import { expect, it } from 'vitest';
import { filledFields, importedFields } from './testing/sample.ts';
import { isMade, MADE, WALKED } from './testing/specimen.resource.ts';
import { useEngine } from './testing/use-engine.ts';

const engine = useEngine();

it.each(MADE)('a new $id is read back with the values that were sent, and as its schema says', async (resource) => {
  const entite = await engine().entite('Office');
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

it.each(WALKED.filter((resource) => !isMade(resource)))(
  'a $id that a source brings is read back with the values that it brought, and as its schema says',
  async (resource) => {
    const entite = await engine().entite('Office');
    const values: Record<string, unknown> = await engine().importedFor(resource, { entite });
    const read = await engine().bring(resource, values);
    expect(resource.record.safeParse(read).error).toBeUndefined();
    for (const [name] of importedFields(resource)) expect([name, read[name]]).toEqual([name, values[name]]);
    expect(read).toMatchObject({ [resource.owner]: entite, version: 1, modifiable: true });
  },
);
