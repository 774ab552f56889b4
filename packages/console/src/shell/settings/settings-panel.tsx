import { Button, ColorInput, ColorSwatch, Drawer, Group, Stack, Text } from '@mantine/core';
import '../../ui/dialog.styles.ts';
import '@mantine/core/styles/ColorSwatch.css';
import '@mantine/core/styles/ColorPicker.css';
import '@mantine/core/styles/ColorInput.css';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { VEIL } from '../../ui/veil.ts';
import { useBrandColor, useSettings } from './settings.store.ts';
import { DEFAULT_SETTINGS, isColor, THEME_COLORS } from './settings.ts';
import { SettingsFields } from './settings-fields.tsx';
import classes from './settings-panel.module.css';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Spec §2: theme colour, visited tabs, fixed header, sidebar logo. Each choice shows at once and follows the person. */
export default function SettingsPanel({ opened, onClose }: Props) {
  const { settings, change, entityColor } = useSettings();
  const brand = useBrandColor();
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
        <ThemeColor value={brand} onChange={(themeColor) => change({ themeColor })} />
        {settings.themeColor !== null && entityColor !== null && (
          <Button variant="subtle" size="compact-sm" onClick={() => change({ themeColor: null })}>
            Reprendre la couleur de l’entité
          </Button>
        )}
        <SettingsFields fullWidth />
        <Button variant="default" onClick={() => change({ ...DEFAULT_SETTINGS, nouveautes: settings.nouveautes })}>
          Revenir aux réglages d’origine
        </Button>
      </Stack>
    </Drawer>
  );
}

interface ThemeColorProps {
  readonly value: string;
  readonly onChange: (color: string) => void;
}

function ThemeColor({ value, onChange }: ThemeColorProps) {
  // A text being typed is not a colour yet: the theme waits for a whole one.
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
