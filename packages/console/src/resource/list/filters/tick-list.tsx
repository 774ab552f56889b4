import { Checkbox, Stack } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import type { ReactNode } from 'react';
import { useListContext } from '../list.context.ts';
import { type FilterValue, isValues } from '../state/list-state.ts';
import classes from './tick-list.module.css';

type Value = string | number | null;

interface Props {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly value: FilterValue | undefined;
  readonly onChange: (values: readonly Value[]) => void;
}

/** A list of boxes that chooses several values. */
export function TickList({ label, options, value, onChange }: Props) {
  const { phone } = useListContext();
  const chosen = isValues(value) ? value : [];
  const toggle = (one: Value) =>
    onChange(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  return (
    <Stack gap={0} role="group" aria-label={label} className={classes.list}>
      {options.map((option) => (
        <Checkbox
          key={String(option.value)}
          size={phone ? 'sm' : 'xs'}
          className={classes.option}
          label={option.label}
          checked={chosen.includes(option.value)}
          onChange={() => toggle(option.value)}
        />
      ))}
    </Stack>
  );
}
