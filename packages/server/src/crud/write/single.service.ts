import { type AnyRecord, accessOfField, BridgeError, mayAccess, type SingleResource } from '@bridge/contract';
import type { Acteur } from '../../platform/auth/acteur.ts';
import type { Db } from '../../schema.ts';
import { emit, type Suite } from './evenement.ts';
import { same } from './value.rules.ts';
import type { Writing } from './writing.ts';

/** A record that is there once, and how its area keeps it. */
export interface SingleEntry<T extends AnyRecord> {
  readonly resource: SingleResource;
  /** Nobody else changes it until the transaction ends. */
  readonly lock: (tx: Db, id: number) => Promise<void>;
  /** To who does not see it, it is not there. */
  readonly read: (db: Db, acteur: Acteur, id: number) => Promise<T>;
  /** Keeps what differs, and counts the change. */
  readonly save: (writing: Writing, before: T, changes: Partial<T>) => Promise<void>;
}

interface Asked {
  readonly version?: number;
  readonly [field: string]: unknown;
}

/** Saves what differs, under one version for all fields, and leaves the event that every change leaves. */
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
