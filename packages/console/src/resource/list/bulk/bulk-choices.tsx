import { Button, Menu } from '@mantine/core';
import { IconChevronUp, type IconProps } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useListContext } from '../list.context.ts';
import classes from './bulk-bar.module.css';

interface Choice {
  readonly id: string;
  readonly label: string;
  readonly icon: ComponentType<IconProps>;
  readonly danger: boolean;
  readonly run: () => void;
}

/** The bulk actions, side by side or in one menu, according to the room. */
export function BulkChoices({ choices }: { readonly choices: readonly Choice[] }) {
  const { phone } = useListContext();
  if (phone) {
    return (
      <Menu position="top-end" shadow="md">
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronUp size={14} aria-hidden />}>
            Actions
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {choices.map(({ id, label, icon: Icon, danger, run }) => (
            <Menu.Item
              key={id}
              {...(danger ? { c: 'var(--mantine-color-error)' } : {})}
              leftSection={<Icon size={16} aria-hidden />}
              onClick={run}
            >
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    );
  }
  return (
    <span className={classes.choices}>
      {choices.map(({ id, label, icon: Icon, danger, run }) => (
        <Button
          key={id}
          size="xs"
          variant="subtle"
          color={danger ? 'red' : 'gray'}
          leftSection={<Icon size={14} aria-hidden />}
          onClick={run}
        >
          {label}
        </Button>
      ))}
    </span>
  );
}
