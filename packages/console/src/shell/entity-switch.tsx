import { Button, Menu } from '@mantine/core';
import { IconBuilding, IconChevronDown } from '@tabler/icons-react';
import { useSession } from '../api/session.store.ts';
import { alreadyShown } from './role-switch.tsx';
import classes from './topbar.module.css';

const ALL = 'all';
const ALL_LABEL = 'Toutes mes entités';

/** Only for those who look after several: the session works for one of them and what depends on it, or for all again. */
export function EntitySwitch() {
  const active = useSession((session) => session.claims?.entiteActive);
  const isUseful = useSession((session) => session.entites.length > 1);
  if (!isUseful) return null;
  const label = active?.nom ?? ALL_LABEL;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="compact-md"
          className={classes.wideOnly}
          leftSection={<IconBuilding size={16} stroke={1.7} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          aria-label={`Entité : ${label}`}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <EntityItems />
      </Menu.Dropdown>
    </Menu>
  );
}

export function EntityItems() {
  const entites = useSession((session) => session.entites);
  const active = useSession((session) => session.claims?.entiteActive?.id ?? null);
  const changeEntity = useSession((session) => session.changeEntity);
  const choose = (value: string) => {
    const entite = entites.find(({ id }) => String(id) === value)?.id ?? null;
    if (entite !== active) changeEntity(entite).catch(alreadyShown);
  };
  return (
    <Menu.RadioGroup value={active === null ? ALL : String(active)} onChange={choose}>
      <Menu.Label>Entité de la session</Menu.Label>
      <Menu.RadioItem value={ALL} closeMenuOnClick>
        {ALL_LABEL}
      </Menu.RadioItem>
      {entites.map(({ id, nom }) => (
        <Menu.RadioItem key={id} value={String(id)} closeMenuOnClick>
          {nom}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
