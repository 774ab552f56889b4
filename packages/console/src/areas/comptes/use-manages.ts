import { mayAccess, mayManage, type Utilisateur, utilisateur } from '@bridge/contract';
import { useSession } from '../../api/session.store.ts';

/** Whether this person looks after an account: nobody does for one that holds more than they could give. */
export function useManages({ roles }: Pick<Utilisateur, 'roles'>): boolean {
  const viewer = useSession((session) => session.viewer);
  return viewer !== null && mayAccess(utilisateur.access.edit, viewer) && mayManage(viewer.roles, roles);
}
