import { Stack, Text } from '@mantine/core';
import { SettingsFields } from '../../../shell/settings/settings-fields.tsx';

/** The settings of the panel of the shell, on the account page. */
export function Preferences() {
  return (
    <Stack gap="md">
      <SettingsFields />
      <Text c="dimmed">
        Les changements s’appliquent aussitôt et vous suivent d’un appareil à l’autre. La couleur se choisit dans les
        réglages de l’interface, en haut à droite.
      </Text>
    </Stack>
  );
}
