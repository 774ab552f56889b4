import { type Field, type Ref, reference } from '@bridge/contract';
import { useMemo } from 'react';
import { SimpleField } from '../../catalogue/simple-field.tsx';
import { BooleanWidget } from '../../resource/widgets/boolean.widget.tsx';
import { ColourWidget } from '../../resource/widgets/colour.widget.tsx';
import { innerIdOf } from '../../resource/widgets/control.ts';
import { LabelledWidget } from '../../resource/widgets/labelled-widget.tsx';
import { innerOf } from '../../resource/widgets/list.rules.ts';
import { ReferenceWidget } from '../../resource/widgets/reference.widget.tsx';

interface Props {
  /** Of what holds it. */
  readonly id: string;
  readonly name: string;
  readonly field: Field;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** What is wrong inside what holds it, by path. */
  readonly inner: Readonly<Record<string, string>>;
  /** The resource that will refer to it, where not all may. */
  readonly pour?: string;
}

const nothing = () => undefined;

/** One setting of a part of a document, with its words and what is wrong with it. */
export function Champ({ id, name, field, value, onChange, inner, pour = '' }: Props) {
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
    resource: pour,
    valueOf: nothing,
  } as const;
  if (field.kind === 'colour') return <LabelledWidget {...props} widget={ColourWidget} />;
  if (field.kind === 'reference')
    return <LabelledWidget {...props} error={refError(inner, name)} widget={ReferenceWidget} />;
  if (field.kind === 'boolean') return <LabelledWidget {...props} widget={BooleanWidget} />;
  return <SimpleField {...props} />;
}

interface RefProps extends Omit<Props, 'field' | 'value' | 'onChange'> {
  readonly to: string;
  readonly label: string;
  readonly value: Ref;
  readonly onChange: (next: Ref) => void;
}

/** A record that a part of a document cannot do without; one that is still to be chosen has no number. */
export function ChampRef({ to, label, value, onChange, ...props }: RefProps) {
  const field = useMemo(() => reference({ label, to, required: true }), [label, to]);
  return (
    <Champ
      {...props}
      field={field}
      value={value.id > 0 ? value.id : null}
      onChange={(next) => onChange({ ref: to, id: typeof next === 'number' ? next : 0 })}
    />
  );
}

/** What is wrong with a record that a document names: said at the record or at its number. */
export const refError = (inner: Readonly<Record<string, string>>, name: string): string | undefined =>
  inner[name] ?? (inner[`${name}.id`] === undefined ? undefined : 'Faites un choix.');

/** For controls that take an error only where there is one. */
export const withError = (error: string | undefined) => (error === undefined ? {} : { error });
