import type { Field } from '@bridge/contract';
import type { FilterValue } from '../state/list-state.ts';
import { BooleanFilter } from './boolean-filter.tsx';
import { ChoicesFilter } from './choices-filter.tsx';
import { LanguageFilter } from './language-filter.tsx';
import { DateRangeFilter, NumberRangeFilter } from './range-filter.tsx';
import { ReferenceFilter } from './reference-filter.tsx';
import { TextFilter } from './text-filter.tsx';

export interface FilterProps<F extends Field = Field> {
  readonly name: string;
  readonly field: F;
  readonly value: FilterValue | undefined;
  /** `undefined` asks nothing any more. `typing`: one more letter is no step to come back to. */
  readonly onChange: (value: FilterValue | undefined, typing?: 'typing') => void;
}

/** What may be asked of a field, by its kind. */
export function FilterEditor(props: FilterProps) {
  const { field } = props;
  switch (field.kind) {
    case 'boolean':
      return <BooleanFilter {...props} />;
    case 'choice':
    case 'choices':
      return <ChoicesFilter {...props} choices={field.choices} required={field.required === true} />;
    case 'reference':
    case 'references':
      return <ReferenceFilter {...props} to={field.to} />;
    case 'date':
    case 'datetime':
      return <DateRangeFilter {...props} />;
    case 'number':
    case 'money':
      return <NumberRangeFilter {...props} />;
    case 'translated':
      return <LanguageFilter {...props} />;
    default:
      return <TextFilter {...props} />;
  }
}
