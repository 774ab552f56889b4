import { Button, Group, PasswordInput, Text } from '@mantine/core';
import { useState } from 'react';
import { entriesIn } from '../../values/read.ts';
import { controlProps } from '../control.ts';
import type { WidgetProps } from '../widget.ts';

/** Attributes that keep password managers from filling in the person's own password. */
const NOT_A_LOGIN = { 'data-1p-ignore': true, 'data-lpignore': 'true', 'data-bwignore': true } as const;

/**
 * A secret, written and never read back. The value is what the server said (`{ defini }`) until the person types
 * another secret (a text) or erases it (null).
 */
export function SecretWidget(props: WidgetProps) {
  const { id, field, value, onChange } = props;
  const [stored, setStored] = useState(value);
  const [replacing, setReplacing] = useState(false);
  // The server has answered: « Annuler » now comes back to this state, and the replacement has been saved.
  if (typeof value === 'object' && value !== null && value !== stored) {
    setStored(value);
    setReplacing(false);
  }
  const isDefined = entriesIn(stored).defini === true;
  const isErased = isDefined && value === null;

  if (replacing || typeof value === 'string') {
    const giveUp = () => {
      setReplacing(false);
      onChange(typeof stored === 'string' ? null : (stored ?? null));
    };
    return (
      <Group gap="xs" wrap="nowrap">
        <PasswordInput
          {...controlProps(props)}
          {...NOT_A_LOGIN}
          flex={1}
          aria-label={field.label}
          autoComplete="new-password"
          // The person has just asked to type it.
          autoFocus={replacing}
          value={typeof value === 'string' ? value : ''}
          onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? stored : currentTarget.value)}
        />
        <Button variant="default" flex="none" onClick={giveUp}>
          Annuler
        </Button>
      </Group>
    );
  }
  return (
    <Group gap="xs">
      <Text>
        {isErased ? 'La valeur sera effacée à l’enregistrement' : isDefined ? 'Valeur enregistrée' : 'Aucune valeur'}
      </Text>
      <Button id={id} variant="default" size="xs" onClick={() => setReplacing(true)}>
        {isDefined ? 'Remplacer' : 'Définir'}
      </Button>
      {isErased && (
        <Button variant="default" size="xs" onClick={() => onChange(stored)}>
          Annuler
        </Button>
      )}
      {isDefined && !isErased && (
        <Button variant="default" size="xs" onClick={() => onChange(null)}>
          Effacer
        </Button>
      )}
    </Group>
  );
}
