import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  /** One short sentence that says the purpose of the part. */
  readonly intro?: ReactNode;
  readonly id?: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a page. */
export function Panel({ title, intro, id, aside, children }: Props) {
  const heading = useId();
  return (
    <Paper
      component="section"
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-labelledby={heading}
      withBorder
      p={{ base: 'md', xs: 'lg' }}
      bg="var(--bridge-surface)"
      style={{ outline: 'none' }}
    >
      <Stack gap="md">
        <Group justify="space-between" align="flex-start" gap="sm">
          <Stack gap={2} flex="1 1 12rem">
            <Title order={2} id={heading}>
              {title}
            </Title>
            {intro && (
              <Text c="dimmed" maw="70ch" style={{ textWrap: 'pretty' }}>
                {intro}
              </Text>
            )}
          </Stack>
          {aside}
        </Group>
        {children}
      </Stack>
    </Paper>
  );
}
