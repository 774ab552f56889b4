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

/** `saved`: the server has the values. `unchanged`: it had them already. `kept`: not saved yet, and the form says why. */
export type Outcome = 'saved' | 'unchanged' | 'kept';

const SENDING = 'Envoi du fichier en cours. Enregistrez une fois qu’il est terminé.';

export async function saveForm(form: Form): Promise<Outcome> {
  const { store, resource, attempt } = form;
  const { base, changed, values, saving, sending, begin, refuse } = store.getState();
  // Read from the store, which is updated at once: two clicks in the same frame save once.
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
  // The key is set before anything is sent: the draft keeps it too, should the page go away before the answer.
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

/** Takes the record that the server answered into the form, the lists and the other windows. */
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

/** Somebody saved before us. Changes that this person made elsewhere in other fields are joined without a question. */
async function meetConflict(form: Form, refusal: ApiError): Promise<Outcome> {
  const { store, resource, userId } = form;
  try {
    const theirs = currentIn(refusal, resource) ?? (await readAgain(form));
    const { initial, values, compare, rebase } = store.getState();
    const lines = mergeLines(resource.fields, initial, valuesOf(resource, theirs), values);
    if (theirs.modifiePar !== userId || unanswered(lines, {}).length > 0) {
      compare(theirs);
      if (theirs.modifiePar === userId) {
        // The server does not know that the other change is the person's own: its message gives way to ours.
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

/** Saves the record of the other person, with our changes and the choices of the person, as the next version. */
export function saveMerge(form: Form, theirs: AnyRecord, choices: Choices): Promise<Outcome> {
  const { resource, store } = form;
  const { initial, values, rebase } = store.getState();
  const fresh = valuesOf(resource, theirs);
  rebase(theirs, mergedValues(fresh, mergeLines(resource.fields, initial, fresh, values), choices));
  return saveForm(form);
}

/** Compares what is typed here with the version that somebody else saved. */
export async function compareWithNewest(form: Form): Promise<void> {
  try {
    const theirs = await readAgain(form);
    form.store.getState().compare(theirs);
  } catch (error) {
    form.store.getState().fail(failureOf(error));
  }
}

/** Reads the record again and gives it to the form, where nothing was typed. */
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
