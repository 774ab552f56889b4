import { Group, NativeSelect, NumberInput } from '@mantine/core';
import '../../../resource/widgets/choices/choice.styles.ts';
import '@mantine/core/styles/NumberInput.css';
import { useState } from 'react';
import { numberIn } from '../../../resource/values/read.ts';
import { controlProps, labelIdOf } from '../../../resource/widgets/control.ts';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';
import { type DurationUnit, unitOf } from './duration.rules.ts';

const UNITS = [
  { value: 'heures', label: 'heures' },
  { value: 'jours', label: 'jours' },
];

/** A number of hours, typed in hours or in days. */
export default function DureeWidget(props: WidgetProps) {
  const hours = numberIn(props.value);
  const [chosen, setChosen] = useState<DurationUnit | null>(null);
  // Days are offered only for a whole number of days.
  const unit = hours !== null && hours % 24 !== 0 ? 'heures' : (chosen ?? unitOf(hours ?? 0));
  const factor = unit === 'jours' ? 24 : 1;
  const control = controlProps(props);
  return (
    <Group gap="xs" wrap="nowrap" maw="20rem">
      <NumberInput
        {...control}
        attributes={{ input: { ...control.attributes.input, 'aria-labelledby': labelIdOf(props.id) } }}
        min={1}
        allowDecimal={false}
        allowNegative={false}
        clampBehavior="none"
        value={hours === null ? '' : hours / factor}
        onChange={(next) => props.onChange(typeof next === 'number' ? next * factor : null)}
      />
      <NativeSelect
        aria-label="Unité"
        data={UNITS}
        value={unit}
        onChange={({ currentTarget }) => {
          const isDays = currentTarget.value === 'jours';
          setChosen(isDays ? 'jours' : 'heures');
          if (isDays && hours !== null) props.onChange(Math.max(1, Math.round(hours / 24)) * 24);
        }}
      />
    </Group>
  );
}
