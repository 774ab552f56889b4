import type { Transformation } from '@bridge/contract';
import { ActionIcon, Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import '../../../../resource/widgets/choices/choice.styles.ts';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { stepProps } from '../../../../resource/list/step-props.ts';
import { TransformationFields } from './transformation.fields.tsx';
import classes from './transformations.module.css';
import { TRANSFORMATIONS, transformationLabel } from './transformations.words.ts';

interface Props {
  readonly value: readonly Transformation[];
  readonly onChange: (steps: Transformation[]) => void;
}

const MOST = 20;
const button = { variant: 'subtle', color: 'gray', size: 'md' } as const;
const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

/** The steps that a value goes through, in order. Buttons move them. */
export function TransformationsEditor({ value: steps, onChange }: Props) {
  const [wanted, setWanted] = useState<string>(TRANSFORMATIONS[0]?.kind ?? '');
  // Count of the moves: a step that takes the place of another is drawn anew, with its own state.
  const [moves, setMoves] = useState(0);
  const change = (next: Transformation[]) => {
    setMoves(moves + 1);
    onChange(next);
  };
  const adder = useRef<HTMLButtonElement>(null);
  const remove = (rank: number) => {
    change(steps.toSpliced(rank, 1));
    // The button is gone with its step.
    adder.current?.focus();
  };
  const move = (from: number, to: number) => {
    const step = steps[from];
    if (step && to >= 0 && to < steps.length) change(steps.toSpliced(from, 1).toSpliced(to, 0, step));
  };
  const add = () => {
    const chosen = TRANSFORMATIONS.find(({ kind }) => kind === wanted);
    if (chosen && steps.length < MOST) onChange([...steps, chosen.blank]);
  };
  return (
    <Stack gap="xs">
      {steps.length === 0 && (
        <Text size="sm" c="dimmed">
          Aucune : la valeur est reprise comme la source la donne.
        </Text>
      )}
      {steps.map((step, rank) => {
        const name = `${transformationLabel(step.kind)} (étape ${rank + 1})`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no name of their own, and hold no state.
          <div key={rank} className={classes.step}>
            <div className={classes.stepHead}>
              <Text size="sm">{`${rank + 1}. ${transformationLabel(step.kind)}`}</Text>
              <ActionIcon
                {...button}
                aria-label={`Monter ${name}`}
                {...stepProps(rank === 0, () => move(rank, rank - 1))}
              >
                <IconArrowUp {...icon} />
              </ActionIcon>
              <ActionIcon
                {...button}
                aria-label={`Descendre ${name}`}
                {...stepProps(rank === steps.length - 1, () => move(rank, rank + 1))}
              >
                <IconArrowDown {...icon} />
              </ActionIcon>
              <ActionIcon {...button} aria-label={`Retirer ${name}`} onClick={() => remove(rank)}>
                <IconTrash {...icon} />
              </ActionIcon>
            </div>
            <TransformationFields key={moves} step={step} onChange={(next) => onChange(steps.with(rank, next))} />
          </div>
        );
      })}
      <Group gap="xs" wrap="nowrap">
        <NativeSelect
          size="xs"
          flex={1}
          aria-label="Transformation à ajouter"
          data={TRANSFORMATIONS.map(({ kind, label }) => ({ value: kind, label }))}
          value={wanted}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        />
        <Button
          ref={adder}
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={steps.length >= MOST}
          onClick={add}
        >
          Ajouter
        </Button>
      </Group>
    </Stack>
  );
}
