import { ROLE_LABELS, type Role } from '@bridge/contract';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconUserShield } from '@tabler/icons-react';
import { useSession } from '../api/session.store.ts';
import classes from './topbar.module.css';

const ALL = 'all';
const ALL_LABEL = 'Tous mes rôles';

/** Only for those who hold several: the session narrows to one of them, or widens again. */
export function RoleSwitch() {
  const active = useSession((session) => session.claims?.roleActif);
  const isUseful = useSession((session) => session.heldRoles.length > 1);
  if (!isUseful) return null;
  const label = active ? ROLE_LABELS[active] : ALL_LABEL;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="compact-md"
          className={classes.wideOnly}
          leftSection={<IconUserShield size={16} stroke={1.7} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          aria-label={`Rôle : ${label}`}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <RoleItems />
      </Menu.Dropdown>
    </Menu>
  );
}

export function RoleItems() {
  const roles = useSession((session) => session.heldRoles);
  const active = useSession((session) => session.claims?.roleActif);
  const changeRole = useSession((session) => session.changeRole);
  const choose = (value: string) => {
    const role = roles.find((held) => held === value) ?? null;
    if (role !== (active ?? null)) changeRole(role).catch(alreadyShown);
  };
  return (
    <Menu.RadioGroup value={active ?? ALL} onChange={choose}>
      <Menu.Label>Rôle de la session</Menu.Label>
      <Menu.RadioItem value={ALL} closeMenuOnClick>
        {ALL_LABEL}
      </Menu.RadioItem>
      {roles.map((role: Role) => (
        <Menu.RadioItem key={role} value={role} closeMenuOnClick>
          {ROLE_LABELS[role]}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

/** The API client has said it in a toast. */
export function alreadyShown(): void {}
