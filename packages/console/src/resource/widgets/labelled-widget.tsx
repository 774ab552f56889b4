import { keptReference } from '@bridge/contract';
import { FieldValue } from '../values/field-value.tsx';
import { useLanguages } from '../values/language.ts';
import { idIn, idsIn } from '../values/read.ts';
import { Frame } from './frame.tsx';
import { layoutOf } from './layout.ts';
import type { Widget, WidgetProps } from './widget.ts';

export type FormFieldProps = Omit<WidgetProps, 'describedBy'>;

interface Props extends FormFieldProps {
  readonly widget: Widget;
}

/** A widget with its label. A field that may only be read is drawn as a value, which reads better than a dead control. */
export function LabelledWidget({ widget: Control, ...given }: Props) {
  const props = byNumber(given);
  const { id, field, value, error, readOnly } = props;
  const languages = useLanguages();
  if (readOnly && field.widget === undefined) {
    return (
      <Frame id={id} field={{ ...field, required: false }} error={error} layout="stacked">
        {() => (
          // Has the id of the control, to which links to the field lead.
          <output id={id} tabIndex={-1}>
            <FieldValue field={field} value={value} density="full" />
          </output>
        )}
      </Frame>
    );
  }
  return (
    <Frame id={id} field={field} error={error} layout={layoutOf(field, languages.length)}>
      {(describedBy) => <Control {...props} describedBy={describedBy} />}
    </Frame>
  );
}

/** Gives a reference widget the ids as numbers, however the field keeps them; an error in an id is shown on the field. */
function byNumber(props: FormFieldProps): FormFieldProps {
  const { field, value, onChange, error, inner } = props;
  if ((field.kind !== 'reference' && field.kind !== 'references') || !field.asRef) return props;
  const kept = (id: unknown) => keptReference(field, idIn(id));
  return {
    ...props,
    value: field.kind === 'references' ? idsIn(value) : idIn(value),
    onChange: (next) => onChange(Array.isArray(next) ? next.map(kept) : kept(next)),
    error: error ?? Object.values(inner)[0],
  };
}
