import { adminsEditions, BridgeError, mayAccess, type Planification } from '@bridge/contract';
import type { Acteur } from '../../platform/auth/acteur.ts';

/** An admin of editions, or somebody whom the planification of a document names for it. */
export function mayDecide({ viewer, userId }: Acteur, planification: Planification | undefined): boolean {
  return (
    mayAccess(adminsEditions, viewer) ||
    (planification?.validateurs.some((validateur) => validateur === userId) ?? false)
  );
}

/** What cannot be done to a document as it stands, and what to do instead. */
export const notNow = (message: string): BridgeError =>
  new BridgeError('wrongState', { errors: [{ path: '', message }] });
