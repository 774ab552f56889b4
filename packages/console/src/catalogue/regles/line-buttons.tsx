import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCopy, IconDots, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './regles.module.css';

export interface LineActs {
  readonly move: (pas: -1 | 1) => void;
  readonly duplicate: () => void;
  readonly remove: () => void;
}

interface Props {
  readonly id: string;
  /** The line in words: « la condition 2 ». */
  readonly name: string;
  readonly rang: number;
  readonly count: number;
  readonly acts: LineActs;
  /** Items of the menu for this kind of line only. */
  readonly children?: ReactNode;
}

export const ICON = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;
const LOOK = { variant: 'subtle', color: 'gray', size: 30 } as const;

/** The actions on a line for mouse, finger or keyboard; the rare ones are in a menu, to leave room to the words. */
export function LineButtons({ id, name, rang, count, acts, children }: Props) {
  return (
    <div className={classes.buttons}>
      {/* The menu stays inside the field, which would otherwise believe it was left, and check its value. */}
      <Menu position="bottom-end" width={230} shadow="md" withinPortal={false} transitionProps={{ duration: 0 }}>
        <Menu.Target>
          <ActionIcon {...LOOK} id={`${id}-menu`} aria-label={`Actions sur ${name}`}>
            <IconDots {...ICON} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconArrowUp {...ICON} />} disabled={rang === 0} onClick={() => acts.move(-1)}>
            Monter
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowDown {...ICON} />}
            disabled={rang === count - 1}
            onClick={() => acts.move(1)}
          >
            Descendre
          </Menu.Item>
          <Menu.Item leftSection={<IconCopy {...ICON} />} onClick={acts.duplicate}>
            Dupliquer
          </Menu.Item>
          {children}
        </Menu.Dropdown>
      </Menu>
      <ActionIcon {...LOOK} id={`${id}-remove`} aria-label={`Retirer ${name}`} onClick={acts.remove}>
        <IconTrash {...ICON} />
      </ActionIcon>
    </div>
  );
}
