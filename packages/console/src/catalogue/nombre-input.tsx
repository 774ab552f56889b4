import { number } from '@bridge/contract';
import { useMemo } from 'react';
import { numberIn } from '../resource/values/read.ts';
import { NumberWidget } from '../resource/widgets/number.widget.tsx';
import { type ControlWords, LabelledControl } from './labelled-control.tsx';

interface Props extends ControlWords {
  /** The number; null or NaN while none is typed. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly unit?: string;
  readonly min?: number;
  readonly max?: number;
  readonly integer?: boolean;
  readonly placeholder?: string;
  readonly readOnly?: boolean;
}

/** A number written in French. */
export function NombreInput({ value, onChange, unit, min, max, integer, placeholder, readOnly, ...words }: Props) {
  const { label } = words;
  const field = useMemo(
    () =>
      number({
        label,
        ...(unit ? { unit } : {}),
        ...(min === undefined ? {} : { min }),
        ...(max === undefined ? {} : { max }),
        ...(integer ? { integer } : {}),
        ...(placeholder ? { placeholder } : {}),
      }),
    [label, unit, min, max, integer, placeholder],
  );
  return (
    <LabelledControl {...words} readOnly={readOnly ?? false}>
      {(props) => (
        <NumberWidget {...props} field={field} value={numberIn(value)} onChange={(next) => onChange(numberIn(next))} />
      )}
    </LabelledControl>
  );
}
