import { Popover, UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { FilterProps } from './filter.ts';
import classes from './filter-bar.module.css';
import { FilterEditor } from './filter-editor.tsx';
import { FilterText } from './filter-text.tsx';

interface Props extends FilterProps {
  readonly opened: boolean;
  readonly setOpened: (opened: boolean) => void;
}

/** A filter in force, or being written: its words open its editor, its cross removes it. */
export function FilterChip({ opened, setOpened, ...filter }: Props) {
  const { name, field, value, onChange } = filter;
  return (
    <span className={classes.chip}>
      <Popover
        opened={opened}
        onChange={setOpened}
        position="bottom-start"
        withinPortal
        shadow="md"
        width={280}
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <UnstyledButton className={classes.words} onClick={() => setOpened(!opened)}>
            <span className={classes.name}>{field.label}</span>
            {'\u00a0: '}
            {value === undefined ? '…' : <FilterText name={name} field={field} value={value} />}
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown>
          <FilterEditor {...filter} />
        </Popover.Dropdown>
      </Popover>
      <UnstyledButton
        className={classes.remove}
        aria-label={`Retirer le filtre ${field.label}`}
        onClick={() => {
          setOpened(false);
          onChange(undefined);
        }}
      >
        <IconX size={14} aria-hidden />
      </UnstyledButton>
    </span>
  );
}
