import type { AnyRecord, EditedResource } from '@bridge/contract';
import type { QueryClient } from '@tanstack/react-query';
import { randomId } from '../../api/random-id.ts';
import { useTabs } from '../../navigation/tabs.store.ts';
import { recordPath } from '../record-path.ts';
import { connectDrafts, type Drafts } from './draft/form.drafts.ts';
import { journal } from './draft/page.journal.ts';
import { createFormStore, type FormStore, isDirty } from './form.store.ts';
import { createAttempt } from './save/attempt.ts';
import { createSaved, type Saved } from './save/saved.ts';

/** When « Enregistrer » stays on the form: never, only after a creation, or after each save. */
export type GoesOn = 'never' | 'created' | 'saved';

/** One record being typed: its store, its drafts, and what saving it needs. */
export interface Form<R extends EditedResource = EditedResource> {
  readonly resource: R;
  /** A key of the form, unique among all forms: a record that was never saved has no number. */
  readonly key: string;
  readonly store: FormStore;
  readonly drafts: Drafts;
  readonly attempt: ReturnType<typeof createAttempt>;
  readonly saved: Saved;
  readonly queries: QueryClient;
  readonly userId: number;
  /** Whether the form was opened to create a record. */
  readonly openedNew: boolean;
  readonly goesOn: GoesOn;
}

interface Options<R extends EditedResource> {
  readonly resource: R;
  readonly record: AnyRecord | null;
  readonly userId: number;
  readonly entiteId: number | null;
  readonly parameters?: Readonly<Record<string, unknown>> | undefined;
  /** Path of the tab of the form. */
  readonly tab: string;
  readonly queries: QueryClient;
  readonly goesOn?: GoesOn;
}

export function openForm<R extends EditedResource>({
  resource,
  record,
  userId,
  entiteId,
  parameters,
  tab,
  queries,
  goesOn = 'never',
}: Options<R>): Form<R> {
  const store = createFormStore({ resource, record, entiteId, parameters });
  const attempt = createAttempt();
  const drafts = connectDrafts({
    store,
    fields: resource.fields,
    place: { userId, resource: resource.id, recordId: record?.id ?? null },
    tabOf: (recordId) =>
      resource.kind === 'single' || recordId === (record?.id ?? null) ? tab : recordPath(resource, recordId ?? 0),
    journal,
    sentAs: ({ values }) => attempt.keyOf(values),
  });
  if (drafts.resumed?.sentAs) attempt.resume(drafts.resumed.sentAs, store.getState().values);
  // Listened to here rather than in an effect: a hidden tab must stop asking before it closes, once it is saved.
  store.subscribe((state, before) => {
    if (isDirty(state) !== isDirty(before)) useTabs.getState().setDirty(tab, isDirty(state));
  });
  return {
    resource,
    key: randomId(),
    store,
    drafts,
    attempt,
    saved: createSaved(),
    queries,
    userId,
    openedNew: record === null,
    goesOn,
  };
}
