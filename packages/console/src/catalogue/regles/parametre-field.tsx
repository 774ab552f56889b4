import { TextInput } from '@mantine/core';
import classes from './regles.module.css';

interface Props {
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

const HELP =
  'Sous ce nom, une liste, un moteur ou une adresse peut poser cette condition avec une autre valeur. Vide\u00a0: jamais.';

/** Names a public parameter: who shows the sélection may then ask the same question with another value. */
export function ParametreField({ id, value, error, onChange }: Props) {
  return (
    <TextInput
      id={id}
      className={classes.parametre}
      label="Paramètre public"
      description={HELP}
      placeholder="commune"
      maw={420}
      value={value}
      error={error}
      spellCheck={false}
      autoComplete="off"
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
