import { formatNumber } from '@bridge/contract';
import { Text, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';

const ICON = { size: 14, stroke: 2, 'aria-hidden': true } as const;

const UP = 'light-dark(var(--mantine-color-green-9), var(--mantine-color-green-4))';
const DOWN = 'light-dark(var(--mantine-color-red-8), var(--mantine-color-red-4))';

/** The change of a rank: an arrow and a number, with words for screen readers. */
export function Mouvement({ avant, rang }: { readonly avant: number | null; readonly rang: number }) {
  if (avant === null)
    return (
      <Text span size="xs" c="dimmed">
        nouveau
      </Text>
    );
  const gain = avant - rang;
  if (gain === 0)
    return (
      <Text span c="dimmed">
        <span aria-hidden>=</span>
        <VisuallyHidden>même rang</VisuallyHidden>
      </Text>
    );
  const places = `${formatNumber(Math.abs(gain))} ${Math.abs(gain) > 1 ? 'rangs' : 'rang'}`;
  return (
    <Text span c={gain > 0 ? UP : DOWN} style={{ whiteSpace: 'nowrap' }}>
      {gain > 0 ? <IconArrowUp {...ICON} /> : <IconArrowDown {...ICON} />}
      <span aria-hidden>{formatNumber(Math.abs(gain))}</span>
      <VisuallyHidden>{gain > 0 ? `gagne ${places}` : `perd ${places}`}</VisuallyHidden>
    </Text>
  );
}
