import {
  BridgeError,
  changePassword,
  closeSession,
  getCurrentEntity,
  getProfile,
  getUserRoles,
  listSessions,
  updateProfile,
  updateUserParams,
  userParamsSchema,
} from '@bridge/contract';
import type { Bind } from '../../platform/http/endpoint.ts';
import { accountById, mergeUserParams, profileOf, userParamsOf } from './account.repository.ts';
import { changeIdentity, changeOwnPassword } from './profile.service.ts';
import { closeSessionById, openSessionsOf } from './session.repository.ts';
import type { SessionDependencies } from './session.service.ts';

export function profileRoutes(bind: Bind, dependencies: SessionDependencies): void {
  const { db, clock } = dependencies;

  bind(getUserRoles, async ({ identity }) => ({ roles: [...identity.heldRoles] }));

  bind(getCurrentEntity, async ({ identity }) => {
    const account = await accountById(db, identity.userId);
    return {
      entity: account?.entite ?? null,
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

  bind(closeSession, async ({ identity, params }) => {
    const own = await openSessionsOf(db, identity.userId, clock.now());
    if (!own.some(({ id }) => id === params.id)) throw new BridgeError('notFound');
    await closeSessionById(db, params.id, clock.now());
    return null;
  });
}
