import { calendrierEnMots } from '@bridge/contract';
import { Text } from '@mantine/core';
import type { ValueProps } from '../../../resource/widgets/widget.ts';
import { calendrierLu } from './calendrier.rules.ts';

/** A schedule in a sentence. */
export default function CalendrierValue({ value, density }: ValueProps) {
  const calendrier = calendrierLu(value);
  return (
    <Text span inherit truncate={density === 'line'}>
      {calendrier === null ? '—' : calendrierEnMots(calendrier)}
    </Text>
  );
}
