import { type Ref, reference, references } from '@bridge/contract';
import { Text } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useNames } from '../resource/values/use-names.ts';
import { ReferenceWidget } from '../resource/widgets/references/reference.widget.tsx';
import { ReferencesWidget } from '../resource/widgets/references/references.widget.tsx';
import { type ControlProps, type ControlWords, LabelledControl } from './labelled-control.tsx';

interface Common<R extends string> extends ControlWords {
  /** Id of the resource to choose from. */
  readonly to: R;
  readonly readOnly?: boolean;
  readonly placeholder?: string | undefined;
  /** Id of the resource that will refer to the record, where this decides what is offered. */
  readonly pour?: string;
}

interface RefsProps<R extends string> extends Common<R> {
  readonly value: readonly Ref<R>[];
  readonly onChange: (next: Ref<R>[]) => void;
}

/** Records named in a document, found by their names, in the order in which they were picked. */
export function RefsChoice<R extends string>({ to, value, onChange, ...common }: RefsProps<R>) {
  const { label, placeholder, required = false } = common;
  const field = useMemo(
    () => references({ label, to, required, ...(placeholder ? { placeholder } : {}) }),
    [label, to, required, placeholder],
  );
  return (
    <Framed {...common} to={to} ids={value.map(({ id }) => id)}>
      {(props) => (
        <ReferencesWidget
          {...props}
          field={field}
          value={value.map(({ id }) => id)}
          onChange={(next) => onChange(idsOf(next).map((id) => ({ ref: to, id })))}
        />
      )}
    </Framed>
  );
}

interface RefProps<R extends string> extends Common<R> {
  readonly value: Ref<R> | null;
  readonly onChange: (next: Ref<R> | null) => void;
}

/** One record named in a document. */
export function RefChoice<R extends string>({ to, value, onChange, ...common }: RefProps<R>) {
  const { label, placeholder, required = false } = common;
  const field = useMemo(
    () => reference({ label, to, required, ...(placeholder ? { placeholder } : {}) }),
    [label, to, required, placeholder],
  );
  // The id is 0 until the choice is made.
  const id = value && value.id > 0 ? value.id : null;
  return (
    <Framed {...common} to={to} ids={id === null ? [] : [id]}>
      {(props) => (
        <ReferenceWidget
          {...props}
          field={field}
          value={id}
          onChange={(next) => onChange(typeof next === 'number' ? { ref: to, id: next } : null)}
        />
      )}
    </Framed>
  );
}

interface FramedProps extends Common<string> {
  readonly ids: readonly number[];
  readonly children: (props: ControlProps) => ReactNode;
}

/** The frame of a choice of records; when read-only, their names alone. */
function Framed({ to, ids, pour = 'selection', readOnly = false, children, ...words }: FramedProps) {
  return (
    <LabelledControl {...words} resource={pour} readOnly={readOnly}>
      {(props) => (readOnly ? <RefNames to={to} ids={ids} /> : children(props))}
    </LabelledControl>
  );
}

function RefNames({ to, ids }: { readonly to: string; readonly ids: readonly number[] }) {
  const named = useNames(to, ids);
  return <Text size="sm">{named.map(({ name }) => name ?? '…').join(', ') || '—'}</Text>;
}

function idsOf(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((id): id is number => typeof id === 'number') : [];
}
