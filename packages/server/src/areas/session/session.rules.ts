import { loginAs, type Mode, mayAccess, outranks, type Role, type StatutUtilisateur } from '@bridge/contract';

export const HOUR = 60 * 60 * 1000;
export const GRACE = 10_000;
const DAY = 24 * 60 * 60 * 1000;
export const IDLE_LIFE = 7 * DAY;
/** How long acting as another person lasts, in milliseconds. */
export const ACTING_LIFE = 60 * 60 * 1000;

/** The roles in force: all roles held, or the one that narrows the session; null when it is no longer held. */
export function rolesInForce(held: readonly Role[], narrowedTo: Role | null): readonly Role[] | null {
  if (narrowedTo === null) return held;
  return held.includes(narrowedTo) ? [narrowedTo] : null;
}

export function sameRoles(one: readonly Role[], other: readonly Role[]): boolean {
  return one.length === other.length && one.every((role) => other.includes(role));
}

interface OfEntites {
  readonly entite_id: number | null;
  readonly entites_supplementaires: readonly number[];
}

/** The entity that a person works for unless they choose: their own, else the first that they look after besides; null for none. */
export const entitePrincipale = ({ entite_id, entites_supplementaires: [first] }: OfEntites): number | null =>
  entite_id ?? first ?? null;

const civilDay = new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris' });

/** Whether the last day of an account, both included, is over in Paris. */
export function hasExpired(lastDay: string | null, now: Date): boolean {
  return lastDay !== null && civilDay.format(now) > lastDay;
}

/** The owner as the author in the journal, when they act by their own account without a session. */
export const byOwner = ({ id, entite }: { readonly id: number; readonly entite: { readonly id: number } | null }) => ({
  userId: id,
  actor: null,
  entiteId: entite?.id ?? null,
});

/** Whether an account may be signed in to. */
export function isUsable(
  { statut, expireLe }: { readonly statut: StatutUtilisateur; readonly expireLe: string | null },
  now: Date,
): boolean {
  return statut === 'actif' && !hasExpired(expireLe, now);
}

interface Actor {
  readonly id: number;
  readonly active: boolean;
  readonly roles: readonly Role[];
  /** The actor's entity and those below it. */
  readonly branch: readonly number[];
}

interface Target {
  readonly id: number;
  readonly active: boolean;
  readonly roles: readonly Role[];
  /** The person's entities with those that they look after besides: acting as them opens all of these. */
  readonly entites: readonly (number | null)[];
}

/**
 * Whether one person may act as another: by their role, never upwards, only inside their own entities. It holds for as long as
 * the acting lasts, not only when it starts.
 */
export function mayActAs(actor: Actor, target: Target, mode: Mode): boolean {
  const everywhere = actor.roles.includes('ROLE_SUPER_ADMIN');
  return (
    actor.active &&
    target.active &&
    actor.id !== target.id &&
    mayAccess(loginAs.access, { roles: actor.roles, mode, flags: {} }) &&
    !outranks(target.roles, actor.roles) &&
    (everywhere || target.entites.every((id) => id !== null && actor.branch.includes(id)))
  );
}

export type RefreshVerdict = 'rotate' | 'repeat' | 'stolen' | 'dead';

interface RefreshState {
  readonly createdAt: Date;
  readonly usedAt: Date | null;
  /** When the token that replaced this one was created, or null without such a token. */
  readonly successorCreatedAt: Date | null;
  readonly successorUsedAt: Date | null;
}

/**
 * What to do with a refresh token that is presented. A token serves once; its immediate predecessor gets the same answer for ten
 * seconds, because two tabs may refresh at the same moment; anything older means that somebody kept a copy.
 */
export function judgeRefresh(
  { createdAt, usedAt, successorCreatedAt, successorUsedAt }: RefreshState,
  now: Date,
): RefreshVerdict {
  if (usedAt === null) return now.getTime() - createdAt.getTime() > IDLE_LIFE ? 'dead' : 'rotate';
  // The token that replaced this one was withdrawn when the role changed: nothing to repeat, and nothing was stolen.
  if (successorCreatedAt === null) return 'dead';
  return successorUsedAt === null && now.getTime() - usedAt.getTime() <= GRACE ? 'repeat' : 'stolen';
}
