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
      // Mantine adds an empty label of its own, which some screen readers take for the name.
      aria-labelledby={labelIdOf(id)}
      attributes={{ input: { 'aria-describedby': describedBy } }}
    />
  );
}
