import type { Profile } from '@bridge/contract';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconGitMerge } from '@tabler/icons-react';

interface Props {
  /** The account as it is saved now. */
  readonly profile: Profile;
  readonly onKeep: () => void;
  readonly onTakeTheirs: () => void;
}

/** Somebody else saved the account meanwhile: both versions are shown side by side, and nothing typed is lost. */
export function IdentityConflict({ profile: { firstname, lastname, email }, onKeep, onTakeTheirs }: Props) {
  return (
    <Alert
      color="orange"
      role="alert"
      icon={<IconGitMerge aria-hidden />}
      title="Votre compte a été modifié entre-temps, par un administrateur ou depuis une autre fenêtre"
    >
      <Text size="sm">
        Il contient maintenant : {[firstname, lastname].filter(Boolean).join(' ') || 'aucun nom'}, {email}. Ce que vous
        avez saisi est toujours dans les champs ci-dessous.
      </Text>
      <Group gap="sm" mt="sm">
        <Button size="xs" onClick={onKeep}>
          Garder ma saisie
        </Button>
        <Button size="xs" variant="default" onClick={onTakeTheirs}>
          Reprendre les valeurs enregistrées
        </Button>
      </Group>
    </Alert>
  );
}
