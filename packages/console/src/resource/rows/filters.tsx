import { Button, NativeSelect } from '@mantine/core';
import '../widgets/choice.styles.ts';
import { IconFilterOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './table.module.css';

interface Props {
  /** « Filtrer les imports ». */
  readonly label: string;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** What narrows a list, and the way back to all of it. */
export function Filters({ label, isFiltered, onClear, children }: Props) {
  return (
    <search className={classes.filters} aria-label={label}>
      {children}
      {isFiltered && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconFilterOff size={14} aria-hidden />}
          className={classes.clear}
          onClick={onClear}
        >
          Tout effacer
        </Button>
      )}
    </search>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  /** « Toutes », of a feminine noun. */
  readonly all?: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** One of several, or all of them. */
export function ChoiceFilter({ label, value, all = 'Tous', choices, onChange }: ChoiceProps) {
  return (
    <NativeSelect
      label={label}
      value={value}
      data={[{ value: '', label: all }, ...choices.map((choice) => ({ value: choice.value, label: choice.label }))]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
