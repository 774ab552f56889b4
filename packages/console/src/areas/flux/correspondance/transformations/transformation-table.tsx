import type { Transformation } from '@bridge/contract';
import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core';
import '../../../../resource/widgets/choices/choice.styles.ts';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './transformations.module.css';

type Table = Extract<Transformation, { kind: 'table' }>;

interface Props {
  readonly step: Table;
  readonly onChange: (step: Table) => void;
}

const SINON = [
  { value: 'signaler', label: 'La garder et la signaler' },
  { value: 'garder', label: 'La garder' },
  { value: 'ignorer', label: 'L’ignorer' },
] as const;

/** The table of a step: each value of the source, and the value that the catalogue keeps. */
export function TableFields({ step, onChange }: Props) {
  // While it is typed, a table may hold two lines for one value, or an empty one: only its meaning is sent.
  const [couples, setCouples] = useState(() => Object.entries(step.correspondances));
  const write = (next: [string, string][]) => {
    setCouples(next);
    onChange({ ...step, correspondances: Object.fromEntries(next.filter(([from]) => from !== '')) });
  };
  return (
    <div className={classes.couples}>
      {couples.map(([from, to], rank) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the value itself is being typed; its place is what stays.
        <div key={rank} className={classes.couple}>
          <TextInput
            size="xs"
            aria-label={`Valeur de la source, ligne ${rank + 1}`}
            placeholder="Dans la source"
            maxLength={300}
            value={from}
            onChange={({ currentTarget }) => write(couples.with(rank, [currentTarget.value, to]))}
          />
          <TextInput
            size="xs"
            aria-label={`Valeur du catalogue, ligne ${rank + 1}`}
            placeholder="Dans le catalogue"
            maxLength={500}
            value={to}
            onChange={({ currentTarget }) => write(couples.with(rank, [from, currentTarget.value]))}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Retirer la ligne ${rank + 1}`}
            onClick={() => write(couples.toSpliced(rank, 1))}
          >
            <IconTrash size={16} stroke={1.7} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <Button
        variant="default"
        size="compact-xs"
        leftSection={<IconPlus size={14} aria-hidden />}
        onClick={() => setCouples([...couples, ['', '']])}
      >
        Ajouter une valeur
      </Button>
      <NativeSelect
        size="xs"
        label="Une autre valeur"
        data={[...SINON]}
        value={step.sinon}
        onChange={({ currentTarget }) =>
          onChange({ ...step, sinon: SINON.find(({ value }) => value === currentTarget.value)?.value ?? step.sinon })
        }
      />
    </div>
  );
}
