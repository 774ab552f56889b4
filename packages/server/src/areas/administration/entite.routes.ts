import { BridgeError, listDnsitEntities, listEntitiesForChoice, updateDnsitEntity } from '@bridge/contract';
import { recordAudit } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import { isUniqueViolation } from '../../platform/db/pool.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import type { Db } from '../../schema.ts';
import { lockEntite, namesOfEntites, pageOfEntites, saveEntite } from './entite.repository.ts';

export function entiteRoutes(bind: Bind, { db, clock }: { db: Db; clock: Clock }): void {
  bind(listDnsitEntities, ({ identity, query }) => pageOfEntites(db, identity.scope, query));

  bind(listEntitiesForChoice, async ({ identity, query }) => ({
    items: await namesOfEntites(db, identity.scope, query.q),
  }));

  bind(updateDnsitEntity, async ({ identity, params: { id }, body: { version, ...changes }, request }) => {
    try {
      return await db.transaction().execute(async (tx) => {
        const at = clock.now();
        const before = await lockEntite(tx, identity.scope, id);
        if (!before) throw new BridgeError('notFound');
        if (version !== undefined && version !== before.version) throw new BridgeError('conflict', { data: before });
        const after = await saveEntite(tx, id, changes, at);
        const target = { kind: 'entite', id };
        await recordAudit(tx, {
          at,
          action: 'entite.modifier',
          by: identity,
          target,
          details: { avant: before, apres: after },
          ip: request.ip,
        });
        return after;
      });
    } catch (error) {
      if (isUniqueViolation(error)) {
        throw new BridgeError('invalidInput', {
          errors: [{ path: 'code', message: 'Ce code est déjà celui d’une autre entité.' }],
        });
      }
      throw error;
    }
  });
}
