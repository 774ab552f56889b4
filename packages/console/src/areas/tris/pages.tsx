import { formatNumber } from '@bridge/contract';
import { ActionIcon, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { stepProps } from '../../resource/list/step-props.ts';

interface Props {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** Where one is in a short table, and the way to the rest. */
export function Pages({ page, size, total, onPage }: Props) {
  const last = Math.max(1, Math.ceil(total / size));
  if (last === 1) return null;
  const from = (page - 1) * size + 1;
  return (
    <Group gap="xs" justify="flex-end">
      <Text size="sm" c="dimmed" role="status">
        {`${formatNumber(from)} à ${formatNumber(Math.min(page * size, total))} sur ${formatNumber(total)}`}
      </Text>
      <ActionIcon variant="default" aria-label="Page précédente" {...stepProps(page === 1, () => onPage(page - 1))}>
        <IconChevronLeft size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="default" aria-label="Page suivante" {...stepProps(page === last, () => onPage(page + 1))}>
        <IconChevronRight size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
