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

/** Whether this person manages an account: its roles must be among those that they could give. */
export function manages({ viewer }: Who, account: AnyRow): boolean {
  return mayAccess(utilisateurHead.access.edit, viewer) && mayManage(viewer.roles, rolesIn(account));
}

/** Whether this person may act as an account: neither their own, nor that of somebody above. */
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
