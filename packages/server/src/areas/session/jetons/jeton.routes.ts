import {
  createJeton,
  createJetonDeService,
  listJetons,
  listJetonsDeService,
  revokeJeton,
  revokeJetonDeService,
} from '@bridge/contract';
import type { Bind } from '../../../platform/http/endpoint.ts';
import type { SessionDependencies } from '../session.service.ts';
import { jetonsDuCompte, jetonsOf } from './jeton.repository.ts';
import { makeJeton, makeJetonDeService, revoke } from './jeton.service.ts';

export function jetonRoutes(bind: Bind, dependencies: SessionDependencies): void {
  const { db } = dependencies;
  bind(listJetons, async ({ identity }) => ({ jetons: await jetonsOf(db, identity.userId) }));
  bind(createJeton, async ({ identity, body, request }) => ({
    jeton: await makeJeton(dependencies, identity, body, request.ip),
  }));
  bind(revokeJeton, async ({ identity, params: { id }, request }) => {
    await revoke(dependencies, identity, { porteur: { utilisateur_id: identity.userId }, id, ip: request.ip });
    return null;
  });

  bind(listJetonsDeService, async ({ params }) => ({ jetons: await jetonsDuCompte(db, params.id) }));
  bind(createJetonDeService, async ({ identity, params, body, request }) => ({
    jeton: await makeJetonDeService(dependencies, identity, params.id, body, request.ip),
  }));
  bind(revokeJetonDeService, async ({ identity, params: { id, jeton }, request }) => {
    await revoke(dependencies, identity, { porteur: { compte_de_service_id: id }, id: jeton, ip: request.ip });
    return null;
  });
}
