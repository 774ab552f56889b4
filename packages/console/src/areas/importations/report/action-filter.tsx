import type { ActionImportation, Compteurs } from '@bridge/contract';
import { Button, Group } from '@mantine/core';
import { PARTS, partText, type Temps } from '../../../catalogue/importation/importation.rules.ts';

interface Props {
  readonly compteurs: Compteurs;
  readonly temps: Temps;
  readonly chosen: ActionImportation | null;
  readonly onChange: (action: ActionImportation | null) => void;
}

const CHOSEN = { variant: 'light' } as const;
const OTHER = { variant: 'subtle', color: 'gray' } as const;

/** Filters on the actions that the import did. Refused and unchanged records are not listed here. */
export function ActionFilter({ compteurs, temps, chosen, onChange }: Props) {
  const parts = PARTS.filter(
    ({ compteur, action }) =>
      action === chosen || (compteurs[compteur] > 0 && action !== 'rejete' && action !== 'inchange'),
  );
  if (parts.length < 2 && chosen === null) return null;
  const choices = [
    { action: null, label: 'Tous' },
    ...parts.map((part) => ({ action: part.action, label: partText(part, compteurs[part.compteur], temps) })),
  ];
  return (
    <Group component="fieldset" gap={4} m={0} p={0} bd="none" aria-label="Montrer">
      {choices.map(({ action, label }) => (
        <Button
          key={label}
          size="compact-sm"
          {...(action === chosen ? CHOSEN : OTHER)}
          aria-pressed={action === chosen}
          onClick={() => onChange(action)}
        >
          {label}
        </Button>
      ))}
    </Group>
  );
}
