import { confirmationsDUrgence, urgence as urgenceResource } from '@bridge/contract';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import { readRecord } from '../../crud/read/read.service.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import { urgencesVues } from '../../publication/ecran/urgences.repository.ts';

/** The confirmations of a message of urgency by screens. */
export function urgenceRoutes(bind: Bind, { db, registry }: Pick<CrudDependencies, 'db' | 'registry'>): void {
  const entry = registry.require(urgenceResource);

  bind(confirmationsDUrgence, async ({ identity, params: { id } }) => {
    await readRecord(db, entry, identity, id);
    const found = await urgencesVues(db, id, identity.scope);
    return { items: found.map(({ ecran, vuLe }) => ({ ecran, vuLe: vuLe.toISOString() })) };
  });
}
