import type { Field } from '@bridge/contract';
import { Input, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { labelIdOf } from './control.ts';
import classes from './frame.module.css';
import type { Layout } from './layout.ts';

interface Props {
  readonly id: string;
  readonly field: Field;
  readonly error: string | undefined;
  readonly layout: Layout;
  /** Draws the control, given the ids of the texts that explain it. */
  readonly children: (describedBy: string | undefined) => ReactNode;
}

/** The frame of a control: its label, its help, its error. */
export function Frame({ id, field, error, layout, children }: Props) {
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const describedBy = [field.help && helpId, error && errorId].filter(Boolean).join(' ') || undefined;
  const help = field.help && <Input.Description id={helpId}>{field.help}</Input.Description>;
  const problem = error && (
    <Input.Error id={errorId} className={classes.error}>
      {error}
    </Input.Error>
  );

  if (layout === 'group') {
    return (
      <fieldset className={classes.group} aria-describedby={describedBy}>
        <legend id={labelIdOf(id)} className={classes.legend}>
          {field.label}
          <Obligatory field={field} />
        </legend>
        {help}
        {children(undefined)}
        {problem}
      </fieldset>
    );
  }
  const label = (
    // The gap of the frame is enough: fields side by side have their names at the same height, whatever their layout.
    <Input.Label id={labelIdOf(id)} htmlFor={id} {...(layout === 'stacked' ? { mb: 0 } : {})}>
      {field.label}
    </Input.Label>
  );
  if (layout === 'inline') {
    return (
      <div className={classes.inline}>
        {children(describedBy)}
        <div>
          {label}
          {help}
          {problem}
        </div>
      </div>
    );
  }
  return (
    <div className={classes.stacked}>
      <div>
        {label}
        {/* Hidden from screen readers: the control itself says that it is obligatory. */}
        <Obligatory field={field} hidden />
      </div>
      {help}
      {children(describedBy)}
      {problem}
    </div>
  );
}

interface ObligatoryProps {
  readonly field: Pick<Field, 'required'>;
  readonly hidden?: boolean;
}

export function Obligatory({ field, hidden = false }: ObligatoryProps) {
  if (!field.required) return null;
  return (
    <>
      {/* A space, so that the word is read and heard as a separate one. */}{' '}
      <Text span size="xs" c="dimmed" aria-hidden={hidden}>
        obligatoire
      </Text>
    </>
  );
}
