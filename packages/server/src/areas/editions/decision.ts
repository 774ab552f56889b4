import { adminsEditions, BridgeError, mayAccess, type Planification } from '@bridge/contract';
import type { Acteur } from '../../platform/auth/acteur.ts';

/** Whether a person may decide: an admin of editions, or a person whom the planification names. */
export function mayDecide({ viewer, userId }: Acteur, planification: Planification | undefined): boolean {
  return (
    mayAccess(adminsEditions, viewer) ||
    (planification?.validateurs.some((validateur) => validateur === userId) ?? false)
  );
}

/** An error for an action that the document's state forbids, with what to do instead. */
export const notNow = (message: string): BridgeError =>
  new BridgeError('wrongState', { errors: [{ path: '', message }] });
