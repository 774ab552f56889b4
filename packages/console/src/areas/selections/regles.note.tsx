import { Group } from '@mantine/core';
import { Compte } from './compte.tsx';
import { Conversion } from './conversion.tsx';
import { useBrouillon } from './use-brouillon.ts';

/** Under the rules: the count of objets that they keep, and the button that turns them into a list. */
export default function ReglesNote() {
  const brouillon = useBrouillon();
  return (
    <Group gap="md" justify="space-between" mih={32}>
      <Compte {...brouillon} />
      <Conversion lu={brouillon.lu} />
    </Group>
  );
}
