import { formatNumber } from '@bridge/contract';
import { Text, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';

const ICON = { size: 14, stroke: 2, 'aria-hidden': true } as const;

/** How a rank moves: an arrow and a number, said in words to who does not see them. */
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
    <Text span c={gain > 0 ? 'green.8' : 'red.8'} style={{ whiteSpace: 'nowrap' }}>
      {gain > 0 ? <IconArrowUp {...ICON} /> : <IconArrowDown {...ICON} />}
      <span aria-hidden>{formatNumber(Math.abs(gain))}</span>
      <VisuallyHidden>{gain > 0 ? `gagne ${places}` : `perd ${places}`}</VisuallyHidden>
    </Text>
  );
}
