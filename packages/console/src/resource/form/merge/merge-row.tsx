import type { Field } from '@bridge/contract';
import { Badge, Radio, Text } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Radio.css';
import { useId } from 'react';
import { FieldValue } from '../../values/field-value.tsx';
import classes from './merge.module.css';
import type { MergeLine, Side } from './merge.rules.ts';

interface Props {
  readonly line: MergeLine;
  readonly field: Field | undefined;
  readonly choice: Side | undefined;
  readonly isMissing: boolean;
  readonly onChoose: (side: Side) => void;
}

const SIDES = [
  { side: 'theirs', title: 'La leur' },
  { side: 'mine', title: 'La mienne' },
] as const;

/** One field of the comparison: its value before, the value saved by somebody else, the value typed, and the choice. */
export function MergeRow({ line, field, choice, isMissing, onChoose }: Props) {
  const name = useId();
  const problem = useId();
  if (!field) return null;
  const { outcome } = line;
  const kept = outcome.kind === 'taken' ? outcome.side : choice;
  return (
    <fieldset className={classes.line} data-merge={line.name} aria-describedby={isMissing ? problem : undefined}>
      <legend className={classes.name}>
        {field.label} <Verdict outcome={outcome} />
      </legend>
      <div className={classes.sides}>
        <div className={classes.side}>
          <span className={classes.title}>Avant</span>
          <FieldValue field={field} value={line.base} density="full" />
        </div>
        {SIDES.map(({ side, title }) => (
          <div key={side} className={classes.side} data-kept={kept === side || undefined}>
            {outcome.kind === 'ask' ? (
              <Radio
                name={name}
                label={title}
                checked={choice === side}
                onChange={() => onChoose(side)}
                aria-invalid={isMissing || undefined}
              />
            ) : (
              <span className={classes.title}>{title}</span>
            )}
            <FieldValue field={field} value={line[side]} density="full" />
          </div>
        ))}
      </div>
      {outcome.kind === 'combined' && (
        <div className={classes.side} data-kept>
          <span className={classes.title}>Fusion</span>
          <FieldValue field={field} value={outcome.value} density="full" />
        </div>
      )}
      {isMissing && (
        <Text id={problem} size="xs" c="var(--mantine-color-error)">
          Choisissez la valeur à garder.
        </Text>
      )}
    </fieldset>
  );
}

function Verdict({ outcome }: Pick<MergeLine, 'outcome'>) {
  switch (outcome.kind) {
    case 'taken':
      return (
        <Badge variant="light" color="gray">
          {outcome.side === 'mine' ? 'La vôtre est gardée' : 'La leur est reprise'}
        </Badge>
      );
    case 'combined':
      return (
        <Badge variant="light" color="gray">
          Les deux sont reprises
        </Badge>
      );
    case 'ask':
      return (
        <Badge variant="light" color="orange">
          À choisir
        </Badge>
      );
    case 'same':
      return null;
  }
}
