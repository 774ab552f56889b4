import { BridgeError, createJeton, listJetons, revokeJeton } from '@bridge/contract';
import { recordAudit } from '../../../platform/audit.ts';
import type { Bind } from '../../../platform/http/endpoint.ts';
import type { SessionDependencies } from '../session.service.ts';
import { jetonsOf, revokeJetonOf } from './jeton.repository.ts';
import { makeJeton } from './jeton.service.ts';

export function jetonRoutes(bind: Bind, dependencies: SessionDependencies): void {
  const { db, clock } = dependencies;
  bind(listJetons, async ({ identity }) => ({ jetons: await jetonsOf(db, identity.userId) }));
  bind(createJeton, async ({ identity, body, request }) => ({
    jeton: await makeJeton(dependencies, identity, body, request.ip),
  }));
  bind(revokeJeton, async ({ identity, params, request }) => {
    if (identity.actor !== null) throw new BridgeError('forbiddenWhileActing');
    await db.transaction().execute(async (tx) => {
      const at = clock.now();
      const nom = await revokeJetonOf(tx, identity.userId, params.id, at);
      if (nom === undefined) throw new BridgeError('notFound');
      await recordAudit(tx, { at, action: 'jeton.revoquer', by: identity, details: { nom }, ip: request.ip });
    });
    return null;
  });
}
