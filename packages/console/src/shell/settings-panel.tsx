import { Button, ColorInput, ColorSwatch, Drawer, Group, SegmentedControl, Stack, Switch, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { VEIL } from '../ui/veil.ts';
import { useSettings } from './settings.store.ts';
import { DEFAULT_SETTINGS, isColor, readSettings, THEME_COLORS } from './settings.ts';
import classes from './settings-panel.module.css';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

const SCHEMES = [
  { value: 'light', label: 'Clair' },
  { value: 'dark', label: 'Sombre' },
  { value: 'auto', label: 'Système' },
];

const SIZES = [
  { value: 'medium', label: 'Normale' },
  { value: 'small', label: 'Petite' },
  { value: 'mini', label: 'Mini' },
];

const SWITCHES = [
  { name: 'tagsView', label: 'Onglets des pages visitées' },
  { name: 'fixedHeader', label: 'En-tête toujours visible' },
  { name: 'sidebarLogo', label: 'Logo dans le menu' },
] as const;

/** Spec §2: theme colour, visited tabs, fixed header, sidebar logo. Each choice shows at once and follows the person. */
export default function SettingsPanel({ opened, onClose }: Props) {
  const { settings, change } = useSettings();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      overlayProps={VEIL}
      size="20rem"
      title="Réglages de l’interface"
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      <Stack gap="lg">
        <ThemeColor value={settings.themeColor} onChange={(themeColor) => change({ themeColor })} />
        <Choice
          label="Apparence"
          options={SCHEMES}
          value={settings.scheme}
          onChange={(scheme) => change({ scheme: readSettings({ scheme }, settings).scheme })}
        />
        <Choice
          label="Taille de l’interface"
          options={SIZES}
          value={settings.size}
          onChange={(size) => change({ size: readSettings({ size }, settings).size })}
        />
        <Stack gap="sm">
          {SWITCHES.map(({ name, label }) => (
            <Switch
              key={name}
              label={label}
              checked={settings[name]}
              onChange={(event) => change({ [name]: event.currentTarget.checked })}
            />
          ))}
        </Stack>
        <Button variant="default" onClick={() => change(DEFAULT_SETTINGS)}>
          Revenir aux réglages d’origine
        </Button>
      </Stack>
    </Drawer>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly options: { value: string; label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Choice({ label, options, value, onChange }: ChoiceProps) {
  return (
    <Stack gap="xs">
      <Text fw={550}>{label}</Text>
      <SegmentedControl aria-label={label} data={options} value={value} onChange={onChange} fullWidth />
    </Stack>
  );
}

interface ThemeColorProps {
  readonly value: string;
  readonly onChange: (color: string) => void;
}

function ThemeColor({ value, onChange }: ThemeColorProps) {
  // What is being typed is not a colour yet; the theme waits for one.
  const [typed, setTyped] = useState<string | null>(null);
  const choose = (text: string) => {
    setTyped(isColor(text) ? null : text);
    if (isColor(text)) onChange(text);
  };
  return (
    <Stack gap="xs">
      <Text fw={550}>Couleur du thème</Text>
      <Group gap="xs" role="group" aria-label="Couleurs proposées">
        {THEME_COLORS.map((color) => (
          <ColorSwatch
            key={color}
            component="button"
            type="button"
            color={color}
            size={26}
            radius="sm"
            className={classes.swatch}
            aria-label={`Couleur ${color}`}
            aria-pressed={isSame(color, value)}
            onClick={() => choose(color)}
          >
            {isSame(color, value) && <IconCheck size={16} stroke={3} className={classes.check} aria-hidden />}
          </ColorSwatch>
        ))}
      </Group>
      <ColorInput
        label="Autre couleur"
        format="hex"
        value={typed ?? value}
        onChange={choose}
        eyeDropperButtonProps={{ 'aria-label': 'Prélever une couleur à l’écran' }}
      />
    </Stack>
  );
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
