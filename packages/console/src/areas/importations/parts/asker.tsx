import type { Names } from '@bridge/contract';
import { Text } from '@mantine/core';
import { ReferenceValue } from '../../../resource/values/reference-value.tsx';

interface Props {
  readonly id: number | null;
  readonly names: Names | undefined;
}

/** Who asked for the import. */
export function Asker({ id, names }: Props) {
  if (id !== null) return <ReferenceValue to="utilisateur" ids={[id]} names={names} />;
  return (
    <Text span c="dimmed">
      Bridge, à l’heure prévue
    </Text>
  );
}
