import { NumberInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.css';
import { useState } from 'react';
import { enCent } from './cadrage.rules.ts';

interface Props {
  readonly label: string;
  /** A part of a side, from 0 to 1. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A part of a side in percent. The kept value may be less than the typed one: it is shown once the field is left. */
export function NombreEnCent({ label, value, onChange }: Props) {
  // The typed text is kept apart: the 3 of 30 would else become the least allowed value before the 0 comes.
  const [typed, setTyped] = useState<number | string | null>(null);
  const leave = () => setTyped(null);
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
      value={typed ?? enCent(value)}
      onChange={(next) => {
        setTyped(next);
        // Told at once, so that Ctrl+S saves what is on the screen.
        if (typeof next === 'number') onChange(next / 100);
      }}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Enter' && leave()}
    />
  );
}
