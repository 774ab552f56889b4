import type { Role, Viewer } from '@bridge/contract';

/** Which rows a reader of business data may see. A required argument of whatever reads them. */
export type Scope =
  | {
      readonly kind: 'entites';
      /** One's own entities and those below them: seen and changed. */
      readonly ids: readonly number[];
      /** Those above: seen where they share. */
      readonly above: readonly number[];
    }
  | { readonly kind: 'system'; readonly reason: string };

/** Whether what belongs to an entity is one's own to change. What belongs to none is nobody's but the system's. */
export function owns(scope: Scope, entiteId: unknown): boolean {
  return scope.kind === 'system' || scope.ids.some((id) => id === entiteId);
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
  /** Who really acts, while signed in as somebody else. */
  readonly actor: { readonly userId: number; readonly username: string } | null;
}
