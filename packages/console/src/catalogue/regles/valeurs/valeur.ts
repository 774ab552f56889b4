import type { Condition, ConditionDe } from '@bridge/contract';

/** What the editor of the values of a condition receives. */
export interface ValeurProps<G extends Condition['genre']> {
  /** Of the control that takes the focus when the condition is added. */
  readonly id: string;
  readonly condition: ConditionDe<G>;
  readonly onChange: (next: ConditionDe<G>) => void;
}
