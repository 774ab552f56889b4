import { NativeSelect } from '@mantine/core';
import '../../../resource/widgets/choices/choice.styles.ts';

interface Props {
  readonly label: string;
  readonly value: string;
  /** The word for all choices when the noun is feminine: « Toutes ». */
  readonly all?: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** A filter on one of several choices, or on all of them. */
export function ChoiceFilter({ label, value, all = 'Tous', choices, onChange }: Props) {
  return (
    <NativeSelect
      label={label}
      value={value}
      data={[{ value: '', label: all }, ...choices.map((choice) => ({ value: choice.value, label: choice.label }))]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
