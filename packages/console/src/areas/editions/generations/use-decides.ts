import { freezeGeneration, mayAccess } from '@bridge/contract';
import { useSession } from '../../../api/session.store.ts';

/** Whether the person decides of a document: its validators do, and so do the administrators of éditions. */
export function useDecides(validateurs: readonly number[]): boolean {
  const viewer = useSession((session) => session.viewer);
  const userId = useSession((session) => session.userId);
  return mayAccess(freezeGeneration.access, viewer) || (userId !== null && validateurs.includes(userId));
}
