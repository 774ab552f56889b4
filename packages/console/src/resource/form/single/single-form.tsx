import { type AnyRecord, type SingleResource, speakFrench } from '@bridge/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useId, useMemo, useState } from 'react';
import { useSession } from '../../../api/session.store.ts';
import { useTab } from '../../../navigation/tab.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { FormContext, type FormContextValue } from '../form.context.ts';
import { openForm } from '../form.ts';
import { FormLoading } from '../page/form-missing.tsx';
import { recordQuery } from '../record.queries.ts';
import { SingleView } from './single-view.tsx';

speakFrench();

interface Props {
  readonly resource: SingleResource;
  /** Id of the entity of the record; 1 when the whole instance has one record. */
  readonly id: number;
  /** What the area draws at the top of the form; the component reads the form by `useForm`. */
  readonly Tools?: ComponentType;
}

/** The form of a record that exists once per entity or once per instance. */
export function SingleForm({ resource, id, Tools }: Props) {
  const { data: record, error, isFetching, refetch } = useQuery(recordQuery(resource, id));
  if (record) return <OpenForm resource={resource} record={record} {...(Tools && { Tools })} />;
  if (!error) return <FormLoading />;
  return (
    <LoadError
      title={`${resource.noun.many}\u00a0: la lecture a échoué`}
      reason={error.message}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function OpenForm({ resource, record, Tools }: Omit<Props, 'id'> & { readonly record: AnyRecord }) {
  const { path: tab } = useTab();
  const queries = useQueryClient();
  const userId = useSession((session) => session.userId) ?? 0;
  const [form] = useState(() => openForm({ resource, record, userId, entiteId: null, tab, queries }));
  const prefix = useId();
  const context = useMemo<FormContextValue>(() => ({ form, idOf: (name) => `${prefix}${name}` }), [form, prefix]);
  useEffect(() => form.store.getState().meet(record), [form, record]);
  return (
    <FormContext value={context}>
      <SingleView {...(Tools && { Tools })} />
    </FormContext>
  );
}
