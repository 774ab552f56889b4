import type { AnyRecord, Field, Names } from '@bridge/contract';
import type { ComponentType } from 'react';

/** The props of every widget of a form. A widget draws its control alone: the frame draws label, help and error. */
export interface WidgetProps<V = unknown> {
  /** Id of the control that takes the focus: the label and the error summary lead to it. */
  readonly id: string;
  /** Dotted path of the field in the form: `libelle`, `cles.2.champ`. */
  readonly path: string;
  readonly field: Field;
  readonly value: V;
  readonly onChange: (value: V) => void;
  /** The error about the field as a whole. */
  readonly error: string | undefined;
  /** The errors inside the field, by path below it: `fr`, `2.mot`. */
  readonly inner: Readonly<Record<string, string>>;
  readonly readOnly: boolean;
  /** Id of the resource being edited. */
  readonly resource: string;
  /** Ids of the help and error texts, for `aria-describedby`. */
  readonly describedBy: string | undefined;
  /** Reads a value of the form; inside a list, of the item before the form. Not reactive. */
  readonly valueOf: (name: string) => unknown;
  /** Inside an item of a list: changes several of its fields at once, as a place on a map that comes with its name. */
  readonly assign?: ((changes: Readonly<Record<string, unknown>>) => void) | undefined;
  /** Announces a file on its way: the form cannot be saved until the function that it answers is called. */
  readonly hold?: (() => () => void) | undefined;
  /** The record was never saved. */
  readonly isNew?: boolean | undefined;
}

export type Widget = ComponentType<WidgetProps>;

/** The props of a drawn value: cell of a list, line of a history, read-only form. */
export interface ValueProps {
  readonly field: Field;
  readonly value: unknown;
  /** The names known already of the records referred to; the others are asked for. */
  readonly names?: Names | undefined;
  /** The record of the value, as far as it was read: a drawing may depend on another of its fields. */
  readonly record?: AnyRecord | undefined;
  /** Another value of the same field, to compare with: the parts that both share are left out. */
  readonly against?: unknown;
  /** `line`: one line, cut when too long. `full`: all of it. */
  readonly density: 'line' | 'full';
}
