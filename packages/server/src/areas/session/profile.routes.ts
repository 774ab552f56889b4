import {
  BridgeError,
  changePassword,
  closeOtherSessions,
  closeSession,
  getCurrentEntity,
  getProfile,
  getUserRoles,
  listIdentites,
  listSessions,
  removeIdentite as removeIdentiteEndpoint,
  startIdentite,
  updateProfile,
  updateUserParams,
  userParamsSchema,
} from '@bridge/contract';
import { recordAudit } from '../../platform/audit.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import { entitesOfAccount, mergeUserParams, profileOf, userParamsOf } from './account.repository.ts';
import { createLink } from './account.service.ts';
import { hasWayIn } from './facteurs/acces.ts';
import { fournisseursOfferts } from './fournisseurs/fournisseur.repository.ts';
import { identitesOf, removeIdentite } from './fournisseurs/identite.repository.ts';
import { jetonRoutes } from './jetons/jeton.routes.ts';
import { changeIdentity, changeOwnPassword, proveAgain } from './profile.service.ts';
import { closeSessionById, closeSessions, openSessionsOf } from './session.repository.ts';
import type { SessionDependencies } from './session.service.ts';

/** How long the address that leads to a provider works, in milliseconds. */
const IDENTITE_LIFE = 2 * 60 * 1000;

export function profileRoutes(bind: Bind, dependencies: SessionDependencies): void {
  const { db, clock } = dependencies;

  jetonRoutes(bind, dependencies);

  bind(getUserRoles, async ({ identity }) => ({ roles: [...identity.heldRoles] }));

  bind(getCurrentEntity, async ({ identity }) => {
    const entites = await entitesOfAccount(db, identity.userId);
    return {
      entity: entites.find(({ id }) => id === identity.entiteId) ?? null,
      entites,
      userId: identity.userId,
      userParams: await userParamsOf(db, identity.userId),
    };
  });

  bind(updateUserParams, async ({ identity, body }) =>
    db.transaction().execute(async (tx) => {
      const merged = userParamsSchema.safeParse(await mergeUserParams(tx, identity.userId, body));
      if (!merged.success)
        throw new BridgeError('invalidInput', { errors: [{ path: '', message: 'Trop de préférences enregistrées.' }] });
      return { userParams: merged.data };
    }),
  );

  bind(getProfile, ({ identity }) => profileOf(db, identity.userId));
  bind(updateProfile, ({ identity, body, request }) => changeIdentity(dependencies, identity, body, request.ip));

  bind(changePassword, async ({ identity, body, request }) => {
    await changeOwnPassword(dependencies, identity, body, request.ip);
    return null;
  });

  bind(listSessions, async ({ identity }) => {
    const sessions = await openSessionsOf(db, identity.userId, clock.now());
    return { sessions: sessions.map((session) => ({ ...session, current: session.id === identity.sessionId })) };
  });

  bind(listIdentites, async ({ identity }) => ({ identites: await identitesOf(db, identity.userId) }));

  bind(startIdentite, async ({ identity, params, body }) => {
    await proveAgain(dependencies, identity, body.motDePasse);
    const offered = await fournisseursOfferts(db, await dependencies.readParametres());
    if (!offered.some(({ code }) => code === params.code)) throw new BridgeError('methodOff');
    return { lien: await createLink({ clock }, db, identity.userId, 'identite', IDENTITE_LIFE) };
  });

  bind(removeIdentiteEndpoint, async ({ identity, params, request }) => {
    if (identity.actor !== null) throw new BridgeError('forbiddenWhileActing');
    await db.transaction().execute(async (tx) => {
      const at = clock.now();
      const { userId, sessionId } = identity;
      if (!(await hasWayIn(tx, await dependencies.readParametres(), { userId, without: { identite: params.id } })))
        throw new BridgeError('onlyWayIn');
      const fournisseur = await removeIdentite(tx, { id: params.id, userId, sessionId, at });
      if (fournisseur === undefined) throw new BridgeError('notFound');
      const target = { kind: 'utilisateur', id: userId };
      const entry = { at, by: identity, target, details: { fournisseur }, ip: request.ip };
      await recordAudit(tx, { ...entry, action: 'identite.delier' });
    });
    return null;
  });

  bind(closeOtherSessions, async ({ identity, request }) => {
    if (identity.actor !== null) throw new BridgeError('forbiddenWhileActing');
    await db.transaction().execute(async (tx) => {
      const at = clock.now();
      await closeSessions(tx, identity.userId, at, identity.sessionId);
      await recordAudit(tx, { at, action: 'session.fermer-autres', by: identity, ip: request.ip });
    });
    return null;
  });

  bind(closeSession, async ({ identity, params }) => {
    const own = await openSessionsOf(db, identity.userId, clock.now());
    if (!own.some(({ id }) => id === params.id)) throw new BridgeError('notFound');
    await closeSessionById(db, params.id, clock.now());
    return null;
  });
}
