import type { Fields } from '@bridge/contract';
import { randomId } from '../../../api/random-id.ts';
import { readTabState, writeTabState } from '../../../navigation/tab-state.ts';
import type { FormState, FormStore } from '../form.store.ts';
import { differences, pick } from '../values.rules.ts';
import type { Journal } from './draft.journal.ts';
import { type Draft, type DraftPlace, usableChanges, withoutSecrets } from './draft.rules.ts';

/** The key under which a tab remembers its draft: after F5, the tab goes on with the draft without asking. */
const TAB_KEY = 'brouillon';

interface Options {
  readonly store: FormStore;
  readonly fields: Fields;
  readonly place: DraftPlace;
  /** The path of the tab of a record: a new record moves to another tab when it is saved. */
  readonly tabOf: (recordId: number | null) => string;
  readonly journal: Journal;
  /** The idempotency key that this very content was last sent under, if it was sent. */
  readonly sentAs: (state: FormState) => string | undefined;
}

export interface Drafts {
  /** The draft that this tab went on with, without asking. */
  readonly resumed: Draft | null;
  /** The person takes up the draft that was offered. */
  adopt(draft: Draft): void;
  /** The person discards the draft that was offered. */
  discard(draft: Draft): void;
  /** The person changes their mind after a discard: the draft is kept and offered again. */
  bringBack(draft: Draft): void;
}

// The id of this page load, shared by all its forms.
const writer = randomId();

/** Finds the draft of the record, goes on with it or offers it; then keeps whatever is typed. */
export function connectDrafts({ store, fields, place, tabOf, journal, sentAs }: Options): Drafts {
  const known = readTabState(tabOf(place.recordId), TAB_KEY);
  const resumed = typeof known === 'string' ? journal.read(place, known) : null;
  let id = resumed?.id ?? randomId();
  let where = place;
  // Id of a draft whose content this draft has taken over: it is forgotten once this draft is kept.
  let replaced: string | undefined;

  const tab = () => tabOf(where.recordId);
  function forget(): void {
    journal.forget(where, id);
    writeTabState(tab(), TAB_KEY, undefined);
  }

  function forgetReplaced(): void {
    if (replaced !== undefined && replaced !== id) journal.forget(where, replaced);
    replaced = undefined;
  }

  function keep(state: FormState): void {
    const changes = withoutSecrets(fields, pick(state.values, state.changed));
    if (Object.keys(changes).length === 0) {
      forget();
      return;
    }
    const base = withoutSecrets(fields, pick(state.initial, state.changed));
    const version = state.base?.version ?? null;
    const draft = { id, writer, at: new Date().toISOString(), version, changes, base, sentAs: sentAs(state) };
    journal.write(where, draft, (fate) => {
      store.getState().setUnkept(fate === 'full');
      if (fate === 'kept') forgetReplaced();
      if (fate !== 'taken') return;
      id = randomId();
      keep(store.getState());
    });
    writeTabState(tab(), TAB_KEY, id);
  }

  // The draft that is found is already kept: it goes into the form before the store is listened to.
  const found = resumed ?? journal.latest(place);
  if (resumed) store.getState().resume(resumed);
  else if (found && isNews(found)) store.getState().offer(found);
  void journal.survivor(place).then((draft) => {
    if (draft && draft.at > (found?.at ?? '') && draft.writer !== writer && isNews(draft))
      store.getState().offer(draft);
  });

  /** Whether a draft differs from the form: a draft whose content was saved after all is not worth a question. */
  function isNews({ changes }: Draft): boolean {
    const { values } = store.getState();
    return differences(fields, values, { ...values, ...usableChanges(fields, changes) }).length > 0;
  }

  function discard(draft: Draft): void {
    if (draft.id !== id) journal.forget(where, draft.id);
    const next = draft.id === id ? null : journal.latest(where);
    store.getState().offer(next && next.id !== id && isNews(next) ? next : null);
  }

  store.subscribe((state, before) => {
    if (state.values === before.values && state.base === before.base && state.saving === before.saving) return;
    // The draft on offer has just been saved, so it is discarded from where it was found.
    if (state.recovery && state.base !== before.base && !isNews(state.recovery)) discard(state.recovery);
    const recordId = state.base?.id ?? null;
    if (recordId !== where.recordId) {
      forget();
      where = { ...where, recordId };
    }
    if (state.changed.size > 0) keep(state);
    else if (before.changed.size > 0) forget();
    // The key of a creation is kept before the answer comes: the page may go away, and the request arrive all the same.
    if (state.saving && !before.saving && !state.base) journal.flush();
  });

  return {
    resumed,
    adopt(draft) {
      replaced = draft.id;
      store.getState().resume(draft);
      if (store.getState().changed.size > 0) journal.flush();
      else forgetReplaced();
    },
    bringBack(draft) {
      if (draft.id !== id) journal.write(where, draft, (fate) => store.getState().setUnkept(fate === 'full'));
      store.getState().offer(draft);
    },
    discard,
  };
}
