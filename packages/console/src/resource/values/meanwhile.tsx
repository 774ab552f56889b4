import type { Field } from '@bridge/contract';
import { Text } from '@mantine/core';
import { FieldValue } from './field-value.tsx';

interface Props {
  readonly field: Field;
  /** The value when the change was sent. */
  readonly before: unknown;
  /** The value that is saved now. */
  readonly now: unknown;
}

/** Under a field whose change was refused: the value that somebody else saved, which another save would replace. */
export function Meanwhile({ field, before, now }: Props) {
  if (JSON.stringify(before) === JSON.stringify(now)) return null;
  return (
    <Text component="div" size="sm" role="status">
      {'Enregistré entre-temps\u00a0: '}
      <FieldValue field={field} value={now} density="full" />
    </Text>
  );
}
