import { Switch } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import type { WidgetProps } from './widget.ts';

export function BooleanWidget({ id, value, onChange, error, readOnly, describedBy }: WidgetProps) {
  return (
    <Switch
      id={id}
      checked={value === true}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      disabled={readOnly}
      error={error !== undefined}
      attributes={{ input: { 'aria-describedby': describedBy } }}
    />
  );
}
