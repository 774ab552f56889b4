import type { Endpoint, Role, Viewer } from '@bridge/contract';

/** Which rows a reader of business data may see. A required argument of whatever reads them. */
export type Scope =
  | {
      readonly kind: 'entites';
      /** One's own entities and those below them: seen and changed. */
      readonly ids: readonly number[];
      /** Those above: seen where they share. */
      readonly above: readonly number[];
      /** Nothing that this scope does not see either: what is shown at somebody else's. */
      readonly within?: Scope;
    }
  | { readonly kind: 'system'; readonly reason: string };

/** What both see. */
export function bothSee(one: Scope, other: Scope): Scope {
  if (one.kind === 'system') return other;
  if (other.kind === 'system') return one;
  return { ...one, within: one.within === undefined ? other : bothSee(one.within, other) };
}

/** Whether what belongs to an entity is one's own to change. What belongs to none is nobody's but the system's. */
export function owns(scope: Scope, entiteId: unknown): boolean {
  return scope.kind === 'system' || scope.ids.some((id) => id === entiteId);
}

/** Whether what belongs to an entity is seen by who does not own it: the same rule as in SQL, `visible` of the engine. */
export function isSharedWith(scope: Scope, partage: unknown, entiteId: unknown): boolean {
  if (scope.kind === 'system' || partage === 'toutes') return true;
  return partage === 'filles' && (entiteId === null || scope.above.some((id) => id === entiteId));
}

/** Who makes a request, as the database says at that moment. */
export interface Identity {
  readonly userId: number;
  readonly username: string;
  readonly sessionId: string;
  /** All roles held, whichever the session is narrowed to. */
  readonly heldRoles: readonly Role[];
  readonly viewer: Viewer;
  readonly entiteId: number | null;
  /** The language that texts of several languages are shown in: the first of the instance. */
  readonly language: string;
  readonly scope: Scope;
  /** Which calls a program reaches, in their name or by itself; absent for the person themselves, whom their roles alone bound. */
  readonly reaches?: (endpoint: Pick<Endpoint, 'method' | 'path'>) => boolean;
  /** Who really acts, while signed in as somebody else. */
  readonly actor: { readonly userId: number; readonly username: string } | null;
}
