import {
  BridgeError,
  type createJeton,
  type EndpointInput,
  mayAccess,
  type Parametres,
  resourceById,
} from '@bridge/contract';
import { recordAudit } from '../../../platform/audit.ts';
import type { Identity } from '../../../platform/auth/identity.ts';
import { createSecret, digest } from '../../../platform/auth/secret.ts';
import type { Throttle } from '../../../platform/auth/throttle.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../schema.ts';
import { identityOfHolder } from '../holder.ts';
import { proveAgain } from '../profile.service.ts';
import { tokenMadeMessage } from '../session.mails.ts';
import { holderInForce } from '../session.repository.ts';
import { isUsable } from '../session.rules.ts';
import type { SessionDependencies } from '../session.service.ts';
import { addJeton, jetonInForce, noteUseOfJeton } from './jeton.repository.ts';
import { reaches } from './jeton.rules.ts';

const DAY = 24 * 60 * 60 * 1000;
const SEEN_EVERY = 60_000;
/** Of one token: a program that runs wild leaves the server to people. */
const CALLS = { name: 'api-token', most: 600, seconds: 60 };

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly throttle: Throttle;
  readonly parseParametres: (stored: Record<string, unknown>) => Parametres;
}

/** Who a program acts for, as the database says at that moment: never more than they may, and never more than the token says. */
export function createAuthenticateJeton({ db, clock, throttle, parseParametres }: Dependencies) {
  return async (token: string): Promise<Identity> => {
    const now = clock.now();
    const jeton = await jetonInForce(db, digest(token), now);
    const holder = jeton && (await holderInForce(db, jeton.userId));
    if (!jeton || !holder) throw new BridgeError('tokenInvalid');
    if (!isUsable({ statut: holder.statut, expireLe: holder.compteExpireLe }, now))
      throw new BridgeError('accountDisabled');
    await throttle.count(CALLS, String(jeton.id));
    if (jeton.usedAt === null || now.getTime() - jeton.usedAt.getTime() > SEEN_EVERY)
      await noteUseOfJeton(db, jeton.id, now);
    return {
      ...identityOfHolder(holder, parseParametres(holder.parametres ?? {})),
      reaches: (endpoint) => reaches(jeton.portees, endpoint),
    };
  };
}

/** A new token, told once. Nobody gives one what they may not do themselves. */
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
    if (!access || !verbes.every((verbe) => mayAccess(access[verbe], identity.viewer)))
      throw new BridgeError('accessDenied');
  }
  const secret = createSecret('jeton-api');
  const at = clock.now();
  await db.transaction().execute(async (tx) => {
    const values = { userId: identity.userId, nom, empreinte: digest(secret), fin: secret.slice(-4), portees };
    await addJeton(tx, { ...values, at, life: duree * DAY });
    await recordAudit(tx, { at, action: 'jeton.creer', by: identity, details: { nom, jours: duree }, ip });
  });
  mail.post(tokenMadeMessage(account, nom, at));
  return secret;
}
