import { Button, Group, Stack, Text } from '@mantine/core';
import { CopiedText } from '../../../ui/copied-text.tsx';

/** A token just made, shown this once. */
export function JetonShown({ jeton, onEnd }: { readonly jeton: string; readonly onEnd: () => void }) {
  return (
    <Stack gap="md">
      <CopiedText label="Votre jeton" text={jeton} help="Copiez-le maintenant : il ne sera plus montré." />
      <Text c="dimmed">
        Le programme le présente dans l’en-tête « Authorization », après le mot Bearer. Les appels sont décrits dans la
        documentation de l’API.
      </Text>
      <Group>
        <Button onClick={onEnd}>J’ai gardé ce jeton</Button>
      </Group>
    </Stack>
  );
}
