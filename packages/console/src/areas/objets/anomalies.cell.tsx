import { ANOMALIES } from '@bridge/contract';
import { Badge, Group, Text, VisuallyHidden } from '@mantine/core';
import type { ValueProps } from '../../resource/widgets/widget.ts';

/** The gravest one whole and how many more there are: several words side by side would all be cut. */
export function AnomaliesCell({ value }: ValueProps) {
  const known = ANOMALIES.filter((anomalie) => Array.isArray(value) && value.includes(anomalie.value));
  const [first, ...others] = known.toSorted((a, b) => Number(b.grave) - Number(a.grave));
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
