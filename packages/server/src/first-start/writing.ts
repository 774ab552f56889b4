import type { Writing } from '../crud/writing.ts';
import type { Identity } from '../platform/auth/identity.ts';
import type { Db } from '../schema.ts';

export interface Author {
  readonly id: number;
  readonly username: string;
  readonly entiteId: number;
}

/** The demonstration is made the way a person makes things: by one of its own accounts. */
export function writingAs(tx: Db, author: Author, at: Date): Writing {
  return { tx, at, ip: '', afterCommit: () => undefined, identity: identityOf(author) };
}

export function identityOf({ id, username, entiteId }: Author): Identity {
  return {
    userId: id,
    username,
    sessionId: '',
    heldRoles: ['ROLE_SUPER_ADMIN'],
    viewer: { roles: ['ROLE_SUPER_ADMIN'], mode: 'autonome', flags: {} },
    entiteId,
    language: 'fr',
    scope: { kind: 'system', reason: 'the demonstration is made before anybody comes' },
    actor: null,
  };
}

/** Of the demonstration, nothing is secret. */
export const NO_SECRETS = {
  seal: () => {
    throw new Error('the demonstration has no secret');
  },
  open: () => '',
};
