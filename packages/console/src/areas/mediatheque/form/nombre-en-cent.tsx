import { NumberInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.css';
import { useState } from 'react';
import { enCent } from './cadrage.rules.ts';

interface Props {
  readonly label: string;
  /** From 0 to 1. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A part of a side, as percents. What is kept may be less than what is typed: it shows once the field is left. */
export function NombreEnCent({ label, value, onChange }: Props) {
  // Else the 3 of 30 would become the least that is allowed before the 0 comes.
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
        // At once: Ctrl+S saves what is on the screen.
        if (typeof next === 'number') onChange(next / 100);
      }}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Enter' && leave()}
    />
  );
}
