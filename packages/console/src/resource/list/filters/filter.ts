import type { Field } from '@bridge/contract';
import type { FilterValue } from '../state/list-state.ts';

/** The props of every editor of a filter. */
export interface FilterProps {
  readonly name: string;
  readonly field: Field;
  readonly value: FilterValue | undefined;
  /** Sets the filter; `undefined` removes it. `typing`: one more letter adds no step to the history of the browser. */
  readonly onChange: (value: FilterValue | undefined, typing?: 'typing') => void;
}
