import { Input, SegmentedControl, Stack, Switch, Text } from '@mantine/core';
import { useId } from 'react';
import { useSettings } from '../../shell/settings.store.ts';
import type { Settings } from '../../shell/settings.ts';

const SCHEMES = [
  { value: 'light', label: 'Clair' },
  { value: 'dark', label: 'Sombre' },
  { value: 'auto', label: 'Système' },
] as const satisfies readonly Choice<Settings['scheme']>[];

const SIZES = [
  { value: 'medium', label: 'Normale' },
  { value: 'small', label: 'Petite' },
  { value: 'mini', label: 'Mini' },
] as const satisfies readonly Choice<Settings['size']>[];

const SWITCHES = [
  { key: 'tagsView', label: 'Onglets des pages visitées' },
  { key: 'fixedHeader', label: 'En-tête toujours visible' },
  { key: 'sidebarLogo', label: 'Logo dans le menu' },
] as const;

interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
}

/** The same settings as the panel of the shell, in the same words: what changes here changes there. */
export function Preferences() {
  const settings = useSettings((store) => store.settings);
  const change = useSettings((store) => store.change);
  return (
    <Stack gap="md">
      <OneOf label="Apparence" choices={SCHEMES} value={settings.scheme} onChange={(scheme) => change({ scheme })} />
      <OneOf
        label="Taille de l’interface"
        choices={SIZES}
        value={settings.size}
        onChange={(size) => change({ size })}
      />
      <Stack gap="xs">
        {SWITCHES.map(({ key, label }) => (
          <Switch
            key={key}
            label={label}
            checked={settings[key]}
            onChange={({ currentTarget }) => change({ [key]: currentTarget.checked })}
          />
        ))}
      </Stack>
      <Text c="dimmed">
        Les changements s’appliquent aussitôt et vous suivent d’un appareil à l’autre. La couleur se choisit dans les
        réglages de l’interface, en haut à droite.
      </Text>
    </Stack>
  );
}

interface OneOfProps<T extends string> {
  readonly label: string;
  readonly choices: readonly Choice<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

function OneOf<T extends string>({ label, choices, value, onChange }: OneOfProps<T>) {
  const id = useId();
  return (
    <div>
      <Input.Label id={id} component="div">
        {label}
      </Input.Label>
      <div>
        <SegmentedControl aria-labelledby={id} data={[...choices]} value={value} onChange={onChange} />
      </div>
    </div>
  );
}
