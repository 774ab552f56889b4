import type { AnyRecord, Field, Names } from '@bridge/contract';
import type { ComponentType } from 'react';

/** What every widget of a form receives. It draws the control alone: label, help and error stand around it. */
export interface WidgetProps<V = unknown> {
  /** Id of the control that takes the focus: the label and the error summary lead to it. */
  readonly id: string;
  /** Dotted path of the field in the form: `libelle`, `cles.2.champ`. */
  readonly path: string;
  readonly field: Field;
  readonly value: V;
  readonly onChange: (value: V) => void;
  /** About the field as a whole. */
  readonly error: string | undefined;
  /** About what is inside it, by path below the field: `fr`, `2.mot`. */
  readonly inner: Readonly<Record<string, string>>;
  readonly readOnly: boolean;
  /** Id of the resource being edited. */
  readonly resource: string;
  /** Ids of the help and error texts, for `aria-describedby`. */
  readonly describedBy: string | undefined;
  /** The whole form as typed, an item of a list before the form that holds it. Not reactive. */
  readonly valueOf: (name: string) => unknown;
  /** Inside an item of a list: changes several of its fields at once, as a place on a map that comes with its name. */
  readonly assign?: ((changes: Readonly<Record<string, unknown>>) => void) | undefined;
  /** Something is on its way into the field: nothing is saved until the function that it answers is called. */
  readonly hold?: (() => () => void) | undefined;
  /** The record was never saved. */
  readonly isNew?: boolean | undefined;
}

export type Widget = ComponentType<WidgetProps>;

/** What a drawing of a value (cell of a list, line of a history, read-only form) receives. */
export interface ValueProps {
  readonly field: Field;
  readonly value: unknown;
  /** Names of the records referred to, where they are known already; else they are asked for. */
  readonly names?: Names | undefined;
  /** The record that holds it, as far as it was read: a drawing may depend on a neighbour. */
  readonly record?: AnyRecord | undefined;
  /** Beside another value of the same field: the parts that both have go without saying. */
  readonly against?: unknown;
  /** `line`: one line, cut when too long. `full`: all of it. */
  readonly density: 'line' | 'full';
}
