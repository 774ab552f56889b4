import type { Field } from '@bridge/contract';
import { SimpleField } from '../../catalogue/simple-field.tsx';
import { BooleanWidget } from '../../resource/widgets/boolean.widget.tsx';
import { innerIdOf } from '../../resource/widgets/control.ts';
import { LabelledWidget } from '../../resource/widgets/labelled-widget.tsx';
import { innerOf } from '../../resource/widgets/list.rules.ts';

interface Props {
  /** Of what holds it. */
  readonly id: string;
  readonly name: string;
  readonly field: Field;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** What is wrong inside what holds it, by path. */
  readonly inner: Readonly<Record<string, string>>;
}

const nothing = () => undefined;

/** One setting of a part of a document, with its words and what is wrong with it. */
export function Champ({ id, name, field, value, onChange, inner }: Props) {
  const at = innerIdOf(id, name);
  const props = {
    id: at,
    path: at,
    field,
    value,
    onChange,
    error: inner[name],
    inner: innerOf(inner, name),
    readOnly: false,
    resource: '',
    valueOf: nothing,
  } as const;
  if (field.kind === 'boolean') return <LabelledWidget {...props} widget={BooleanWidget} />;
  return <SimpleField {...props} />;
}

/** What is wrong with a record that a document names: said at the record or at its number. */
export const refError = (inner: Readonly<Record<string, string>>, name: string): string | undefined =>
  inner[name] ?? (inner[`${name}.id`] === undefined ? undefined : 'Faites un choix.');
