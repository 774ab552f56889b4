import {
  BridgeError,
  closeUserSessions,
  inviteUser,
  listUserSessions,
  mayManage,
  type OpenSession,
  resetSecondFactor,
  sendPasswordReset,
  transferContents,
  type Utilisateur,
  utilisateur,
} from '@bridge/contract';
import { readRecord } from '../../crud/read/read.service.ts';
import type { Registry } from '../../crud/registry.ts';
import { type CrudContext, takeRecord } from '../../crud/write/record.service.ts';
import type { Write, Writing } from '../../crud/write/writing.ts';
import { auditChange } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import type { Db } from '../../schema.ts';
import { rolesOfAccount } from '../roles.repository.ts';
import { transferTo } from './transfert.service.ts';
import { forbidWhileActing, mustOwnWholly } from './utilisateur.server.ts';

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly write: Write;
  readonly registry: Registry;
  readonly context: CrudContext;
  /** Functions of the area of sessions. */
  readonly closeSessions: (db: Db, userId: number, at: Date) => Promise<void>;
  readonly openSessionsOf: (db: Db, userId: number, now: Date) => Promise<OpenSession[]>;
  readonly invite: (writing: Writing, user: Utilisateur) => Promise<void>;
  readonly sendReset: (writing: Writing, user: Utilisateur) => Promise<void>;
  readonly resetFactors: (writing: Writing, user: Utilisateur) => Promise<void>;
}

/** The actions on accounts besides changes. */
export function utilisateurRoutes(bind: Bind, dependencies: Dependencies): void {
  const { db, clock, write, registry, closeSessions, openSessionsOf, invite, sendReset } = dependencies;
  const entry = registry.require(utilisateur);

  const manage = async (writing: Writing, id: number, action: string): Promise<Utilisateur> => {
    const user = await takeRecord(writing, entry, id, { unversioned: true });
    const { acteur } = writing;
    forbidWhileActing(acteur);
    mustOwnWholly(acteur, user);
    if (!mayManage(acteur.viewer.roles, (await rolesOfAccount(writing.tx, id)).held))
      throw new BridgeError('accessDenied');
    await auditChange(writing, { action: `utilisateur.${action}`, target: { kind: 'utilisateur', id } });
    return user;
  };

  bind(inviteUser, (input) =>
    write(input.demande, async (writing) => {
      const user = await manage(writing, input.params.id, 'inviter');
      if (user.statut !== 'invite') throw new BridgeError('notInvited');
      await invite(writing, user);
      return null;
    }),
  );

  bind(sendPasswordReset, (input) =>
    write(input.demande, async (writing) => {
      const user = await manage(writing, input.params.id, 'reinitialiser-mot-de-passe');
      if (user.statut !== 'actif') throw new BridgeError('notActive');
      await sendReset(writing, user);
      return null;
    }),
  );

  bind(resetSecondFactor, (input) =>
    write(input.demande, async (writing) => {
      // A person resets their own second factor from their account, with their password: an open session is not enough.
      if (input.params.id === input.identity.userId) throw new BridgeError('accessDenied');
      const user = await manage(writing, input.params.id, 'reinitialiser-second-facteur');
      await dependencies.resetFactors(writing, user);
      return null;
    }),
  );

  bind(listUserSessions, async ({ identity, params }) => {
    const user = await readRecord(db, entry, identity, params.id);
    const { held } = await rolesOfAccount(db, user.id);
    if (!mayManage(identity.viewer.roles, held) && user.id !== identity.userId) throw new BridgeError('accessDenied');
    return { items: await openSessionsOf(db, params.id, clock.now()) };
  });

  bind(transferContents, (input) =>
    write(input.demande, async (writing) => {
      const { a, dryRun } = input.body;
      let remplacements = 0;
      const transfer = async () => {
        const from = await manage(writing, input.params.id, 'transferer');
        remplacements = await transferTo(dependencies.context, writing, entry, { from: from.id, to: a });
      };
      if (dryRun) await writing.undo(transfer);
      else await transfer();
      return { remplacements };
    }),
  );

  bind(closeUserSessions, (input) =>
    write(input.demande, async (writing) => {
      const user = await manage(writing, input.params.id, 'fermer-sessions');
      await closeSessions(writing.tx, user.id, writing.at);
      return null;
    }),
  );
}
