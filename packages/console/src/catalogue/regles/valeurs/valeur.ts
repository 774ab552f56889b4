import type { Condition, ConditionDe } from '@bridge/contract';

/** The props of the editor of a kind of condition. */
export interface ValeurProps<G extends Condition['genre']> {
  /** Id of the control that takes the focus when the condition is added. */
  readonly id: string;
  readonly condition: ConditionDe<G>;
  readonly onChange: (next: ConditionDe<G>) => void;
}
