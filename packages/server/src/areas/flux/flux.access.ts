import { BridgeError } from '@bridge/contract';
import { readRecord } from '../../crud/read/read.service.ts';
import type { Entry } from '../../crud/registry.ts';
import { type Identity, owns } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';
import type { Flux } from '../../sources/import/ouverture/ouverture.repository.ts';

/** A feed whose source this person may ask: one of their own entities. A shared one would lend them its keys. */
export async function ownFeed<F extends Flux>(db: Db, entry: Entry<F>, identity: Identity, id: number): Promise<F> {
  const record = await readRecord(db, entry, identity, id);
  if (!owns(identity.scope, record.entiteId)) throw new BridgeError('accessDenied');
  if (record.supprimeLe !== null) throw new BridgeError('inTrash');
  return record;
}
