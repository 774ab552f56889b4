import { type AnyRecord, BridgeError, type Field, fieldsOf, isRef } from '@bridge/contract';
import { owns, type Scope } from '../../platform/auth/identity.ts';
import { lockRecord } from '../read/record.repository.ts';
import type { Entry, Referrer } from '../registry.ts';
import { referringIds } from '../usage/usage.repository.ts';
import { type CrudContext, saveChanges, takeRecord } from '../write/record.service.ts';
import type { Writing } from '../write/writing.ts';
import { removeRecord } from './record-life.service.ts';

interface Merge {
  readonly garde: number;
  readonly fusionnes: readonly number[];
  readonly dryRun: boolean;
}

/** A person who may merge records replaces them everywhere, even where they may not change anything else. */
const EVERYWHERE = { kind: 'system', reason: 'a merged record is replaced wherever it is used' } as const;

/** Merges records: those that used the others use the kept one, and the others go to the trash. */
export async function mergeRecords(
  context: CrudContext,
  writing: Writing,
  entry: Entry,
  { garde, fusionnes, dryRun }: Merge,
): Promise<{ remplacements: number }> {
  if (fusionnes.includes(garde))
    throw new BridgeError('invalidInput', {
      errors: [{ path: 'fusionnes', message: 'L’élément gardé ne peut pas être fusionné avec lui-même.' }],
    });
  let remplacements = 0;
  const merge = async () => {
    // Locked in the same order as in other changes of several records: two at once wait for each other.
    for (const id of [garde, ...fusionnes].sort((one, other) => one - other)) {
      const record = await takeRecord(writing, entry, id, { unversioned: true });
      if (record.supprimeLe !== null) throw new BridgeError('inTrash');
    }
    for (const id of fusionnes) {
      remplacements += await replaceEverywhere(context, writing, entry, { id, by: garde });
      await removeRecord(context, writing, entry, id, { unversioned: true });
    }
  };
  if (dryRun) await writing.undo(merge);
  else await merge();
  return { remplacements };
}

interface Substitution {
  readonly id: number;
  readonly by: number;
  /** Whose records are changed; everybody's when absent. */
  readonly scope?: Scope;
  /** The action in the history. */
  readonly action?: 'fusionner' | 'modifier';
}

/** Replaces a record by another wherever it is used; returns in how many records. */
export async function replaceEverywhere(
  context: CrudContext,
  writing: Writing,
  entry: Pick<Entry, 'resource'>,
  substitution: Substitution,
): Promise<number> {
  let remplacements = 0;
  for (const referrer of context.registry.referrersOf(entry.resource.id))
    remplacements += await replaceIn(context, writing, referrer, substitution);
  return remplacements;
}

async function replaceIn(
  context: CrudContext,
  writing: Writing,
  referrer: Referrer,
  { id, by, scope = EVERYWHERE, action = 'fusionner' }: Substitution,
): Promise<number> {
  const { entry, stored } = referrer;
  let done = 0;
  for (const user of await referringIds(writing.tx, referrer, id)) {
    const before = await lockRecord(writing.tx, entry, EVERYWHERE, user);
    if (!before || !owns(scope, before[entry.resource.owner])) continue;
    const value = replaced(stored.field, before[stored.name], { to: referrer.to, id, by });
    // The kept record cannot be its own parent.
    const change = {
      [stored.name]: entry.resource.id === referrerTarget(stored.field) && value === user ? null : value,
    };
    await saveChanges(context, writing, entry, before, change, action);
    done += 1;
  }
  return done;
}

function referrerTarget(field: Field): string | undefined {
  return field.kind === 'reference' ? field.to : undefined;
}

interface Replacement {
  readonly to: string;
  readonly id: number;
  readonly by: number;
}

/** A value with one reference replaced by another, never twice. */
function replaced(field: Field, value: unknown, replacement: Replacement): unknown {
  const { id, by } = replacement;
  switch (field.kind) {
    case 'reference':
      return field.asRef ? replacedIn(value, replacement) : value === id ? by : value;
    case 'references':
      if (field.asRef) return replacedIn(value, replacement);
      return Array.isArray(value) ? [...new Set(value.map((one) => (one === id ? by : one)))] : value;
    case 'list':
      return Array.isArray(value)
        ? value.map((item: AnyRecord) =>
            Object.fromEntries(
              Object.entries(item).map(([name, inner]) => {
                const of = fieldsOf(field, item)[name];
                return [name, of && refersTo(of, replacement) ? replaced(of, inner, replacement) : inner];
              }),
            ),
          )
        : value;
    case 'json':
      return replacedIn(value, replacement);
    default:
      return value;
  }
}

function refersTo(field: Field, { to }: Replacement): boolean {
  return field.kind === 'json' || ('to' in field && field.to === to);
}

/** The same anywhere in a document. */
function replacedIn(value: unknown, replacement: Replacement): unknown {
  const { to, id, by } = replacement;
  if (isRef(value)) return value.ref === to && value.id === id ? { ...value, id: by } : value;
  if (Array.isArray(value)) {
    const items = value.map((item) => replacedIn(item, replacement));
    return items.filter((item, index) => !isRef(item) || items.findIndex((other) => isSame(other, item)) === index);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replacedIn(inner, replacement)]));
}

function isSame(one: unknown, other: unknown): boolean {
  return isRef(one) && isRef(other) && one.ref === other.ref && one.id === other.id;
}
