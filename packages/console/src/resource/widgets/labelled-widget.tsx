import { FieldValue } from '../values/field-value.tsx';
import { useLanguages } from '../values/language.ts';
import { Frame } from './frame.tsx';
import { layoutOf } from './layout.ts';
import type { Widget, WidgetProps } from './widget.ts';

export type FormFieldProps = Omit<WidgetProps, 'describedBy'>;

interface Props extends FormFieldProps {
  readonly widget: Widget;
}

/** A widget with its words. What may only be read is drawn as a value, which reads better than a control that does not answer. */
export function LabelledWidget({ widget: Control, ...props }: Props) {
  const { id, field, value, error, readOnly } = props;
  const languages = useLanguages();
  if (readOnly && field.widget === undefined) {
    return (
      <Frame id={id} field={{ ...field, required: false }} error={error} layout="stacked">
        {() => (
          // Links to the field lead here, as they would to its control.
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
