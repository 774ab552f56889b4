import type { AnyRecord, EditedResource, FieldError } from '@bridge/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Draft, usableChanges } from './draft/draft.rules.ts';
import { checkValue, keepSame, type Problems, type Reading, sortProblems } from './fields/problems.rules.ts';
import { hiddenNames } from './fields/shown.rules.ts';
import { differences, pick, sameValue, startValues, type Values, valuesOf } from './values.rules.ts';

/** How the last attempt to save ended, when it did not succeed. */
export interface Failure {
  readonly kind: 'offline' | 'refused' | 'broken';
  readonly message: string;
}

export interface FormState {
  /** The record as it was read, or last saved; null for a new record until it is saved. */
  readonly base: AnyRecord | null;
  /** The values of that record, or those that a new record starts from. */
  readonly initial: Values;
  readonly values: Values;
  /** The names of the fields that were typed in and not saved. */
  readonly changed: ReadonlySet<string>;
  /** The fields that a file is on its way to, one name per file. */
  readonly sending: readonly string[];
  readonly problems: Problems;
  /** A message about the form as a whole. */
  readonly message: string;
  /** The last attempt to save found these problems, so they are summed up; those of a field that is left are not. */
  readonly refused: boolean;
  /** Counts the refused attempts: each takes the person to the first problem. */
  readonly refusals: number;
  readonly saving: boolean;
  readonly failure: Failure | null;
  /** The last version that this window heard of, which may be newer than the version read. */
  readonly newest: number;
  /** The newer record of somebody else that the typed values are being compared with. */
  readonly merging: AnyRecord | null;
  /** A draft of another day or another window that was never saved, on offer. */
  readonly recovery: Draft | null;
  /** The browser could not keep the draft. */
  readonly unkept: boolean;
}

export interface FormActions {
  setValue(name: string, value: unknown): void;
  /** A file or an answer is awaited: nothing is saved until the function returned is called. */
  hold(name: string): () => void;
  /** The focus leaves a field: its value is checked and its problems shown. */
  check(name: string): void;
  refuse(reading: Extract<Reading, { ok: false }>): void;
  refuseErrors(errors: readonly FieldError[], message: string): void;
  begin(): void;
  fail(failure: Failure): void;
  /** The network is back: a save that failed for lack of it may succeed now. */
  backOnline(): void;
  /** The record is now this one. Given `sent`, the values that were sent, what was typed since then stays typed. */
  accept(record: AnyRecord, sent?: Values): void;
  /** The record was read again: its values replace those of a form where nothing was typed. */
  meet(record: AnyRecord): void;
  hear(version: number): void;
  compare(theirs: AnyRecord | null): void;
  /** Goes on from the record that somebody else saved, with these values. */
  rebase(theirs: AnyRecord, values: Values): void;
  /** Goes on with the values of a draft. A draft typed over another version is compared with the record. */
  resume(draft: Draft): void;
  offer(draft: Draft | null): void;
  giveUp(): void;
  setUnkept(unkept: boolean): void;
}

export type FormStore = StoreApi<FormState & FormActions>;

interface Options {
  readonly resource: Pick<EditedResource, 'fields'> & { readonly owner?: string };
  readonly record: AnyRecord | null;
  /** Entity of the person who creates a record. */
  readonly entiteId: number | null;
  /** Preferences of that entity. */
  readonly parameters?: Readonly<Record<string, unknown>> | undefined;
}

