import type { AnyRecord, EditedResource, RecordOf } from '@bridge/contract';
import { auditChange } from '../../platform/audit.ts';
import type { HistoryAction } from './history.repository.ts';
import { changesBetween } from './value.rules.ts';
import type { Writing } from './writing.ts';

/** One change of one record, told in its transaction. Who made it, when and from where is in the `Writing` that comes with it. */
export interface Evenement {
  readonly entry: { readonly resource: EditedResource };
  readonly id: number;
  /** What the engine did, what was published, or what an entity worded; `effacer` is the end of what was in the trash. */
  readonly action:
    | HistoryAction
    | 'effacer'
    | 'publier'
    | 'republier'
    | 'retirer'
    | 'ecrire-texte'
    | 'rendre-texte'
    | 'relire-texte'
    | 'corriger'
    | 'rendre-partie';
  /** Null for a new record, and for one that was erased: nothing of it is told. */
  readonly before: AnyRecord | null;
  readonly after: AnyRecord | null;
  /** What the journal keeps in place of the values that changed. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** Of what is published or withdrawn: where the record was shown before. */
  readonly places?: readonly unknown[] | undefined;
}

/** What follows a change. It runs in the transaction of the change; what it tells the world outside waits for the commit. */
export type Suite = (writing: Writing, evenement: Evenement) => Promise<void>;

/** Where every change of a record ends: one line of the journal keeps it, then whoever has something to do about it hears of it. */
export async function emit(
  { suites }: { readonly suites: readonly Suite[] },
  writing: Writing,
  evenement: Evenement,
): Promise<void> {
  const { entry, id, action, before, after, details } = evenement;
  await auditChange(writing, {
    action: `${entry.resource.id}.${action}`,
    target: { kind: entry.resource.id, id },
    details: details ?? (after === null ? {} : changesBetween(before, after)),
  });
  for (const suite of suites) await suite(writing, evenement);
}

/** A resource as its declaration says it: its records have types. */
type Declared = Pick<EditedResource, 'id' | 'record'>;

interface Change<R extends Declared> {
  readonly before: RecordOf<R> | null;
  readonly after: RecordOf<R>;
}

/** What follows the changes of one resource. What was erased had left before, when it was thrown away. */
export function following<R extends Declared>(
  resource: R,
  follow: (writing: Writing, change: Change<R>) => Promise<void>,
): Suite {
  return async (writing, { entry, before, after }) => {
    // Records of this resource, read by its columns: they have the type that it declares.
    if (entry.resource.id === resource.id && after !== null) await follow(writing, { before, after } as Change<R>);
  };
}
