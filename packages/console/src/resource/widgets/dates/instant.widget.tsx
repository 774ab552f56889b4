import { FieldValue } from '../../values/field-value.tsx';
import type { WidgetProps } from '../widget.ts';

/** An instant that the server sets; nobody types one. */
export function InstantWidget({ id, field, value }: WidgetProps) {
  return (
    <output id={id}>
      <FieldValue field={field} value={value} density="full" />
    </output>
  );
}
