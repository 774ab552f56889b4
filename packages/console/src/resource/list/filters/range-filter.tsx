import { civilDay, type Range } from '@bridge/contract';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { readDate } from '../../widgets/dates/date-text.ts';
import { type FilterValue, isValues } from '../state/list-state.ts';
import type { FilterProps } from './filter.ts';

type Bound = string | number;
type Texts = Readonly<Record<'min' | 'max', string>>;

interface BoundsProps extends FilterProps {
  readonly labels: readonly [string, string];
  readonly example: string;
  /** Reads a typed bound; undefined for a text that is not one yet. `left`: the person has left the field. */
  readonly read: (text: string, left: boolean) => Bound | undefined;
  readonly write: (bound: Bound) => string;
}

function Bounds({ value, onChange, labels, example, read, write }: BoundsProps) {
  const range = rangeIn(value);
  const textsOf = ({ min, max }: Range): Texts => ({
    min: min === undefined ? '' : write(min),
    max: max === undefined ? '' : write(max),
  });
  const [typed, setTyped] = useState(textsOf(range));
  const [seen, setSeen] = useState(range);
  const [left, setLeft] = useState(true);
  // The range was changed elsewhere: the fields follow it.
  if (range.min !== seen.min || range.max !== seen.max) {
    setSeen(range);
    if (range.min !== read(typed.min, true) || range.max !== read(typed.max, true)) setTyped(textsOf(range));
  }
  const ask = (texts: Texts, done: boolean) => {
    const [min, max] = [read(texts.min, done), read(texts.max, done)];
    if (min === range.min && max === range.max) return;
    onChange({ ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }, 'typing');
  };
  const finish = () => {
    setLeft(true);
    ask(typed, true);
  };
  return (
    <Group gap="xs" grow wrap="nowrap" align="flex-start">
      {(['min', 'max'] as const).map((bound, rank) => (
        <TextInput
          key={bound}
          label={labels[rank]}
          placeholder={example}
          size="xs"
          value={typed[bound]}
          error={
            left && typed[bound] !== '' && read(typed[bound], true) === undefined ? `Par exemple ${example}` : null
          }
          onChange={({ currentTarget }) => {
            const next = { ...typed, [bound]: currentTarget.value };
            setTyped(next);
            setLeft(false);
            ask(next, false);
          }}
          onBlur={finish}
          onKeyDown={({ key }) => key === 'Enter' && finish()}
        />
      ))}
    </Group>
  );
}

export function NumberRangeFilter(props: FilterProps) {
  const write = (bound: Bound) => String(bound).replace('.', ',');
  return <Bounds {...props} labels={['De', 'À']} example="12,5" read={readNumber} write={write} />;
}

const PERIODS = [
  { label: 'Aujourd’hui', days: 0 },
  { label: '7 derniers jours', days: 6 },
  { label: '30 derniers jours', days: 29 },
] as const;

export function DateRangeFilter(props: FilterProps) {
  const choose = (days: number) => props.onChange({ min: daysAgo(days), max: daysAgo(0) });
  const write = (bound: Bound) => String(bound).split('-').reverse().join('/');
  return (
    <Stack gap="xs">
      <Bounds {...props} labels={['Du', 'Au']} example="14/11/2026" read={readDay} write={write} />
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

/** « 14/11 » is a date only once the person has left the field: they may be on the way to 14/11/2025. */
function readDay(text: string, left: boolean): string | undefined {
  return left || /\d{4}/.test(text) ? (readDate(text, new Date()) ?? undefined) : undefined;
}

/** A number as typed in French: « 1 234,5 ». */
function readNumber(text: string): number | undefined {
  const number = Number(text.replace(/\s/g, '').replace(',', '.'));
  return text.trim() !== '' && Number.isFinite(number) ? number : undefined;
}

/** The civil date of so many days ago in France, where the days of the product are counted. */
function daysAgo(days: number): string {
  return civilDay(new Date(Date.now() - days * 24 * 3_600_000));
}
