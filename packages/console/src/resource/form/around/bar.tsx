import { Group, Paper, Text } from '@mantine/core';
import type { IconProps } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import classes from './bar.module.css';

interface Props {
  readonly icon: ComponentType<IconProps>;
  readonly tone?: 'quiet' | 'warning' | 'wrong';
  readonly children: ReactNode;
  /** What may be done about it. */
  readonly actions?: ReactNode;
}

/** One sentence above the form, and what may be done about it. */
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
