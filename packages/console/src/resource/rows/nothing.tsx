import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { NounIcon } from '../../ui/icons.tsx';
import classes from './table.module.css';

interface Props {
  readonly icon: string;
  readonly title: string;
  /** Why there is nothing, and what will come here. */
  readonly text: string;
  readonly children?: ReactNode;
}

/** An empty list teaches in one sentence and offers the next action. */
export function Nothing({ icon, title, text, children }: Props) {
  return (
    <Stack align="center" gap="sm" className={classes.nothing}>
      <NounIcon name={icon} size={24} />
      <Title order={2}>{title}</Title>
      <Text c="dimmed" maw="52ch" ta="center" style={{ textWrap: 'pretty' }}>
        {text}
      </Text>
      {children}
    </Stack>
  );
}
