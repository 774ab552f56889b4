import type { IncomingHttpHeaders } from 'node:http';
import { BridgeError, modeOf, type Parametres } from '@bridge/contract';
import type { AccessTokens } from '../../platform/auth/access-token.ts';
import type { Acteur } from '../../platform/auth/acteur.ts';
import { isSecret } from '../../platform/auth/secret.ts';
import type { Throttle } from '../../platform/auth/throttle.ts';
import type { Clock } from '../../platform/clock.ts';
import { createGroup } from '../../platform/group.ts';
import type { Authenticate } from '../../platform/http/endpoint.ts';
import type { Db } from '../../schema.ts';
import { createAuthenticateJeton } from './jetons/authenticate-jeton.ts';
import { closeSessionById, touchSession } from './session.repository.ts';
import { entitePrincipale, hasExpired, mayActAs, rolesInForce, sameRoles } from './session.rules.ts';
import { createReadSessions } from './session-in-force.repository.ts';

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly accessTokens: AccessTokens;
  readonly throttle: Throttle;
  readonly readParametres: (stored: string | null) => Parametres;
}

const SEEN_EVERY = 60_000;

/**
 * Reads who makes a request from the database each time: a disabled account, a removed role or a closed session counts at once. Requests
 * that come together are read together.
 * A token that no longer tells the truth is « expired »: the console then refreshes it and learns its new roles.
 */
export function createAuthenticate(dependencies: Dependencies): Authenticate {
  const { db, clock, accessTokens, readParametres } = dependencies;
  const byJeton = createAuthenticateJeton(dependencies);
  const sessionInForce = createGroup(createReadSessions(db));
  return async ({ headers }): Promise<Acteur> => {
    const token = presentedToken(headers);
    if (isSecret('jeton-api', token)) return byJeton(token);
    const claims = await accessTokens.verify(token);
    const now = clock.now();
    const session = await sessionInForce(claims.sid);
    if (!session || session.fermee_le !== null || session.expire_le <= now) throw new BridgeError('tokenExpired');
    if (String(session.userId) !== claims.sub) throw new BridgeError('tokenInvalid');
    if (session.statut !== 'actif' || hasExpired(session.compteExpireLe, now)) throw new BridgeError('accountDisabled');
    const roles = rolesInForce(session.roles, session.role_actif);
    if (roles === null || !sameRoles(roles, claims.roles)) throw new BridgeError('tokenExpired');

    const parametres = readParametres(session.parametres);
    const mode = modeOf(parametres);
    if (session.acteurId !== null) {
      const actor = {
        id: session.acteurId,
        active: session.acteurStatut === 'actif' && !hasExpired(session.acteurExpireLe, now),
        roles: session.acteurRoles ?? [],
        branch: session.acteurBranche ?? [],
      };
      const target = {
        id: session.userId,
        active: true,
        roles: session.roles,
        entites: [session.entite_id, ...session.entites_supplementaires],
      };
      if (!mayActAs(actor, target, mode)) {
        await closeSessionById(db, session.id, now);
        throw new BridgeError('tokenExpired');
      }
    }

    if (now.getTime() - session.vue_le.getTime() > SEEN_EVERY) await touchSession(db, session.id, now);

    return {
      userId: session.userId,
      username: session.username,
      sessionId: session.id,
      heldRoles: session.roles,
      viewer: { roles, mode, flags: parametres },
      entiteId: session.entiteActive ?? entitePrincipale(session),
      scope: roles.includes('ROLE_SUPER_ADMIN')
        ? { kind: 'system', reason: 'a super admin sees every entity' }
        : { kind: 'entites', ids: session.branche, above: session.lignee },
      language: parametres.bridge_languages[0] ?? 'fr',
      actor: session.acteurId === null ? null : { userId: session.acteurId, username: session.acteurUsername ?? '' },
    };
  };
}

/** The token of a request (spec §7): a bearer header or X-Token, or both when they are equal. Cookies never count. */
export function presentedToken(headers: IncomingHttpHeaders): string {
  const bearer = bearerOf(headers);
  const xToken = headers['x-token'];
  if (Array.isArray(xToken)) throw new BridgeError('tokenInvalid');
  if (bearer !== undefined && xToken !== undefined && bearer !== xToken) throw new BridgeError('tokenInvalid');
  const token = bearer ?? xToken;
  if (token === undefined || token === '') throw new BridgeError('tokenMissing');
  return token;
}

export function bearerOf({ authorization }: IncomingHttpHeaders): string | undefined {
  return authorization === undefined ? undefined : (/^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '');
}
