import { Input, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { labelIdOf } from '../resource/widgets/control.ts';
import { Obligatory } from '../resource/widgets/frame.tsx';
import type { WidgetProps } from '../resource/widgets/widget.ts';

/** The words around a control that is no field of a form. */
export interface ControlWords {
  readonly label: string;
  /** The label is for screen readers only: the words around the control say it to the eye. */
  readonly labelHidden?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly error?: string | undefined;
  /** Id of the control that takes the focus. */
  readonly id?: string | undefined;
}

/** The props of a form widget besides its field and its value. */
export type ControlProps = Omit<WidgetProps, 'field' | 'value' | 'onChange'>;

interface Props extends ControlWords {
  readonly resource?: string;
  readonly readOnly?: boolean;
  readonly children: (props: ControlProps) => ReactNode;
}

const NOTHING_INSIDE = {};
const nothing = () => undefined;

/** A form widget used outside of forms, with a label above and an error below. */
export function LabelledControl(props: Props) {
  const { label, labelHidden, required = false, error, id, resource = '', readOnly = false, children } = props;
  const own = useId();
  const control = id ?? own;
  const errorId = `${control}-error`;
  return (
    <div>
      {labelHidden ? (
        <VisuallyHidden>
          <label id={labelIdOf(control)} htmlFor={control}>
            {label}
          </label>
        </VisuallyHidden>
      ) : (
        <>
          <Input.Label id={labelIdOf(control)} htmlFor={control} mb={4}>
            {label}
          </Input.Label>
          <Obligatory field={{ required }} hidden />
        </>
      )}
      {children({
        id: control,
        path: control,
        error,
        inner: NOTHING_INSIDE,
        readOnly,
        resource,
        describedBy: error ? errorId : undefined,
        valueOf: nothing,
      })}
      {error && (
        <Input.Error id={errorId} mt={4}>
          {error}
        </Input.Error>
      )}
    </div>
  );
}
