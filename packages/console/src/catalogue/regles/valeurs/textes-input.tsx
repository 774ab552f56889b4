import { TagsInput } from '@mantine/core';
import '../../../resource/widgets/choices/choice.styles.ts';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import classes from '../regles.module.css';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly placeholder: string;
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
}

/** Several texts, each ended by Enter or by leaving the field. */
export function TextesInput({ id, label, placeholder, value, onChange }: Props) {
  return (
    <TagsInput
      id={id}
      className={classes.values}
      aria-label={label}
      placeholder={value.length === 0 ? placeholder : ''}
      value={[...value]}
      onChange={(texts) => onChange(texts.map((text) => text.trim()).filter(Boolean))}
      splitChars={[';']}
      maxLength={200}
    />
  );
}
