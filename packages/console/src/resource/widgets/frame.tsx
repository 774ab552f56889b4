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
  /** Draws the control, with the ids of the words that explain it. */
  readonly children: (describedBy: string | undefined) => ReactNode;
}

/** What stands around a control: its name, what it is for, what is wrong. */
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
    <Input.Label id={labelIdOf(id)} htmlFor={id}>
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
        {/* The control itself says it to those who hear it. */}
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
      {/* A word of its own for those who hear it. */}{' '}
      <Text span size="xs" c="dimmed" aria-hidden={hidden}>
        obligatoire
      </Text>
    </>
  );
}
