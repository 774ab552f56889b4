import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { RowChoice } from '../actions/row-choices.ts';
import classes from './row-menu.module.css';

/** Mantine's own red is too dark on a dark page. */
const RED = { c: 'var(--mantine-color-error)' } as const;

interface Props {
  readonly titre: string;
  readonly choices: readonly RowChoice[];
  /** The count of first choices that also stand as buttons beside the menu. */
  readonly beside?: number;
}

/** The choices of a row: the most used as buttons, all of them in the menu. */
export function RowMenu({ titre, choices, beside = 0 }: Props) {
  if (choices.length === 0) return null;
  return (
    <span className={classes.menu}>
      {beside > 0 && (
        <span className={classes.quick}>
          {choices.slice(0, beside).map((choice) => (
            <QuickChoice key={choice.id} choice={choice} titre={titre} />
          ))}
        </span>
      )}
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={28} aria-label={`Actions pour ${titre}`}>
            <IconDots size={16} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {choices.map((choice) => (
            <MenuChoice key={choice.id} choice={choice} />
          ))}
        </Menu.Dropdown>
      </Menu>
    </span>
  );
}

function QuickChoice({ choice, titre }: { readonly choice: RowChoice; readonly titre: string }) {
  const { icon: Icon, label, danger } = choice;
  const shared = {
    variant: 'subtle',
    color: 'gray',
    ...(danger ? RED : {}),
    size: 28,
    title: label,
    'aria-label': `${label} ${titre}`,
    children: <Icon size={16} aria-hidden />,
  } as const;
  return 'to' in choice ? (
    <ActionIcon component={Link} to={choice.to} {...shared} />
  ) : (
    <ActionIcon onClick={choice.run} {...shared} />
  );
}

function MenuChoice({ choice }: { readonly choice: RowChoice }) {
  const { icon: Icon, label, danger } = choice;
  const shared = {
    leftSection: <Icon size={16} aria-hidden />,
    ...(danger ? RED : {}),
    children: label,
  };
  return 'to' in choice ? (
    <Menu.Item component={Link} to={choice.to} {...shared} />
  ) : (
    <Menu.Item onClick={choice.run} {...shared} />
  );
}
