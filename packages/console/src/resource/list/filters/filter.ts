import type { Field } from '@bridge/contract';
import type { FilterValue } from '../state/list-state.ts';

/** What every editor of a filter receives. */
export interface FilterProps {
  readonly name: string;
  readonly field: Field;
  readonly value: FilterValue | undefined;
  /** `undefined` asks nothing any more. `typing`: one more letter is no step to come back to. */
  readonly onChange: (value: FilterValue | undefined, typing?: 'typing') => void;
}
