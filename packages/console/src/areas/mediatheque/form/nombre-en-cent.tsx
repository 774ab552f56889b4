import { NumberInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.css';
import { enCent } from './cadrage.rules.ts';

interface Props {
  readonly label: string;
  /** From 0 to 1. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A part of a side, as percents. */
export function NombreEnCent({ label, value, onChange }: Props) {
  return (
    <NumberInput
      label={label}
      size="xs"
      w="9rem"
      min={0}
      max={100}
      step={1}
      decimalScale={1}
      decimalSeparator=","
      suffix={'\u00a0%'}
      clampBehavior="strict"
      value={enCent(value)}
      onChange={(next) => typeof next === 'number' && onChange(next / 100)}
    />
  );
}
