import { Button, Menu } from '@mantine/core';
import { IconChevronDown, type TablerIcon } from '@tabler/icons-react';
import { alreadyShown } from '../../api/already-shown.ts';
import classes from '../topbar.module.css';

/** The choices that a session can be narrowed to: one of several, or all of them again. */
export interface Narrowing<T> {
  /** The noun of a choice: « Rôle », « Entité ». */
  readonly noun: string;
  readonly all: string;
  readonly icon: TablerIcon;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly active: T | null;
  readonly change: (value: T | null) => Promise<unknown>;
}

/** Whether the switch has a purpose: a person with a single choice needs none. */
export const isUseful = ({ options }: Pick<Narrowing<unknown>, 'options'>) => options.length > 1;

/** The switch in the bar, where there is room for it. */
export function SessionSwitch<T extends string | number>({ narrowing }: { readonly narrowing: Narrowing<T> }) {
  if (!isUseful(narrowing)) return null;
  const { noun, all, icon: Icon, options, active } = narrowing;
  const label = options.find(({ value }) => value === active)?.label ?? all;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="compact-md"
          className={classes.wideOnly}
          leftSection={<Icon size={16} stroke={1.7} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          aria-label={`${noun}\u00a0: ${label}`}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <SwitchItems narrowing={narrowing} />
      </Menu.Dropdown>
    </Menu>
  );
}

const ALL = '';

export function SwitchItems<T extends string | number>({ narrowing }: { readonly narrowing: Narrowing<T> }) {
  const { noun, all, options, active, change } = narrowing;
  const choose = (chosen: string) => {
    const value = options.find((option) => String(option.value) === chosen)?.value ?? null;
    if (value !== active) change(value).catch(alreadyShown);
  };
  return (
    <Menu.RadioGroup value={active === null ? ALL : String(active)} onChange={choose}>
      <Menu.Label>{noun} de la session</Menu.Label>
      <Menu.RadioItem value={ALL} closeMenuOnClick>
        {all}
      </Menu.RadioItem>
      {options.map(({ value, label }) => (
        <Menu.RadioItem key={value} value={String(value)} closeMenuOnClick>
          {label}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
