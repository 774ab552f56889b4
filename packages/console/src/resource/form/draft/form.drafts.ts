import type { Fields } from '@bridge/contract';
import { randomId } from '../../../api/random-id.ts';
import { readTabState, writeTabState } from '../../../navigation/tab-state.ts';
import type { FormState, FormStore } from '../form.store.ts';
import { differences, pick } from '../values.rules.ts';
import type { Journal } from './draft.journal.ts';
import { type Draft, type DraftPlace, usableChanges, withoutSecrets } from './draft.rules.ts';

/** Under this key, a tab remembers which draft is its own: after F5 it goes on without asking. */
const TAB_KEY = 'brouillon';

interface Options {
  readonly store: FormStore;
  readonly fields: Fields;
  readonly place: DraftPlace;
  /** The tab of a record: a new one moves to another when it is saved. */
  readonly tabOf: (recordId: number | null) => string;
  readonly journal: Journal;
  /** The key that this very content was last sent under, if it was. */
  readonly sentAs: (state: FormState) => string | undefined;
}

export interface Drafts {
  /** What this tab went on with, without asking. */
  readonly resumed: Draft | null;
  /** The person takes the offered draft up. */
  adopt(draft: Draft): void;
  /** The person does not want the offered draft. */
  discard(draft: Draft): void;
  /** After all, they do: it is kept and offered again. */
  bringBack(draft: Draft): void;
}

// One per page load, whatever forms it shows.
const writer = randomId();

/** Finds what was typed before, goes on with it or offers to; then keeps whatever is typed. */
export function connectDrafts({ store, fields, place, tabOf, journal, sentAs }: Options): Drafts {
  const known = readTabState(tabOf(place.recordId), TAB_KEY);
  const resumed = typeof known === 'string' ? journal.read(place, known) : null;
  let id = resumed?.id ?? randomId();
  let where = place;
  // A draft whose content is now in this one: it goes once this one is kept.
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

  // Before anybody listens: what is found is kept already.
  const found = resumed ?? journal.latest(place);
  if (resumed) store.getState().resume(resumed);
  else if (found && isNews(found)) store.getState().offer(found);
  void journal.survivor(place).then((draft) => {
    if (draft && draft.at > (found?.at ?? '') && draft.writer !== writer && isNews(draft))
      store.getState().offer(draft);
  });

  /** What was saved after all, though its draft remained, is no longer worth a question. */
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
    // What was offered has just been saved: there is nothing of it left to take up, where it was found.
    if (state.recovery && state.base !== before.base && !isNews(state.recovery)) discard(state.recovery);
    const recordId = state.base?.id ?? null;
    if (recordId !== where.recordId) {
      forget();
      where = { ...where, recordId };
    }
    if (state.changed.size > 0) keep(state);
    else if (before.changed.size > 0) forget();
    // The key of a creation must be known should the page go away before the answer comes: it may arrive all the same.
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
