import { type AnyRecord, type Resource, speakFrench } from '@bridge/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, use, useEffect, useId, useMemo, useState } from 'react';
import { useSession } from '../../api/session.store.ts';
import { useTab } from '../../navigation/tab.ts';
import { DescriptorContext } from '../descriptor.ts';
import { CreationDrawerContext } from '../widgets/references/creation.context.ts';
import { FormContext, type FormContextValue } from './form.context.ts';
import { openForm } from './form.ts';
import { FormLoading, FormMissing } from './page/form-missing.tsx';
import { FormView } from './page/form-view.tsx';
import { recordQuery } from './record.queries.ts';
import { useStart } from './use-start.ts';

// Loaded with the first form, not with the first page: schema problems are told in French before the server tells them.
speakFrench();

const CreationDrawer = lazy(() => import('./creation.drawer.tsx'));

interface Props {
  readonly resource: Resource;
  /** Id of the record; null to create one. */
  readonly id: number | null;
  /** Shows the record without letting anybody change it, editors included. */
  readonly readOnly?: boolean;
}

/** The form of any resource, from its declaration. */
export function ResourceForm({ id, ...props }: Props) {
  return id === null ? <OpenForm {...props} record={null} /> : <KnownRecord {...props} id={id} />;
}

function KnownRecord({ id, ...props }: Props & { readonly id: number }) {
  const { data: record, error, isFetching, refetch } = useQuery(recordQuery(props.resource, id));
  if (record) return <OpenForm {...props} record={record} />;
  if (error)
    return <FormMissing resource={props.resource} error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  return <FormLoading />;
}

function OpenForm({ resource, record, readOnly = false }: Omit<Props, 'id'> & { readonly record: AnyRecord | null }) {
  const { path: tab } = useTab();
  const { goesOn = 'never' } = use(DescriptorContext);
  const queries = useQueryClient();
  const userId = useSession((session) => session.userId) ?? 0;
  const entiteId = useSession((session) => session.entity?.id) ?? null;
  const parameters = useSession((session) => session.parameters) ?? undefined;
  // The form is opened once: what is typed belongs to the form, not to later answers of the server.
  const [form] = useState(() => openForm({ resource, record, userId, entiteId, parameters, tab, queries, goesOn }));
  useStart(form, record);
  const prefix = useId();
  const context = useMemo<FormContextValue>(() => ({ form, idOf: (name) => `${prefix}${name}` }), [form, prefix]);
  useEffect(() => {
    if (record) form.store.getState().meet(record);
  }, [form, record]);
  return (
    <FormContext value={context}>
      <CreationDrawerContext value={CreationDrawer}>
        <FormView forReading={readOnly} />
      </CreationDrawerContext>
    </FormContext>
  );
}
