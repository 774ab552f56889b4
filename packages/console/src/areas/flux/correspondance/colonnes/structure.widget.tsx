import { Text } from '@mantine/core';
import { useMemo } from 'react';
import type { WidgetProps } from '../../../../resource/widgets/widget.ts';
import { structureIn } from '../lignes/lignes.read.ts';
import { structureWords } from './structure.words.ts';

/** The structure of the feed in one line; the table below holds the fields themselves. */
export default function StructureWidget({ id, value }: WidgetProps) {
  const structure = useMemo(() => structureIn(value), [value]);
  return (
    <Text id={id} tabIndex={-1} size="sm" c={structure.length === 0 ? 'dimmed' : 'inherit'}>
      {structureWords(structure)}
    </Text>
  );
}
