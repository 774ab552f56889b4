import type { AnyRecord, RecordOf, Resource } from '@bridge/contract';
import type { z } from 'zod';
import type { Writing } from './write/writing.ts';

/** A resource as its declaration says it: its records, and what is written of them, have types. */
export type Declared = Pick<Resource, 'id' | 'record' | 'creation'>;

type Creation<R extends Declared> = z.output<R['creation']>;

/**
 * A record as it would be saved: what people write, with secrets as typed or as whether there is one, and what the server sets, which a new
 * record does not have yet.
 */
export type Written<R extends Declared> = {
  readonly [K in keyof Creation<R>]: Creation<R>[K] | (K extends keyof RecordOf<R> ? RecordOf<R>[K] : never);
} & Readonly<Partial<Omit<RecordOf<R>, keyof Creation<R>>>>;

/** What is about to be saved. `before` is null for a new record. */
export interface Saving<R extends Declared = Resource> {
  readonly before: RecordOf<R> | null;
  /** The whole record as it would be. */
  readonly after: Written<R>;
  /** What was asked to change; everything, for a new record. */
  readonly changes: Partial<Written<R>>;
}

/** Changes another record along with the one that is saved, whoever may change it otherwise: with its version, its history and its event. */
export type ChangeOther = <R extends Declared>(
  resource: R,
  id: number,
  changes: (record: RecordOf<R>) => Partial<Written<R>>,
) => Promise<void>;

/** Where an area has its word. Every hook runs in the transaction of the change; whoever refuses throws. */
export interface Hooks<R extends Declared = Resource> {
  /** Before anything is read: locks that several rows share. */
  readonly beforeLock?: (writing: Writing) => Promise<void>;
  /** Checks, and answers the values to set besides. */
  readonly beforeSave?: (writing: Writing, saving: Saving<R>) => Promise<Partial<Written<R>> | undefined>;
  /** Changes what goes with the record. What only has to hear of the change is a suite. */
  readonly afterSave?: (
    writing: Writing,
    before: RecordOf<R> | null,
    after: RecordOf<R>,
    changeOther: ChangeOther,
  ) => Promise<void>;
  /** Values to set on what is thrown away. */
  readonly beforeRemove?: (writing: Writing, record: RecordOf<R>) => Promise<Partial<Written<R>> | undefined>;
  /** Takes what is thrown away off the places where it is shown, and answers them; undefined where it was shown nowhere. */
  readonly withdraw?: (writing: Writing, record: RecordOf<R>) => Promise<readonly unknown[] | undefined>;
  /** What a copy starts from, where not every value may be the same twice. */
  readonly duplicate?: (record: RecordOf<R>) => Partial<Written<R>>;
  /** What is brought back of an older version, where what it stood on may be gone. */
  readonly restore?: (version: Partial<Written<R>>, record: RecordOf<R>) => Partial<Written<R>> | undefined;
}

type Values = Readonly<Record<string, unknown>>;

/** What has hooks: an entry of the registry. */
interface Hooked {
  readonly hooks: readonly Hooks[];
}

/** The hooks of a resource run one after the other: its own first, then those that it shares with others. */

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

/** The places that a record leaves; undefined where it was shown nowhere. */
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
