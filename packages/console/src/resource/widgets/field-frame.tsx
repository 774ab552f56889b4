import { memo } from 'react';
import { type FormFieldProps, LabelledWidget } from './labelled-widget.tsx';
import { useRegistry } from './registry.tsx';
import { WidgetForContext } from './widget-for.context.ts';

export type { FormFieldProps } from './labelled-widget.tsx';

/**
 * One field of a form: its widget, with its label, help and error. Drawn again only when its own props change, so that
 * typing in a field costs that field alone: `onChange`, `inner` and `valueOf` must stay the same functions and object.
 */
export const FormField = memo(function FormField(props: FormFieldProps) {
  const widgetFor = useRegistry();
  return (
    <WidgetForContext value={widgetFor}>
      <LabelledWidget {...props} widget={widgetFor(props.field)} />
    </WidgetForContext>
  );
});
