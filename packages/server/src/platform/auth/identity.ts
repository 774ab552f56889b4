import type { Endpoint, Role, Viewer } from '@bridge/contract';

/** The rows that a reader of business data may see: a required argument of every reading. */
export type Scope =
  | {
      readonly kind: 'entites';
      /** The reader's own entities and those below, whose rows they see and change. */
      readonly ids: readonly number[];
      /** The entities above, whose shared rows they see. */
      readonly above: readonly number[];
      /** A second scope that must see the rows too: for what is shown at another entity's. */
      readonly within?: Scope;
    }
  | { readonly kind: 'system'; readonly reason: string };

/** The rows that both scopes see. */
export function bothSee(one: Scope, other: Scope): Scope {
  if (one.kind === 'system') return other;
  if (other.kind === 'system') return one;
  return { ...one, within: one.within === undefined ? other : bothSee(one.within, other) };
}

/** Whether a row of an entity may be changed. A row of no entity is the system's alone. */
export function owns(scope: Scope, entiteId: unknown): boolean {
  return scope.kind === 'system' || scope.ids.some((id) => id === entiteId);
}

/** Whether a person would work in the name of no entity, which means all of them: only who sees them all may. */
export function isOfNoEntity({
  scope,
  entiteId,
}: {
  readonly scope: Scope;
  readonly entiteId: number | null;
}): boolean {
  return entiteId === null && scope.kind !== 'system';
}

/** Whether a row of another entity is shared with a scope: the same rule as `visible` of the engine in SQL. */
export function isSharedWith(scope: Scope, partage: unknown, entiteId: unknown): boolean {
  if (scope.kind === 'system' || partage === 'toutes') return true;
  return partage === 'filles' && (entiteId === null || scope.above.some((id) => id === entiteId));
}

/** The person who makes a request, as the database is at that moment. */
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
  /** The calls that a program reaches; absent for a person, whose roles alone are the limit. */
  readonly reaches?: (endpoint: Pick<Endpoint, 'method' | 'path'>) => boolean;
  /** The person who really acts, while signed in as another. */
  readonly actor: { readonly userId: number; readonly username: string } | null;
}
