import { type Field, READ_ONLY_RESOURCES, RESOURCES, SINGLE_RESOURCES } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { DESCRIPTORS, descriptorOf } from './descriptors.ts';

/** The `widget` names of a field, and of the fields inside it. */
function namesIn(field: Field): string[] {
  const inner =
    field.kind === 'list' ? Object.values(field.forms).flatMap(({ fields }) => Object.values<Field>(fields)) : [];
  return [field.widget ?? [], inner.flatMap(namesIn)].flat();
}

const EDITED = [...RESOURCES, ...SINGLE_RESOURCES];
const named = EDITED.map(({ id, fields }) => ({ id, names: Object.values<Field>(fields).flatMap(namesIn) }));

describe('the descriptors', () => {
  it('describe each a declared resource, once', () => {
    const described = DESCRIPTORS.map(({ resource }) => resource);
    expect(described).toEqual([...new Set(described)]);
    const known = new Set<string>([...EDITED, ...READ_ONLY_RESOURCES].map(({ id }) => id));
    expect(described.filter((id) => !known.has(id))).toEqual([]);
  });

  it('know every widget that a field names', () => {
    const unknown = named.flatMap(({ id, names }) => {
      const { widgets = {}, values = {} } = descriptorOf(id);
      return names.filter((name) => !widgets[name] && !values[name]).map((name) => `${id}: ${name}`);
    });
    expect(unknown).toEqual([]);
    expect(named.flatMap(({ names }) => names).length).toBeGreaterThan(30);
  });

  it('have no widget and no drawing that no field of their resource names', () => {
    const idle = DESCRIPTORS.flatMap(({ resource, widgets = {}, values = {} }) => {
      const names = named.find(({ id }) => id === resource)?.names ?? [];
      return Object.keys({ ...widgets, ...values }).filter((name) => !names.includes(name));
    });
    expect(idle).toEqual([]);
  });

  it('note only parts that the form of their resource has', () => {
    const lost = DESCRIPTORS.flatMap(({ resource, notes = {} }) => {
      const groups = EDITED.find(({ id }) => id === resource)?.groups.map(({ id }) => id) ?? [];
      return Object.keys(notes).filter((part) => !groups.includes(part));
    });
    expect(lost).toEqual([]);
  });
});
