import type { GenreDeMedia, Support } from '@bridge/contract';
import { Input, Text } from '@mantine/core';
import { useId } from 'react';
import { labelIdOf } from '../../resource/widgets/control.ts';
import { MediaControl } from './media-control.tsx';

interface Props {
  /** Id of the control that takes the focus. */
  readonly id?: string;
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
  /** What may be picked; all genres when absent. */
  readonly genres?: readonly GenreDeMedia[];
  /** Where it will be shown: only what its rights allow there is offered. */
  readonly support?: Support;
  readonly required?: boolean;
  readonly error?: string;
}

/** A media of the médiathèque, found, taken from an objet or dropped: for a part of a document that is no field of a form. */
export function ChoixDeMedia({ id, label, required = false, error, ...others }: Props) {
  const own = useId();
  const control = id ?? own;
  const errorId = `${control}-error`;
  return (
    <div>
      <Input.Label id={labelIdOf(control)} htmlFor={control} mb={4}>
        {label}
      </Input.Label>
      {required && (
        <Text span size="xs" c="dimmed" ml={6} aria-hidden>
          obligatoire
        </Text>
      )}
      <MediaControl {...others} id={control} label={label} describedBy={error ? errorId : undefined} />
      {error && (
        <Input.Error id={errorId} mt={4}>
          {error}
        </Input.Error>
      )}
    </div>
  );
}
