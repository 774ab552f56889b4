import { BridgeError, type Resource } from '@bridge/contract';
import { readRecord } from '../../crud/read/read.service.ts';
import type { Registry } from '../../crud/registry.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';

/** A record whose numbers may be read: only people who may change the record. */
export async function ownRecord<R extends Resource>(
  { db, registry }: { readonly db: Db; readonly registry: Registry },
  resource: R,
  identity: Identity,
  id: number,
) {
  const record = await readRecord(db, registry.require(resource), identity, id);
  if (record.modifiable === false) throw new BridgeError('accessDenied');
  return record;
}
