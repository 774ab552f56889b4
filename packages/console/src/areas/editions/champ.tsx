import type { Field } from '@bridge/contract';
import { innerIdOf } from '../../resource/widgets/control.ts';
import { LabelledWidget } from '../../resource/widgets/labelled-widget.tsx';
import { innerOf } from '../../resource/widgets/list/list.rules.ts';
import { useWidgetFor } from '../../resource/widgets/widget-for.context.ts';

interface Props {
  /** Id of the part that holds the setting. */
  readonly id: string;
  readonly name: string;
  readonly field: Field;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** The errors inside that part, by path. */
  readonly inner: Readonly<Record<string, string>>;
}

const nothing = () => undefined;

/** One setting of a part of a document, with its label and its error. */
export function Champ({ id, name, field, value, onChange, inner }: Props) {
  const widgetFor = useWidgetFor();
  const at = innerIdOf(id, name);
  return (
    <LabelledWidget
      id={at}
      path={at}
      field={field}
      value={value}
      onChange={onChange}
      error={inner[name]}
      inner={innerOf(inner, name)}
      readOnly={false}
      resource=""
      valueOf={nothing}
      widget={widgetFor(field)}
    />
  );
}
