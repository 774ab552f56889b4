import { ROLE_LABELS, type Role } from '@bridge/contract';
import { IconBuilding, IconUserShield } from '@tabler/icons-react';
import { useSession } from '../../api/session.store.ts';
import type { Narrowing } from './session-switch.tsx';

/** Narrows the session to one of the person's entities and its branch, or widens it again. */
export function useEntityNarrowing(): Narrowing<number> {
  const { entites, claims, changeEntity } = useSession();
  return {
    noun: 'Entité',
    all: 'Toutes mes entités',
    icon: IconBuilding,
    options: entites.map(({ id, nom }) => ({ value: id, label: nom })),
    active: claims?.entiteActive?.id ?? null,
    change: changeEntity,
  };
}

/** Narrows the session to one of the person's roles, or widens it again. */
export function useRoleNarrowing(): Narrowing<Role> {
  const { heldRoles, claims, changeRole } = useSession();
  return {
    noun: 'Rôle',
    all: 'Tous mes rôles',
    icon: IconUserShield,
    options: heldRoles.map((role) => ({ value: role, label: ROLE_LABELS[role] })),
    active: claims?.roleActif ?? null,
    change: changeRole,
  };
}
