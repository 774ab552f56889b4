import type { RecordOf, Resource } from '@bridge/contract';

/** A published version as it is stored. */
export interface ContenuLu {
  readonly id: number;
  readonly version: number;
  readonly contenu: Readonly<Record<string, unknown>>;
}

/** A record as it was published. Fields declared since then have their initial values. */
export function parseContenu<R extends Resource>(resource: R, { id, version, contenu }: ContenuLu): RecordOf<R> {
  const initials = Object.entries(resource.fields).map(([name, { initial = null }]) => [name, initial]);
  return parseRecord(resource, { ...Object.fromEntries(initials), ...contenu, id, version });
}

export function parseRecord<R extends Resource>(resource: R, values: Readonly<Record<string, unknown>>): RecordOf<R> {
  // Parsed by the schema that the type comes from.
  return resource.record.parse(values) as RecordOf<R>;
}