/** Creates the store of a form, outside the screen: a field hears of its value alone, a hidden tab may still save. */
export function createFormStore({ resource, record, entiteId, parameters }: Options): FormStore {
  const { fields } = resource;
  const initial = record ? valuesOf(resource, record) : startValues(resource, entiteId, parameters);
  const changedIn = (start: Values, values: Values) => new Set(differences(fields, start, values));

  return createStore<FormState & FormActions>()((set, get) => ({
    base: record,
    initial,
    values: initial,
    changed: new Set(),
    sending: [],
    problems: {},
    message: '',
    refused: false,
    refusals: 0,
    saving: false,
    failure: null,
    newest: record?.version ?? 0,
    merging: null,
    recovery: null,
    unkept: false,

    setValue: (name, value) =>
      set((state) => ({
        values: { ...state.values, [name]: value },
        changed: noted(state.changed, name, !sameValue(fields[name], state.initial[name], value)),
        problems: without(state.problems, name),
      })),
    hold: (name) => {
      let isHeld = true;
      set(({ sending }) => ({ sending: [...sending, name] }));
      return () => {
        if (!isHeld) return;
        isHeld = false;
        set(({ sending, problems }) => ({
          sending: sending.toSpliced(sending.indexOf(name), 1),
          // The problem may have been about the file on its way.
          problems: without(problems, name),
        }));
      };
    },
    check: (name) =>
      set((state) => {
        const { [name]: known, ...others } = state.problems;
        // Whoever only passes through a field has nothing to be told yet.
        if (!known && !state.changed.has(name)) return state;
        const problem = checkValue(fields, name, state.values[name]);
        return { problems: keepSame(state.problems, problem ? { ...others, [name]: problem } : others) };
      }),
    refuse: ({ problems, message }) => set((state) => refusal(state, problems, message)),
    refuseErrors: (errors, message) =>
      set((state) => {
        const { problems, others } = sortProblems(fields, errors, hiddenNames(fields, state.values));
        return refusal(state, problems, [message, ...others].filter(Boolean).join(' '));
      }),
    begin: () => set({ saving: true, refused: false, failure: null, message: '', problems: {} }),
    fail: (failure) => set({ saving: false, failure }),
    backOnline: () => set((state) => (state.failure?.kind === 'offline' ? { failure: null } : state)),
    accept: (next, sent) =>
      set((state) => {
        const fresh = valuesOf(resource, next);
        const values = Object.fromEntries(
          Object.entries(fresh).map(([name, value]) => {
            const typed = state.values[name];
            const isOwn = sent ? !sameValue(fields[name], typed, sent[name]) : state.changed.has(name);
            return [name, isOwn || sameValue(fields[name], typed, value) ? typed : value];
          }),
        );
        return {
          ...SETTLED,
          base: next,
          initial: fresh,
          values,
          changed: changedIn(fresh, values),
          newest: Math.max(state.newest, next.version),
        };
      }),
    meet: (next) => {
      const { base, changed, saving, accept, hear } = get();
      if (!base || saving || next.version < base.version) return;
      if (next.version === base.version) set({ base: next });
      else if (changed.size === 0) accept(next);
      else hear(next.version);
    },
    hear: (version) => set((state) => (version > state.newest ? { newest: version } : state)),
    compare: (theirs) =>
      set((state) => ({ merging: theirs, saving: false, newest: Math.max(state.newest, theirs?.version ?? 0) })),
    rebase: (theirs, values) => {
      const fresh = valuesOf(resource, theirs);
      const newest = Math.max(get().newest, theirs.version);
      set({
        ...SETTLED,
        base: theirs,
        initial: fresh,
        values,
        changed: changedIn(fresh, values),
        newest,
      });
    },
    resume: (draft) => {
      const { base: current, values: shown, changed } = get();
      const changes = usableChanges(fields, draft.changes);
      // The record as it was when the draft was typed, so that each side of the comparison is told apart.
      const before = pick(draft.base, Object.keys(changes));
      const base = current && { ...current, ...before, version: draft.version ?? current.version };
      const start = base ? valuesOf(resource, base) : get().initial;
      // A value typed since the draft was offered wins over the draft.
      const values = { ...start, ...changes, ...pick(shown, changed) };
      set({ base, initial: start, values, changed: changedIn(start, values), recovery: null });
      if (current && draft.version !== null && draft.version < current.version) get().compare(current);
    },
    offer: (recovery) => set({ recovery }),
    giveUp: () => set((state) => ({ ...SETTLED, values: state.initial, changed: new Set() })),
    setUnkept: (unkept) => set((state) => (state.unkept === unkept ? state : { unkept })),
  }));
}

/** Whether leaving the form would lose typed values or a file on its way. */
export function isDirty({ changed, sending }: FormState): boolean {
  return changed.size > 0 || sending.length > 0;
}

/** The state of a form with no save under way and no problem. */
const SETTLED = {
  saving: false,
  refused: false,
  failure: null,
  merging: null,
  message: '',
  problems: {},
  unkept: false,
} as const;

function refusal(state: FormState, problems: Problems, message: string): Partial<FormState> {
  const refusals = state.refusals + 1;
  return { saving: false, refused: true, refusals, problems: keepSame(state.problems, problems), message };
}

/** The set of changed names, the same object when nothing changes: its listeners are then not called. */
function noted(changed: ReadonlySet<string>, name: string, isChanged: boolean): ReadonlySet<string> {
  if (changed.has(name) === isChanged) return changed;
  return new Set(isChanged ? [...changed, name] : [...changed].filter((other) => other !== name));
}

function without(problems: Problems, name: string): Problems {
  if (problems[name] === undefined) return problems;
  const { [name]: _, ...others } = problems;
  return others;
}
