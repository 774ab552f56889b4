import {
  type AnyRow,
  loginAs,
  mayAccess,
  mayManage,
  outranks,
  ROLES,
  type Role,
  utilisateurHead,
  type Viewer,
} from '@bridge/contract';
import type { Limits } from '../../resource/descriptor.ts';

interface Who {
  readonly viewer: Viewer;
  readonly userId: number | null;
}

const rolesIn = ({ roles }: AnyRow): readonly Role[] =>
  Array.isArray(roles) ? ROLES.filter((role) => roles.includes(role)) : [];

/** Whether this person looks after an account: nobody does for one that holds more than they could give. */
export function manages({ viewer }: Who, account: AnyRow): boolean {
  return mayAccess(utilisateurHead.access.edit, viewer) && mayManage(viewer.roles, rolesIn(account));
}

/** Never as oneself, nor as somebody above. */
export function mayActAs({ viewer, userId }: Who, account: AnyRow): boolean {
  return (
    account.statut === 'actif' &&
    account.id !== userId &&
    mayAccess(loginAs.access, viewer) &&
    !outranks(rolesIn(account), viewer.roles)
  );
}

export const limits: Limits = {
  needs: ['roles'],
  on: (account, who) => {
    if (!manages(who, account))
      return {
        without: ['create', 'edit', 'remove'],
        reason:
          'Ce compte a un rôle que vous ne pouvez pas donner\u00a0: vous pouvez le consulter, seul un administrateur qui a ce rôle peut le modifier.',
      };
    if (account.id === who.userId)
      return { without: ['remove'], reason: 'Votre propre compte ne se met pas à la corbeille.' };
    return null;
  },
};
