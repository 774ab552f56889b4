import { type AnyRecord, accessOfField, BridgeError, mayAccess, type SingleResource } from '@bridge/contract';
import type { Acteur } from '../../platform/auth/acteur.ts';
import type { Db } from '../../schema.ts';
import { emit, type Suite } from './evenement.ts';
import { same } from './value.rules.ts';
import type { Writing } from './writing.ts';

/** A record that exists once, and how its area keeps it. */
export interface SingleEntry<T extends AnyRecord> {
  readonly resource: SingleResource;
  /** Locks the record until the transaction ends. */
  readonly lock: (tx: Db, id: number) => Promise<void>;
  /** Reads the record; not found for a person who does not see it. */
  readonly read: (db: Db, acteur: Acteur, id: number) => Promise<T>;
  /** Keeps the values that differ, and counts the change. */
  readonly save: (writing: Writing, before: T, changes: Partial<T>) => Promise<void>;
}

interface Asked {
  readonly version?: number;
  readonly [field: string]: unknown;
}

/** Saves the values that differ, under one version for all fields, and tells the change. */
export async function changeSingle<T extends AnyRecord>(
  context: { readonly suites: readonly Suite[] },
  writing: Writing,
  entry: SingleEntry<T>,
  id: number,
  { version, ...given }: Asked,
): Promise<T> {
  const { tx, acteur } = writing;
  refuseForeignFields(entry.resource, acteur, given);
  await entry.lock(tx, id);
  const before = await entry.read(tx, acteur, id);
  const changes = Object.entries(given).filter(([name, value]) => !same(before[name], value));
  if (changes.length === 0) return before;
  if (version !== undefined && version !== before.version)
    throw new BridgeError('conflict', { data: { current: before, base: null } });
  // The body was parsed by the fields of the record.
  await entry.save(writing, before, Object.fromEntries(changes) as Partial<T>);
  const after = await entry.read(tx, acteur, id);
  await emit(context, writing, { entry, id, action: 'modifier', before, after });
  return after;
}

function refuseForeignFields(resource: SingleResource, { viewer }: Acteur, given: object): void {
  const isForeign = Object.keys(given).some((name) => {
    const access = accessOfField(resource, name);
    return access !== undefined && !mayAccess(access, viewer);
  });
  if (isForeign) throw new BridgeError('accessDenied');
}
