import type { Range } from '@bridge/contract';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { isCivilDate } from '../state/filter-text.ts';
import { type FilterValue, isValues } from '../state/list-state.ts';
import type { FilterProps } from './filter-editor.tsx';

interface BoundsProps extends FilterProps {
  readonly labels: readonly [string, string];
  readonly type: 'date' | 'text';
  /** What was typed, as a bound; undefined as long as it is none. */
  readonly read: (text: string) => string | number | undefined;
}

function Bounds({ value, onChange, labels, type, read }: BoundsProps) {
  const range = rangeIn(value);
  const [typed, setTyped] = useState(textsOf(range));
  const [seen, setSeen] = useState(range);
  // Chosen otherwise than by typing here: the fields follow.
  if (range.min !== seen.min || range.max !== seen.max) {
    setSeen(range);
    if (range.min !== read(typed.min) || range.max !== read(typed.max)) setTyped(textsOf(range));
  }
  const set = (bound: 'min' | 'max', text: string) => {
    const next = { ...typed, [bound]: text };
    setTyped(next);
    const [min, max] = [read(next.min), read(next.max)];
    onChange({ ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) });
  };
  const inputMode = type === 'text' ? ({ inputMode: 'decimal' } as const) : {};
  return (
    <Group gap="xs" grow wrap="nowrap">
      {(['min', 'max'] as const).map((bound, rank) => (
        <TextInput
          key={bound}
          label={labels[rank]}
          type={type}
          {...inputMode}
          size="xs"
          value={typed[bound]}
          error={typed[bound] !== '' && read(typed[bound]) === undefined ? 'Un nombre, par exemple 12,5' : null}
          onChange={({ currentTarget }) => set(bound, currentTarget.value)}
        />
      ))}
    </Group>
  );
}

export function NumberRangeFilter(props: FilterProps) {
  return <Bounds {...props} labels={['De', 'À']} type="text" read={readNumber} />;
}

const PERIODS = [
  { label: 'Aujourd’hui', days: 0 },
  { label: '7 derniers jours', days: 6 },
  { label: '30 derniers jours', days: 29 },
] as const;

export function DateRangeFilter(props: FilterProps) {
  const choose = (days: number) => props.onChange({ min: daysAgo(days), max: daysAgo(0) });
  return (
    <Stack gap="xs">
      <Bounds {...props} labels={['Du', 'Au']} type="date" read={readDate} />
      <Group gap={4}>
        {PERIODS.map(({ label, days }) => (
          <Button key={label} variant="default" size="compact-xs" onClick={() => choose(days)}>
            {label}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}

function rangeIn(value: FilterValue | undefined): Range {
  return typeof value === 'object' && !isValues(value) ? value : {};
}

function textsOf({ min, max }: Range): { readonly min: string; readonly max: string } {
  const text = (bound: string | number | undefined) => String(bound ?? '').replace('.', ',');
  return { min: text(min), max: text(max) };
}

function readDate(text: string): string | undefined {
  return isCivilDate(text) ? text : undefined;
}

/** As typed in French: « 1 234,5 ». */
function readNumber(text: string): number | undefined {
  const number = Number(text.replace(/\s/g, '').replace(',', '.'));
  return text.trim() !== '' && Number.isFinite(number) ? number : undefined;
}

/** The civil date in France, where the days of the product are counted. */
function daysAgo(days: number): string {
  const day = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Paris' });
  return day.format(new Date(Date.now() - days * 24 * 3_600_000));
}
