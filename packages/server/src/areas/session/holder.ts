import { modeOf, type Parametres } from '@bridge/contract';
import type { Identity } from '../../platform/auth/identity.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../schema.ts';
import { entitePrincipale, isUsable } from './session.rules.ts';
import { holderInForce } from './session-in-force.repository.ts';

type Holder = NonNullable<Awaited<ReturnType<typeof holderInForce>>>;

/** The identity of the account that a program acts for, with all its roles. */
export function identityOfHolder(holder: Holder, parametres: Parametres): Identity {
  const { roles } = holder;
  return {
    userId: holder.userId,
    username: holder.username,
    sessionId: '',
    heldRoles: roles,
    viewer: { roles, mode: modeOf(parametres), flags: parametres },
    entiteId: entitePrincipale(holder),
    scope: roles.includes('ROLE_SUPER_ADMIN')
      ? { kind: 'system', reason: 'a super admin sees every entity' }
      : { kind: 'entites', ids: holder.branche, above: holder.lignee },
    language: parametres.bridge_languages[0] ?? 'fr',
    actor: null,
  };
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly readParametres: (stored: string | null) => Parametres;
}

/** The identity of the person whom an address was given to; undefined once their account no longer works. */
export function createIdentityOf({ db, clock, readParametres }: Dependencies) {
  return async (userId: number): Promise<Identity | undefined> => {
    const holder = await holderInForce(db, userId);
    if (!holder || !isUsable({ statut: holder.statut, expireLe: holder.compteExpireLe }, clock.now())) return undefined;
    return identityOfHolder(holder, readParametres(holder.parametres));
  };
}
