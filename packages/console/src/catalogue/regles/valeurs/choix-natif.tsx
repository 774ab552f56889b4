import { NativeSelect } from '@mantine/core';
import '../../../resource/widgets/choices/choice.styles.ts';
import { longueurDe } from '../longueur.ts';
import classes from '../regles.module.css';

interface Props<V extends string> {
  readonly id?: string;
  readonly label: string;
  readonly choices: readonly { readonly value: V; readonly label: string }[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/** A choice of a few words inside a line. */
export function ChoixNatif<V extends string>({ id, label, choices, value, onChange }: Props<V>) {
  return (
    <NativeSelect
      {...(id ? { id } : {})}
      aria-label={label}
      className={classes.operator}
      style={longueurDe(choices.find((choice) => choice.value === value)?.label ?? '')}
      data={choices.map((choice) => ({ value: choice.value, label: choice.label }))}
      value={value}
      onChange={({ currentTarget }) => {
        const picked = choices.find((choice) => choice.value === currentTarget.value);
        if (picked) onChange(picked.value);
      }}
    />
  );
}
