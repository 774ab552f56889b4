import { Group } from '@mantine/core';
import { periodIn } from '../../values/read.ts';
import { innerIdOf } from '../control.ts';
import type { WidgetProps } from '../widget.ts';
import { DateControl } from './date-control.tsx';

/** A period between two dates, both included. An open end is left empty. */
export default function PeriodWidget(props: WidgetProps) {
  const { id, field, value, onChange } = props;
  const period = periodIn(value);
  const set = (end: 'du' | 'au') => (date: unknown) => {
    const next = { ...period, [end]: date };
    onChange(next.du === null && next.au === null ? null : next);
  };
  const ends = [
    { end: 'du', label: 'Du', controlId: id },
    { end: 'au', label: 'Au', controlId: innerIdOf(id, 'au') },
  ] as const;
  return (
    <Group gap="md">
      {ends.map(({ end, label, controlId }) => (
        <Group key={end} gap="xs" wrap="nowrap">
          <label htmlFor={controlId}>{label}</label>
          <DateControl
            {...props}
            id={controlId}
            field={{ ...field, label: `${field.label} (${label.toLowerCase()})` }}
            value={period[end]}
            onChange={set(end)}
          />
        </Group>
      ))}
    </Group>
  );
}
