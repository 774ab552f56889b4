import { useEffect, useMemo, useRef } from 'react';
import { ErrorSummary, showSummary } from '../../../ui/error-summary.tsx';
import { useForm, useFormContext } from '../form.context.ts';
import { focusField } from './focus-field.ts';
import { problemList } from './problems.rules.ts';

interface Props {
  /** The names of the fields, in their order on the screen. */
  readonly order: readonly string[];
}

/** The summary of what prevents the form from being saved; each failed attempt leads to the first field concerned. */
export function FormProblems({ order }: Props) {
  const { form, idOf } = useFormContext();
  const problems = useForm((state) => state.problems);
  const message = useForm((state) => state.message);
  const refused = useForm((state) => state.refused);
  const refusals = useForm((state) => state.refusals);
  const listed = problemList(problems, order);
  const first = listed[0]?.path;
  const place = useRef<HTMLDivElement>(null);
  const seen = useRef(refusals);
  useEffect(() => {
    // A tab that is shown again runs its effects again: without a new refusal, the focus stays where it was.
    if (seen.current === refusals) return;
    seen.current = refusals;
    // After React has drawn the errors, so that a screen reader hears them with the field.
    setTimeout(() => {
      if (first) focusField(idOf(first));
      showSummary(place.current);
    });
  }, [refusals, first, idOf]);
  const labels = useMemo(
    () => Object.fromEntries(Object.entries(form.resource.fields).map(([name, { label }]) => [name, label])),
    [form],
  );
  if (!refused) return null;
  const summary = { message, problems: listed, focusField: (name: string) => focusField(idOf(name)), summary: place };
  return <ErrorSummary form={summary} labels={labels} />;
}
