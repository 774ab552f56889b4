import type { Field } from '@bridge/contract';
import { Stack, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useForm, useFormContext } from '../form.context.ts';
import classes from '../form.module.css';
import type { FormNote } from '../form-panel.ts';
import { isUsual } from '../values.rules.ts';
import { FormRow } from './form-row.tsx';
import type { FormPart as Part } from './sections.rules.ts';
import { anyShown, isShown } from './shown.rules.ts';

interface Props {
  readonly part: Part;
  readonly id: string;
  readonly readOnly: boolean;
  /** The component that the area draws under the fields. */
  readonly note?: FormNote | undefined;
  /** Elements beside the title of the part. */
  readonly aside?: ReactNode;
}

export function FormPart({ part: { title, help, plain, advanced }, id, readOnly, note: Note, aside }: Props) {
  const { fields } = useFormContext().form.resource;
  const isEmpty = useForm(({ values }) => !anyShown(fields, [...plain, ...advanced], values));
  const folds = useForm(({ values }) => !readOnly && anyShown(fields, advanced, values));
  if (isEmpty) return null;
  return (
    <Panel title={title} id={id} {...(help ? { intro: help } : {})} aside={aside}>
      <Stack gap="md">
        {(readOnly ? [...plain, ...advanced] : plain).map((name) => (
          <FormRow key={name} name={name} readOnly={readOnly} />
        ))}
        {Note && (
          <ErrorBoundary fallback={() => null}>
            <Suspense fallback={null}>
              <Note />
            </Suspense>
          </ErrorBoundary>
        )}
        {folds && <AdvancedFields names={advanced} />}
      </Stack>
    </Panel>
  );
}

/** The rare or technical fields of a part: folded, unless one of them is filled or wrong. */
function AdvancedFields({ names }: { readonly names: readonly string[] }) {
  const { form } = useFormContext();
  const region = useId();
  const isWrong = useForm(({ problems }) => names.some((name) => problems[name] !== undefined));
  const [isOpen, setOpen] = useState(() => {
    const { values } = form.store.getState();
    return names.some((name) => {
      const field = form.resource.fields[name];
      // A field that fills itself in always has a value, which is no reason to open the fold.
      return field && !fillsItself(field) && isShown(field, values) && !isUsual(field, values[name]);
    });
  });
  // The fold stays open: closing at the first letter, which clears the error, would take the field away.
  if (isWrong && !isOpen) setOpen(true);
  return (
    <div>
      <UnstyledButton
        className={classes.fold}
        aria-expanded={isOpen}
        aria-controls={region}
        onClick={() => setOpen(!isOpen)}
      >
        <IconChevronRight size={16} aria-hidden />
        Avancé
      </UnstyledButton>
      <div id={region} hidden={!isOpen}>
        <Stack gap="md" mt="sm">
          {names
            .filter((name) => isOpen || fillsItself(form.resource.fields[name]))
            .map((name) => (
              <FormRow key={name} name={name} readOnly={false} />
            ))}
        </Stack>
      </div>
    </div>
  );
}

/** Whether the field is a short name that follows another. It is drawn even when folded, so that it follows. */
const fillsItself = (field: Field | undefined) => field?.kind === 'slug' && 'from' in field && field.from !== undefined;
