import { Input, SegmentedControl, Stack, Switch } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/SegmentedControl.css';
import '@mantine/core/styles/Switch.css';
import { useId } from 'react';
import { inItsOwnWords } from './language.ts';
import { useSettings } from './settings.store.ts';
import { LANGUAGES, type Settings } from './settings.ts';

interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
}

const SCHEMES: readonly Choice<Settings['scheme']>[] = [
  { value: 'light', label: 'Clair' },
  { value: 'dark', label: 'Sombre' },
  { value: 'auto', label: 'Système' },
];

const SIZES: readonly Choice<Settings['size']>[] = [
  { value: 'medium', label: 'Normale' },
  { value: 'small', label: 'Petite' },
  { value: 'mini', label: 'Mini' },
];

const SPOKEN: readonly Choice<Settings['language']>[] = LANGUAGES.map((language) => ({
  value: language,
  label: inItsOwnWords(language),
}));

const SWITCHES = [
  { name: 'tagsView', label: 'Onglets des pages visitées' },
  { name: 'fixedHeader', label: 'En-tête toujours visible' },
  { name: 'sidebarLogo', label: 'Logo dans le menu' },
] as const;

interface Props {
  readonly fullWidth?: boolean;
}

/** The settings shared by the panel of the shell and the account page. Each choice shows at once and follows the person. */
export function SettingsFields({ fullWidth = false }: Props) {
  const { settings, change } = useSettings();
  return (
    <>
      <OneOf
        label="Apparence"
        choices={SCHEMES}
        value={settings.scheme}
        onChange={(scheme) => change({ scheme })}
        fullWidth={fullWidth}
      />
      <OneOf
        label="Taille de l’interface"
        choices={SIZES}
        value={settings.size}
        onChange={(size) => change({ size })}
        fullWidth={fullWidth}
      />
      <OneOf
        label="Langue de l’interface"
        choices={SPOKEN}
        value={settings.language}
        onChange={(language) => change({ language })}
        fullWidth={fullWidth}
      />
      <Stack gap="sm">
        {SWITCHES.map(({ name, label }) => (
          <Switch
            key={name}
            label={label}
            checked={settings[name]}
            onChange={({ currentTarget }) => change({ [name]: currentTarget.checked })}
          />
        ))}
      </Stack>
    </>
  );
}

interface OneOfProps<T extends string> {
  readonly label: string;
  readonly choices: readonly Choice<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly fullWidth: boolean;
}

function OneOf<T extends string>({ label, choices, value, onChange, fullWidth }: OneOfProps<T>) {
  const id = useId();
  return (
    <div>
      <Input.Label id={id} component="div">
        {label}
      </Input.Label>
      <div>
        <SegmentedControl
          aria-labelledby={id}
          data={[...choices]}
          value={value}
          onChange={onChange}
          fullWidth={fullWidth}
        />
      </div>
    </div>
  );
}
