import type { AnyRecord, EditedResource, RecordOf } from '@bridge/contract';
import { auditChange } from '../../platform/audit.ts';
import type { HistoryAction } from './history.repository.ts';
import { changesBetween } from './value.rules.ts';
import type { Writing } from './writing.ts';

/** A change of a record, told in its transaction. The `Writing` beside it has the author, the time and the address. */
export interface Evenement {
  readonly entry: { readonly resource: EditedResource };
  readonly id: number;
  /** An action of the engine, of publication or on texts; `effacer` ends a record in the trash. */
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
  /** Null for a new record, and for an erased one. */
  readonly before: AnyRecord | null;
  readonly after: AnyRecord | null;
  /** What the journal keeps in place of the changed values. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** The places where a published or withdrawn record was shown before. */
  readonly places?: readonly unknown[] | undefined;
}

/** Follows a change, in its transaction; what it tells the outside waits for the commit. */
export type Suite = (writing: Writing, evenement: Evenement) => Promise<void>;

/** The end of every change: a line of the journal, then the suites. */
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

/** A resource by its declaration, which gives its records their types. */
type Declared = Pick<EditedResource, 'id' | 'record'>;

interface Change<R extends Declared> extends Pick<Evenement, 'id' | 'action' | 'details'> {
  readonly before: RecordOf<R> | null;
  readonly after: RecordOf<R>;
}

/** A suite for one resource. An erased record is not told, since it left when it was thrown away. */
export function following<R extends Declared>(
  resource: R,
  follow: (writing: Writing, change: Change<R>) => Promise<void>,
): Suite {
  return async (writing, { entry, ...change }) => {
    // The records of this resource were read by its columns, which give them their type.
    if (entry.resource.id === resource.id && change.after !== null) await follow(writing, change as Change<R>);
  };
}
