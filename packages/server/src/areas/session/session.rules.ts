import type { Role } from '@bridge/contract';

export const GRACE = 10_000;
const DAY = 24 * 60 * 60 * 1000;
export const SESSION_LIFE = 30 * DAY;
export const IDLE_LIFE = 7 * DAY;
/** Acting as somebody else ends by itself. */
export const ACTING_LIFE = 60 * 60 * 1000;

/** The roles in force: all those held, or the one that the session is narrowed to. Null when that one is no longer held. */
export function rolesInForce(held: readonly Role[], narrowedTo: Role | null): readonly Role[] | null {
  if (narrowedTo === null) return held;
  return held.includes(narrowedTo) ? [narrowedTo] : null;
}

export function sameRoles(one: readonly Role[], other: readonly Role[]): boolean {
  return one.length === other.length && one.every((role) => other.includes(role));
}

export type RefreshVerdict = 'rotate' | 'repeat' | 'stolen' | 'idle';

interface RefreshState {
  readonly createdAt: Date;
  readonly usedAt: Date | null;
  /** Whether the token that replaced this one was itself used. */
  readonly successorUsed: boolean;
  readonly now: Date;
}

/**
 * What to do with a refresh token that is presented. A token serves once; its immediate predecessor gets the same answer for ten
 * seconds, because two tabs may refresh at the same moment; anything older means that somebody kept a copy.
 */
export function judgeRefresh({ createdAt, usedAt, successorUsed, now }: RefreshState): RefreshVerdict {
  if (usedAt === null) return now.getTime() - createdAt.getTime() > IDLE_LIFE ? 'idle' : 'rotate';
  return !successorUsed && now.getTime() - usedAt.getTime() <= GRACE ? 'repeat' : 'stolen';
}
