import { BridgeError, mayAccess, notePresence, PRESENCE_EVERY } from '@bridge/contract';
import { owns } from '../../platform/auth/identity.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import type { Db } from '../../schema.ts';
import type { Registry } from '../registry.ts';
import { othersPresent, savePresence } from './presence.repository.ts';
import { readRecord } from './read.service.ts';

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly registry: Registry;
}

export function presenceRoutes(bind: Bind, { db, clock, registry }: Dependencies): void {
  bind(notePresence, async ({ identity, body: { ressource, id, modifie } }) => {
    const entry = registry.entry(ressource);
    if (!entry) throw new BridgeError('notFound');
    if (!mayAccess(entry.resource.access.view, identity.viewer)) throw new BridgeError('accessDenied');
    const record = await readRecord(db, entry, identity, id);
    const { version } = record;
    // A person who reads another entity's record is in nobody's way: people of both are not told of each other.
    if (!owns(identity.scope, record[entry.resource.owner])) return { version, autres: [] };
    const at = clock.now();
    const { userId, sessionId } = identity;
    await savePresence(db, { ressource, id, sessionId, userId, modifie, at });
    const since = new Date(at.getTime() - 2 * PRESENCE_EVERY);
    const others = await othersPresent(db, ressource, id, userId, since);
    return { version, autres: others };
  });
}
