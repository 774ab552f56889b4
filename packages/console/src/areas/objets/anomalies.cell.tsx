import { ANOMALIES } from '@bridge/contract';
import { Badge, Group, Text, VisuallyHidden } from '@mantine/core';
import { use } from 'react';
import { ListContext } from '../../resource/list/list.context.ts';
import type { ValueProps } from '../../resource/widgets/widget.ts';

/** One anomaly whole, the one filtered on or else the gravest, and the count of the others: several would all be cut. */
export function AnomaliesCell({ value }: ValueProps) {
  const asked = use(ListContext)?.list.state.filters.anomalies;
  const isAsked = (anomalie: string) => Array.isArray(asked) && asked.includes(anomalie);
  const rankOf = ({ value: anomalie, grave }: (typeof ANOMALIES)[number]) =>
    Number(isAsked(anomalie)) * 2 + Number(grave);
  const known = ANOMALIES.filter((anomalie) => Array.isArray(value) && value.includes(anomalie.value));
  const [first, ...others] = known.toSorted((a, b) => rankOf(b) - rankOf(a));
  if (!first) return null;
  const rest = others.map(({ label }) => label).join(', ');
  return (
    <Group gap="xs" wrap="nowrap" title={[first.label, ...others.map(({ label }) => label)].join('\n')}>
      <Text span inherit truncate>
        {first.label}
      </Text>
      {others.length > 0 && (
        <Badge variant="light" color="gray" size="sm" flex="none" tt="none">
          <span aria-hidden>{`+${others.length}`}</span>
          <VisuallyHidden>{`, ${rest}`}</VisuallyHidden>
        </Badge>
      )}
    </Group>
  );
}
