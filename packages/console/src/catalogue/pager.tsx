import { formatNumber } from '@bridge/contract';
import { ActionIcon, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { stepProps } from '../resource/list/step-props.ts';
import { TABULAR } from '../ui/theme/theme.ts';

interface Props {
  /** The label of the links: « Pages des imports ». */
  readonly label: string;
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** The span of the lines shown, and the links to other pages; nothing when all lines are shown. */
export function Pager({ label, page, perPage, total, onPage }: Props) {
  const last = Math.max(1, Math.ceil(total / perPage));
  if (last === 1 && page === 1) return null;
  const first = (page - 1) * perPage + 1;
  const steps = [
    { name: 'Page précédente', icon: IconChevronLeft, to: Math.min(page - 1, last), off: page <= 1 },
    { name: 'Page suivante', icon: IconChevronRight, to: page + 1, off: page >= last },
  ];
  return (
    <Group component="nav" aria-label={label} justify="space-between" gap="sm">
      <Text size="sm" c="dimmed" style={TABULAR}>
        {first > total
          ? 'Cette page est vide'
          : `${formatNumber(first)} à ${formatNumber(Math.min(page * perPage, total))} sur ${formatNumber(total)}`}
      </Text>
      <Group gap={4} wrap="nowrap">
        {steps.map(({ name, icon: Icon, to, off }) => (
          <ActionIcon key={name} variant="default" size={32} aria-label={name} {...stepProps(off, () => onPage(to))}>
            <Icon size={16} aria-hidden />
          </ActionIcon>
        ))}
      </Group>
    </Group>
  );
}
