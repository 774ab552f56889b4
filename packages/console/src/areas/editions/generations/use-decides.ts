import { freezeGeneration, mayAccess } from '@bridge/contract';
import { useSession } from '../../../api/session.store.ts';

/** Whether the person decides of documents that these people validate: they do, and so does who administers editions. */
export function useDecides(validateurs: readonly number[]): boolean {
  const viewer = useSession((session) => session.viewer);
  const userId = useSession((session) => session.userId);
  return mayAccess(freezeGeneration.access, viewer) || (userId !== null && validateurs.includes(userId));
}
