import { NumberInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.css';
import { useState } from 'react';
import { numberIn } from '../values/read.ts';
import { controlProps } from './control.ts';
import type { WidgetProps } from './widget.ts';

/** A number written in French. The bounds serve the arrows: the schema explains a typed number that is out of them. */
export function NumberWidget(props: WidgetProps) {
  const { field } = props;
  const { min, max, unit } = field.kind === 'number' ? field : {};
  const isInteger = 'integer' in field && field.integer === true;
  return (
    <FrenchNumber
      {...props}
      options={{
        ...(min === undefined ? {} : { min }),
        ...(max === undefined ? {} : { max }),
        ...(unit === undefined ? {} : { suffix: `\u00a0${unit}` }),
        allowDecimal: !isInteger,
        inputMode: isInteger ? 'numeric' : 'decimal',
      }}
    />
  );
}

/** An amount in euros, to the cent. */
export function MoneyWidget(props: WidgetProps) {
  return (
    <FrenchNumber
      {...props}
      options={{
        min: 0,
        allowNegative: false,
        decimalScale: 2,
        suffix: '\u00a0€',
        hideControls: true,
        inputMode: 'decimal',
      }}
    />
  );
}

interface FrenchNumberProps extends WidgetProps {
  readonly options: Partial<NumberInput.Props>;
}

function FrenchNumber({ options, ...props }: FrenchNumberProps) {
  const value = numberIn(props.value);
  // The text being typed, « - » or « 12,0 », is not yet a number, and must not be rewritten.
  const [typed, setTyped] = useState<string | number>(value ?? '');
  return (
    <NumberInput
      {...controlProps(props)}
      {...options}
      maw={240}
      decimalSeparator=","
      thousandSeparator={'\u202f'}
      clampBehavior="none"
      value={readTyped(typed) === value ? typed : (value ?? '')}
      onChange={(next) => {
        setTyped(next);
        if (readTyped(next) !== value) props.onChange(readTyped(next));
      }}
    />
  );
}

function readTyped(typed: string | number): number | null {
  if (typeof typed === 'number') return typed;
  return typed === '' ? null : numberIn(Number(typed));
}
