import type { Choice } from '@bridge/contract';
import { ChoiceWord } from '../../values/atom-value.tsx';
import type { FilterProps } from './filter.ts';
import { TickList } from './tick-list.tsx';

interface Props extends FilterProps {
  readonly choices: readonly Choice[];
  /** Every record has a value: the filter offers no « none ». */
  readonly required: boolean;
}

export function ChoicesFilter({ field, value, onChange, choices, required }: Props) {
  const options = choices.map((choice) => ({ value: choice.value, label: <ChoiceWord choice={choice} /> }));
  return (
    <TickList
      label={field.label}
      options={required ? options : [...options, { value: null, label: 'Aucune valeur' }]}
      value={value}
      onChange={onChange}
    />
  );
}
