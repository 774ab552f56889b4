import { type Automate, automate } from '../platform/auth/acteur.ts';

/** The account in whose name the demonstration is made, and its entity. */
export interface Author {
  readonly id: number;
  readonly entiteId: number;
}

const EVERYWHERE = { kind: 'system', reason: 'the demonstration is made before anybody comes' } as const;

/** The author of the demonstration: an automate, in the name of one of its own accounts once there is one. */
export function demonstrateur(author?: Author): Automate {
  const own = author === undefined ? {} : { userId: author.id, entiteId: author.entiteId };
  return automate('demonstration', { scope: EVERYWHERE, ...own });
}
