import type { AnyRecord, RecordOf, Resource } from '@bridge/contract';
import type { z } from 'zod';
import type { Writing } from './write/writing.ts';

/** A resource by its declaration, which gives its records their types. */
export type Declared = Pick<Resource, 'id' | 'record' | 'creation'>;

type Creation<R extends Declared> = z.output<R['creation']>;

/**
 * A record as it would be saved: people's values, secrets as typed or as their presence, and server values, which a new
 * record lacks.
 */
export type Written<R extends Declared> = {
  readonly [K in keyof Creation<R>]: Creation<R>[K] | (K extends keyof RecordOf<R> ? RecordOf<R>[K] : never);
} & Readonly<Partial<Omit<RecordOf<R>, keyof Creation<R>>>>;

/** A change about to be saved. `before` is null for a new record. */
export interface Saving<R extends Declared = Resource> {
  readonly before: RecordOf<R> | null;
  /** The whole record as it would be saved. */
  readonly after: Written<R>;
  /** The values to change; all of them for a new record. */
  readonly changes: Partial<Written<R>>;
}

/** Changes another record with the saved one, whoever may change it otherwise: with its version, history and event. */
export type ChangeOther = <R extends Declared>(
  resource: R,
  id: number,
  changes: (record: RecordOf<R>) => Partial<Written<R>>,
) => Promise<void>;

/** The hooks of an area, all in the transaction of the change; a hook refuses by throwing. */
export interface Hooks<R extends Declared = Resource> {
  /** Before anything is read: locks that several rows share. */
  readonly beforeLock?: (writing: Writing) => Promise<void>;
  /** Checks, and answers the values to set besides. */
  readonly beforeSave?: (writing: Writing, saving: Saving<R>) => Promise<Partial<Written<R>> | undefined>;
  /** Changes what belongs to the record. Code that only hears of the change is a suite. */
  readonly afterSave?: (
    writing: Writing,
    before: RecordOf<R> | null,
    after: RecordOf<R>,
    changeOther: ChangeOther,
  ) => Promise<void>;
  /** Values to set on a thrown away record. */
  readonly beforeRemove?: (writing: Writing, record: RecordOf<R>) => Promise<Partial<Written<R>> | undefined>;
  /** Removes a thrown away record from where it is shown, and returns the places; undefined without any. */
  readonly withdraw?: (writing: Writing, record: RecordOf<R>) => Promise<readonly unknown[] | undefined>;
  /** The values of a copy that cannot equal the original's. */
  readonly duplicate?: (record: RecordOf<R>) => Partial<Written<R>>;
  /** The values to restore from an older version, when its targets may be gone. */
  readonly restore?: (version: Partial<Written<R>>, record: RecordOf<R>) => Partial<Written<R>> | undefined;
}

type Values = Readonly<Record<string, unknown>>;

/** An entry of the registry, with its hooks. */
interface Hooked {
  readonly hooks: readonly Hooks[];
}

/** The hooks of a resource run in order: its own first, then shared ones. */

export async function lockFirst({ hooks }: Hooked, writing: Writing): Promise<void> {
  for (const { beforeLock } of hooks) await beforeLock?.(writing);
}

export async function valuesBesides({ hooks }: Hooked, writing: Writing, saving: Saving): Promise<Values> {
  const all = [];
  for (const { beforeSave } of hooks) all.push(await beforeSave?.(writing, saving));
  return Object.assign({}, ...all);
}

export async function valuesOfRemoved({ hooks }: Hooked, writing: Writing, record: AnyRecord): Promise<Values> {
  const all = [];
  for (const { beforeRemove } of hooks) all.push(await beforeRemove?.(writing, record));
  return Object.assign({}, ...all);
}

/** The places that a record leaves; undefined if it was shown nowhere. */
export async function placesLeft(
  { hooks }: Hooked,
  writing: Writing,
  record: AnyRecord,
): Promise<readonly unknown[] | undefined> {
  let places: readonly unknown[] | undefined;
  for (const { withdraw } of hooks) places = (await withdraw?.(writing, record)) ?? places;
  return places;
}

export async function changeAround(
  { hooks }: Hooked,
  writing: Writing,
  before: AnyRecord | null,
  after: AnyRecord,
  changeOther: ChangeOther,
): Promise<void> {
  for (const { afterSave } of hooks) await afterSave?.(writing, before, after, changeOther);
}

export function valuesOfVersion({ hooks }: Hooked, version: Values, record: AnyRecord): Values {
  return Object.assign({}, version, ...hooks.map(({ restore }) => restore?.(version, record)));
}

export function valuesOfCopy({ hooks }: Hooked, record: AnyRecord): Values {
  return Object.assign({}, ...hooks.map(({ duplicate }) => duplicate?.(record)));
}
