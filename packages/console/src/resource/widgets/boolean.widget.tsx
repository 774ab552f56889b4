import { Switch } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import { labelIdOf } from './control.ts';
import type { WidgetProps } from './widget.ts';

export function BooleanWidget({ id, value, onChange, error, readOnly, describedBy }: WidgetProps) {
  return (
    <Switch
      id={id}
      checked={value === true}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      disabled={readOnly}
      error={error !== undefined}
      // Mantine adds a label of its own, without words, which some take for the label.
      aria-labelledby={labelIdOf(id)}
      attributes={{ input: { 'aria-describedby': describedBy } }}
    />
  );
}
