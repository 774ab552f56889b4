import type { AnyRecord } from '@bridge/contract';
import { ApiError, call } from '../../../api/client.ts';
import { forgetErrors, showError, showNotice } from '../../../api/notices.ts';
import { readForm } from '../fields/problems.rules.ts';
import type { Form } from '../form.ts';
import { type Choices, mergedValues, mergeLines, unanswered } from '../merge/merge.rules.ts';
import { tellSaved } from '../record/record.channel.ts';
import { entityOf, noteChange, recordQuery } from '../record.queries.ts';
import { type Values, valuesOf } from '../values.rules.ts';
import { currentIn, failureOf, isConflict } from './failure.rules.ts';

/** `saved`: the server has it. `unchanged`: it had it already. `kept`: not yet, the form says why, nothing typed is lost. */
export type Outcome = 'saved' | 'unchanged' | 'kept';

const SENDING = 'Envoi du fichier en cours. Enregistrez une fois qu’il est terminé.';

export async function saveForm(form: Form): Promise<Outcome> {
  const { store, resource, attempt } = form;
  const { base, changed, values, saving, sending, begin, refuse } = store.getState();
  // Asked of the store, which knows at once: two clicks in the same frame save once.
  if (saving) return 'kept';
  if (sending.length > 0) {
    const problems = Object.fromEntries(sending.map((name) => [name, { own: SENDING, inner: {} }]));
    refuse({ ok: false, problems, message: '' });
    return 'kept';
  }
  if (base && changed.size === 0) return 'unchanged';
  const reading = readForm(resource, values, base && { version: base.version, changed });
  if (!reading.ok) {
    refuse(reading);
    return 'kept';
  }
  // Before anything leaves: the draft keeps the key too, should the page go away before the answer comes.
  const key = base ? undefined : attempt.keyFor(values);
  begin();
  try {
    adopt(form, await send(form, reading.body, key), values);
    form.saved.tell();
    return 'saved';
  } catch (error) {
    return isConflict(error) ? meetConflict(form, error) : explain(form, error);
  }
}

function send({ resource, store }: Form, body: Values, idempotencyKey: string | undefined): Promise<AnyRecord> {
  const { base } = store.getState();
  if (resource.kind === 'single')
    return call(resource.calls.update, { query: entityOf(resource, base?.id ?? 0), body });
  return base
    ? call(resource.calls.update, { params: { id: base.id }, body })
    : call(resource.calls.create, { body }, idempotencyKey ? { idempotencyKey } : {});
}

/** The server answered with the record as it is now: here, in the lists and in the other windows. */
export function adopt({ store, resource, queries }: Form, record: AnyRecord, sent?: Values): void {
  store.getState().accept(record, sent);
  tellSaved({ resource: resource.id, id: record.id, version: record.version });
  noteChange(queries, resource, record);
}

function explain({ store }: Form, error: unknown): Outcome {
  const { fail, refuseErrors } = store.getState();
  if (error instanceof ApiError && error.errors.length > 0)
    refuseErrors(error.errors, error.status === 400 || error.status === 409 ? '' : error.message);
  else fail(failureOf(error));
  return 'kept';
}

const CHANGED_BY_ONESELF =
  'Vous avez modifié cet élément entre-temps, dans une autre fenêtre. Relisez ces changements avant d’enregistrer ceux-ci.';

/** Somebody saved before us. Changes of one's own, made elsewhere and in other fields, join without a question. */
async function meetConflict(form: Form, refusal: ApiError): Promise<Outcome> {
  const { store, resource, userId } = form;
  try {
    const theirs = currentIn(refusal, resource) ?? (await readAgain(form));
    const { initial, values, compare, rebase } = store.getState();
    const lines = mergeLines(resource.fields, initial, valuesOf(resource, theirs), values);
    if (theirs.modifiePar !== userId || unanswered(lines, {}).length > 0) {
      compare(theirs);
      if (theirs.modifiePar === userId) {
        // The answer of the server knows of nobody in particular.
        forgetErrors();
        showError(CHANGED_BY_ONESELF);
      }
      return 'kept';
    }
    rebase(theirs, mergedValues(valuesOf(resource, theirs), lines, {}));
    forgetErrors();
    showNotice('Les changements que vous aviez enregistrés dans une autre fenêtre ont été repris.');
    return await saveForm(form);
  } catch (error) {
    return explain(form, error);
  }
}

/** Their record, with our changes and the answers of the person: saved as the next version. */
export function saveMerge(form: Form, theirs: AnyRecord, choices: Choices): Promise<Outcome> {
  const { resource, store } = form;
  const { initial, values, rebase } = store.getState();
  const fresh = valuesOf(resource, theirs);
  rebase(theirs, mergedValues(fresh, mergeLines(resource.fields, initial, fresh, values), choices));
  return saveForm(form);
}

/** What somebody else saved, side by side with what is typed here. */
export async function compareWithNewest(form: Form): Promise<void> {
  try {
    const theirs = await readAgain(form);
    form.store.getState().compare(theirs);
  } catch (error) {
    form.store.getState().fail(failureOf(error));
  }
}

/** Nothing was typed: the form follows. */
export async function reload(form: Form): Promise<void> {
  try {
    form.store.getState().meet(await readAgain(form));
  } catch (error) {
    form.store.getState().fail(failureOf(error));
  }
}

function readAgain({ store, resource, queries }: Form): Promise<AnyRecord> {
  const id = store.getState().base?.id ?? 0;
  return queries.fetchQuery({ ...recordQuery(resource, id), staleTime: 0 });
}
