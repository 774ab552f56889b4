import { SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import type { FilterProps } from './filter.ts';

const ANSWERS = [
  { value: '', label: 'Tous' },
  { value: 'oui', label: 'Oui' },
  { value: 'non', label: 'Non' },
];

export function BooleanFilter({ field, value, onChange }: FilterProps) {
  return (
    <SegmentedControl
      size="xs"
      fullWidth
      aria-label={field.label}
      data={ANSWERS}
      value={value === true ? 'oui' : value === false ? 'non' : ''}
      onChange={(answer) => onChange(answer === '' ? undefined : answer === 'oui')}
    />
  );
}
