import { HERITE } from '@bridge/contract';
import { type FocusEvent, memo, useCallback } from 'react';
import { isWithheld, toldField } from '../../values/withheld.ts';
import { FormField } from '../../widgets/field-frame.tsx';
import { useForm, useFormContext } from '../form.context.ts';
import classes from '../form.module.css';
import { rowIdOf } from './focus-field.ts';
import { HeritableRow } from './heritable-row.tsx';
import { NO_PROBLEM } from './problems.rules.ts';
import { isShown } from './shown.rules.ts';

interface Props {
  readonly name: string;
  /** Shows the saved value instead of the typed one. */
  readonly readOnly: boolean;
}

/** One field. It listens to its own value and problems alone, so that a keystroke draws one row of the form. */
export const FormRow = memo(function FormRow({ name, readOnly }: Props) {
  const { form, idOf } = useFormContext();
  const { store, resource } = form;
  const known = resource.fields[name];
  const isKept = useForm(({ base }) => known !== undefined && isWithheld(known, base));
  const field = known && (isKept ? toldField(known) : known);
  // A field that the server sets is not typed: its value is read from the saved record.
  const value = useForm(({ values, initial, base }) => {
    if (isKept) return null;
    return field?.readOnly ? base?.[name] : (readOnly ? initial : values)[name];
  });
  const isHidden = useForm(({ values, initial }) => field && !isShown(field, readOnly ? initial : values));
  const { own, inner } = useForm(({ problems }) => problems[name] ?? NO_PROBLEM);
  const fit = field?.inherited?.own;
  const change = useCallback(
    (next: unknown) => {
      // A value that cannot be empty and is emptied goes back to the inherited value.
      const isLeft = next === null && fit !== undefined && !fit.safeParse(null).success;
      store.getState().setValue(name, isLeft ? HERITE : next);
    },
    [store, name, fit],
  );
  const hold = useCallback(() => store.getState().hold(name), [store, name]);
  const isNew = useForm(({ base }) => base === null);
  const readOther = useCallback(
    (other: string) => {
      const { values, base } = store.getState();
      return other in values ? values[other] : base?.[other];
    },
    [store],
  );
  // A field that the server sets has no value before the first save.
  if (!field || isHidden || (field.readOnly && isNew)) return null;

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) store.getState().check(name);
  };
  const control = (
    <FormField
      id={idOf(name)}
      path={name}
      field={field}
      value={value}
      onChange={change}
      error={own}
      inner={inner}
      readOnly={readOnly || field.readOnly === true || (field.fixed !== undefined && !isNew)}
      resource={resource.id}
      valueOf={readOther}
      hold={hold}
      isNew={isNew}
    />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the row only listens for the focus leaving its field.
    <div className={classes.row} id={rowIdOf(idOf(name))} onBlur={leave}>
      {field.inherited ? (
        <HeritableRow name={name} field={field} value={value} inherited={field.inherited} onChange={change}>
          {control}
        </HeritableRow>
      ) : (
        control
      )}
    </div>
  );
});
