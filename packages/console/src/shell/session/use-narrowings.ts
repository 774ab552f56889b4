import { ROLE_LABELS, type Role } from '@bridge/contract';
import { IconBuilding, IconUserShield } from '@tabler/icons-react';
import { useSession } from '../../api/session.store.ts';
import type { Narrowing } from './session-switch.tsx';

/** The session works for one of a person's entities and what depends on it, or for all again. */
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

/** The session narrows to one of the roles that a person holds, or widens again. */
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
