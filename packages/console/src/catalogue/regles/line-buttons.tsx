import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { stepProps } from '../../resource/list/step-props.ts';
import classes from './regles.module.css';

export interface LineActs {
  readonly move: (pas: -1 | 1) => void;
  readonly duplicate: () => void;
  readonly remove: () => void;
}

interface Props {
  readonly id: string;
  /** « la condition 2 ». */
  readonly name: string;
  readonly rang: number;
  readonly count: number;
  readonly acts: LineActs;
  readonly children?: ReactNode;
}

const ICON = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;
const LOOK = { variant: 'subtle', color: 'gray', size: 30 } as const;

/** What is done with a line, by mouse, finger or keyboard alike. */
export function LineButtons({ id, name, rang, count, acts, children }: Props) {
  return (
    <div className={classes.buttons}>
      {children}
      <ActionIcon
        {...LOOK}
        id={`${id}-up`}
        aria-label={`Monter ${name}`}
        {...stepProps(rang === 0, () => acts.move(-1))}
      >
        <IconArrowUp {...ICON} />
      </ActionIcon>
      <ActionIcon
        {...LOOK}
        id={`${id}-down`}
        aria-label={`Descendre ${name}`}
        {...stepProps(rang === count - 1, () => acts.move(1))}
      >
        <IconArrowDown {...ICON} />
      </ActionIcon>
      <ActionIcon {...LOOK} aria-label={`Dupliquer ${name}`} onClick={acts.duplicate}>
        <IconCopy {...ICON} />
      </ActionIcon>
      <ActionIcon {...LOOK} id={`${id}-remove`} aria-label={`Retirer ${name}`} onClick={acts.remove}>
        <IconTrash {...ICON} />
      </ActionIcon>
    </div>
  );
}
