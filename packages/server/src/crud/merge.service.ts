import { type AnyRecord, BridgeError, type Field } from '@bridge/contract';
import { lockRecord } from './record.repository.ts';
import { type CrudContext, saveChanges, takeRecord } from './record.service.ts';
import { removeRecord } from './record-life.service.ts';
import type { Entry, Referrer } from './registry.ts';
import { undo } from './savepoint.repository.ts';
import { referringIds } from './usage.repository.ts';
import { silent, type Writing } from './writing.ts';

interface Merge {
  readonly garde: number;
  readonly fusionnes: readonly number[];
  readonly dryRun: boolean;
}

/** Whoever may merge a noun replaces it everywhere, also where they may change nothing else. */
const EVERYWHERE = { kind: 'system', reason: 'a merged record is replaced wherever it is used' } as const;

/** Several records become one: whatever used the others uses the one that is kept, and the others go to the trash. */
export async function mergeRecords(
  context: CrudContext,
  asked: Writing,
  entry: Entry,
  { garde, fusionnes, dryRun }: Merge,
): Promise<{ remplacements: number }> {
  if (fusionnes.includes(garde))
    throw new BridgeError('invalidInput', {
      errors: [{ path: 'fusionnes', message: 'L’élément gardé ne peut pas être fusionné avec lui-même.' }],
    });
  const writing = dryRun ? silent(asked) : asked;
  let remplacements = 0;
  const merge = async () => {
    // All in the same order as any other change of several: two at once wait for each other.
    for (const id of [garde, ...fusionnes].sort((one, other) => one - other)) {
      const record = await takeRecord(writing, entry, id, { unversioned: true });
      if (record.supprimeLe !== null) throw new BridgeError('inTrash');
    }
    for (const id of fusionnes) {
      for (const referrer of context.registry.referrersOf(entry.resource.id))
        remplacements += await replaceIn(context, writing, referrer, id, garde);
      await removeRecord(context, writing, entry, id, { unversioned: true });
    }
  };
  if (dryRun) await undo(writing.tx, merge);
  else await merge();
  return { remplacements };
}

async function replaceIn(
  context: CrudContext,
  writing: Writing,
  referrer: Referrer,
  id: number,
  by: number,
): Promise<number> {
  const { entry, stored } = referrer;
  const ids = await referringIds(writing.tx, referrer, id);
  for (const user of ids) {
    const before = await lockRecord(writing.tx, entry, EVERYWHERE, user);
    if (!before) continue;
    const value = replaced(stored.field, before[stored.name], id, by);
    // What is kept cannot be its own parent.
    const change = {
      [stored.name]: entry.resource.id === referrerTarget(stored.field) && value === user ? null : value,
    };
    await saveChanges(context, writing, entry, before, change, 'fusionner');
  }
  return ids.length;
}

function referrerTarget(field: Field): string | undefined {
  return field.kind === 'reference' ? field.to : undefined;
}

/** The same value with one reference in place of another, never twice. */
function replaced(field: Field, value: unknown, id: number, by: number): unknown {
  switch (field.kind) {
    case 'reference':
      return value === id ? by : value;
    case 'references':
      return Array.isArray(value) ? [...new Set(value.map((one) => (one === id ? by : one)))] : value;
    case 'list':
      return Array.isArray(value)
        ? value.map((item: AnyRecord) =>
            Object.fromEntries(
              Object.entries(item).map(([name, inner]) => {
                const of = field.item[name];
                return [name, of ? replaced(of, inner, id, by) : inner];
              }),
            ),
          )
        : value;
    default:
      return value;
  }
}
