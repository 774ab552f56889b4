import { deNom, loginAs, mayAccess } from '@bridge/contract';
import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconLogout, IconSwitchHorizontal, IconUser } from '@tabler/icons-react';
import { Link } from 'react-router';
import { displayName } from '../../api/claims.ts';
import { useSession } from '../../api/session.store.ts';
import classes from '../topbar.module.css';
import { isUseful, SwitchItems } from './session-switch.tsx';
import { useEntityNarrowing, useRoleNarrowing } from './use-narrowings.ts';

interface Props {
  readonly onActAs: () => void;
}

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

export function UserMenu({ onActAs }: Props) {
  const { claims, entity, viewer, signOut } = useSession();
  const [entities, roles] = [useEntityNarrowing(), useRoleNarrowing()];
  if (!claims) return null;
  const name = displayName(claims);
  const mayActAs = mayAccess(loginAs.access, viewer) && !claims.act;
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <UnstyledButton className={classes.user} aria-label={`Compte ${deNom(name)}`}>
          <span className={classes.avatar} data-initials={initialsOf(name)} aria-hidden />
          <span className={classes.userName}>{name}</span>
          <IconChevronDown size={14} className={classes.userName} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.identity}>
          <strong>{name}</strong>
          <span>{claims.email}</span>
          {entity && <span>{entity.nom}</span>}
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} to="/profile/index" leftSection={<IconUser {...icon} />}>
          Mon compte
        </Menu.Item>
        {mayActAs && (
          <Menu.Item leftSection={<IconSwitchHorizontal {...icon} />} onClick={onActAs}>
            Agir en tant que…
          </Menu.Item>
        )}
        {isUseful(entities) && (
          <div className={classes.narrowOnly}>
            <Menu.Divider />
            <SwitchItems narrowing={entities} />
          </div>
        )}
        {isUseful(roles) && (
          <div className={classes.narrowOnly}>
            <Menu.Divider />
            <SwitchItems narrowing={roles} />
          </div>
        )}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout {...icon} />} onClick={() => void signOut()}>
          Se déconnecter
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/[\s.-]+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0]?.toLocaleUpperCase('fr') ?? '')
    .join('');
}
