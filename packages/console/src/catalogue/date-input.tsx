import { date } from '@bridge/contract';
import { lazy, useMemo } from 'react';
import { Later } from '../resource/widgets/later.tsx';
import { type ControlWords, LabelledControl } from './labelled-control.tsx';

const LazyDate = lazy(() => import('../resource/widgets/dates/date.widget.tsx'));

interface Props extends ControlWords {
  readonly value: string | null;
  /** Called with the text as it is typed until it is a whole date. */
  readonly onChange: (value: string | null) => void;
  readonly readOnly?: boolean;
}

/** A civil date, typed as 14/11/2026 or picked. */
export function DateInput({ value, onChange, readOnly = false, ...words }: Props) {
  const { label } = words;
  const field = useMemo(() => date({ label }), [label]);
  return (
    <LabelledControl {...words} readOnly={readOnly}>
      {(props) => (
        <Later
          of={LazyDate}
          height={36}
          {...props}
          field={field}
          value={value}
          onChange={(next) => onChange(typeof next === 'string' && next !== '' ? next : null)}
        />
      )}
    </LabelledControl>
  );
}
