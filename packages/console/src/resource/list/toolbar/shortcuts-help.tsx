import { ActionIcon, Group, Kbd, Popover, Stack, Switch, Text } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import { IconKeyboard } from '@tabler/icons-react';
import { useState } from 'react';
import { useSingleKeys } from '../table/single-keys.ts';
import { useFreeKeys } from '../table/use-free-keys.ts';
import classes from './shortcuts-help.module.css';

const AMONG_ROWS = [
  { keys: ['↑', '↓'], what: 'Passer d’une ligne à l’autre' },
  { keys: ['Entrée'], what: 'Ouvrir la ligne' },
  { keys: ['Espace'], what: 'Sélectionner la ligne' },
  { keys: ['Échap'], what: 'Vider la sélection' },
] as const;
const SINGLE = [
  { keys: ['/'], what: 'Chercher' },
  { keys: ['j', 'k'], what: 'Ligne suivante, précédente' },
  { keys: ['x'], what: 'Sélectionner la ligne' },
  { keys: ['e'], what: 'Modifier la ligne' },
  { keys: ['?'], what: 'Montrer cette aide' },
] as const;

/** The keyboard shortcuts of the list, and the switch that turns the single letters off. */
export function ShortcutsHelp() {
  const [opened, setOpened] = useState(false);
  const { enabled, setEnabled } = useSingleKeys();
  useFreeKeys({ '?': () => setOpened(true) }, enabled);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      withinPortal
      shadow="md"
      width={320}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          variant="default"
          size={30}
          aria-label="Raccourcis clavier"
          aria-keyshortcuts={enabled ? '?' : undefined}
          onClick={() => setOpened(!opened)}
        >
          <IconKeyboard size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm">
          <Keys shortcuts={AMONG_ROWS} />
          <Switch
            size="sm"
            label="Raccourcis d’une seule touche"
            description="À couper si vous dictez, ou si une touche part trop vite."
            checked={enabled}
            onChange={({ currentTarget }) => setEnabled(currentTarget.checked)}
          />
          {enabled && <Keys shortcuts={SINGLE} />}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

interface KeysProps {
  readonly shortcuts: readonly { readonly keys: readonly string[]; readonly what: string }[];
}

function Keys({ shortcuts }: KeysProps) {
  return (
    <dl className={classes.keys}>
      {shortcuts.map(({ keys, what }) => (
        <div key={what} className={classes.line}>
          <Text component="dt">{what}</Text>
          <Group component="dd" m={0} gap={4} wrap="nowrap">
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </Group>
        </div>
      ))}
    </dl>
  );
}
