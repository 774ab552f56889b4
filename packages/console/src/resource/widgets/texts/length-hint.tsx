import { formatNumber } from '@bridge/contract';
import { Text } from '@mantine/core';

interface Props {
  readonly length: number;
  readonly longest: number;
}

/** The room left in a text, shown when it runs short. No text is cut while it is typed or pasted. */
export function LengthHint({ length, longest }: Props) {
  if (length <= longest * 0.9) return null;
  const over = length > longest;
  return (
    <Text size="xs" ta="right" c={over ? 'var(--mantine-color-error)' : 'dimmed'} role="status">
      {formatNumber(length)} caractères sur {formatNumber(longest)}
    </Text>
  );
}
