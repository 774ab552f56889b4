import { Group, Paper, Text } from '@mantine/core';
import type { IconProps } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import classes from './bar.module.css';

interface Props {
  readonly icon: ComponentType<IconProps>;
  readonly tone?: 'quiet' | 'warning' | 'wrong';
  readonly children: ReactNode;
  /** Buttons that answer what the sentence says. */
  readonly actions?: ReactNode;
}

/** One sentence above the form, with the buttons that answer it. */
export function Bar({ icon: Icon, tone = 'quiet', children, actions }: Props) {
  return (
    <Paper className={classes.bar} data-tone={tone} role={tone === 'wrong' ? 'alert' : 'status'} radius="sm">
      <Icon size={18} stroke={1.7} className={classes.barIcon} aria-hidden />
      <Text component="div" size="sm" className={classes.barText}>
        {children}
      </Text>
      {actions && <Group gap="xs">{actions}</Group>}
    </Paper>
  );
}
