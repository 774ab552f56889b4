import { etatDEcriture } from '@bridge/contract';
import { Group, Text } from '@mantine/core';
import { Dot } from '../../ui/dot.tsx';

/** The state of a write into Apidae, in words. */
export function EtatDEcriture({ etat }: { readonly etat: string }) {
  const known = etatDEcriture(etat);
  return (
    <Group gap="xs" wrap="nowrap" component="span">
      <Dot colour={known?.colour ?? 'gray'} />
      <Text size="sm" component="span">
        {known?.label ?? etat}
      </Text>
    </Group>
  );
}
