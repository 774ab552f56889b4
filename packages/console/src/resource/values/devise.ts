import type { Devise } from '@bridge/contract';
import { useSession } from '../../api/session.store.ts';

/** What amounts are in, as the parameters of the instance say. */
export function deviseCourante(): Devise {
  return useSession.getState().parameters?.devise ?? 'EUR';
}
