import {
  BridgeError,
  type createJeton,
  type createJetonDeService,
  type EndpointInput,
  HORS_DES_JETONS,
  mayAccess,
  resourceById,
} from '@bridge/contract';
import { recordAudit } from '../../../platform/audit.ts';
import type { Identity } from '../../../platform/auth/identity.ts';
import { createSecret, digest } from '../../../platform/auth/secret.ts';
import { proveAgain } from '../profile.service.ts';
import { serviceTokenMadeMessage, tokenMadeMessage } from '../session.mails.ts';
import type { SessionDependencies } from '../session.service.ts';
import { nomDuCompte } from './compte-de-service.repository.ts';
import { addJeton, type Porteur, revokeJetonOf } from './jeton.repository.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Makes a token, which is shown once. Nobody gives a token rights that they lack themselves. */
export async function makeJeton(
  dependencies: SessionDependencies,
  identity: Identity,
  { nom, portees, duree, motDePasse }: EndpointInput<typeof createJeton>['body'],
  ip: string,
): Promise<string> {
  const { db, clock, mail } = dependencies;
  const account = await proveAgain(dependencies, identity, motDePasse);
  for (const { ressource, verbes } of portees) {
    const access = resourceById(ressource)?.access;
    if (
      !access ||
      HORS_DES_JETONS.includes(ressource) ||
      !verbes.every((verbe) => mayAccess(access[verbe], identity.viewer))
    )
      throw new BridgeError('accessDenied');
  }
  const { secret, kept } = newSecret();
  const at = clock.now();
  await db.transaction().execute(async (tx) => {
    const porteur = { utilisateur_id: identity.userId };
    await addJeton(tx, { ...kept, porteur, nom, portees, at, life: duree * DAY });
    await recordAudit(tx, { at, action: 'jeton.creer', by: identity, details: { nom, jours: duree }, ip });
  });
  mail.post(tokenMadeMessage(account, nom, at));
  return secret;
}

/** Makes a token of a service account, whose scopes are those of the account. */
export async function makeJetonDeService(
  dependencies: SessionDependencies,
  identity: Identity,
  compteId: number,
  { duree, motDePasse }: EndpointInput<typeof createJetonDeService>['body'],
  ip: string,
): Promise<string> {
  const { db, clock, mail } = dependencies;
  const account = await proveAgain(dependencies, identity, motDePasse);
  const nom = await nomDuCompte(db, compteId);
  if (nom === undefined) throw new BridgeError('notFound');
  const { secret, kept } = newSecret();
  const at = clock.now();
  await db.transaction().execute(async (tx) => {
    const porteur = { compte_de_service_id: compteId };
    await addJeton(tx, { ...kept, porteur, nom, portees: null, at, life: duree * DAY });
    const target = { kind: 'compteDeService', id: compteId };
    await recordAudit(tx, { at, action: 'jeton.creer', by: identity, target, details: { nom, jours: duree }, ip });
  });
  mail.post(serviceTokenMadeMessage(account, nom, at));
  return secret;
}

function newSecret() {
  const secret = createSecret('jeton-api');
  return { secret, kept: { empreinte: digest(secret), fin: secret.slice(-4) } };
}

export async function revoke(
  { db, clock }: SessionDependencies,
  identity: Identity,
  jeton: { readonly porteur: Porteur; readonly id: number; readonly ip: string },
): Promise<void> {
  if (identity.actor !== null) throw new BridgeError('forbiddenWhileActing');
  await db.transaction().execute(async (tx) => {
    const at = clock.now();
    const nom = await revokeJetonOf(tx, jeton.porteur, jeton.id, at);
    if (nom === undefined) throw new BridgeError('notFound');
    const target =
      'compte_de_service_id' in jeton.porteur
        ? { target: { kind: 'compteDeService', id: jeton.porteur.compte_de_service_id } }
        : {};
    await recordAudit(tx, {
      ...{ at, action: 'jeton.revoquer', by: identity, details: { nom }, ip: jeton.ip },
      ...target,
    });
  });
}
