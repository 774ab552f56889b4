import { type AnyRecord, BridgeError, type FieldError, type Reference, referencesIn } from '@bridge/contract';
import { holdIdsInUse, holdTree, isBelow } from './record.repository.ts';
import { refuse } from './refuse.rules.ts';
import type { Entry, Registry } from './registry.ts';
import type { Writing } from './writing.ts';

const keyOf = ({ to, id }: Reference) => `${to} ${id}`;

/**
 * Nobody refers to what they do not see, to what was thrown away, nor to what is not meant for it. What a record already referred
 * to stays, even if it is gone for who changes something else.
 */
export async function checkReferences(
  registry: Registry,
  { tx, acteur }: Writing,
  entry: Entry,
  before: AnyRecord | null,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const fresh = entry.columns.flatMap(({ name, field }) => {
    if (field.readOnly || values[name] === undefined) return [];
    const known = new Set(before ? referencesIn(field, before[name], name).map(keyOf) : []);
    return referencesIn(field, values[name], name).filter((reference) => !known.has(keyOf(reference)));
  });
  const errors: FieldError[] = [];
  for (const to of new Set(fresh.map((reference) => reference.to))) {
    const target = registry.entry(to);
    const wanted = fresh.filter((reference) => reference.to === to);
    const ids = wanted.map(({ id }) => id);
    const usable = target ? await holdIdsInUse(tx, target, acteur.scope, ids, entry.resource.id) : [];
    for (const { path, id } of wanted) {
      if (!usable.includes(id))
        errors.push({
          path,
          message: 'Cet élément n’existe plus, ou vous n’y avez pas accès. Choisissez-en un autre.',
        });
    }
  }
  refuse(errors);
}

/** Nothing is its own parent, however long the way. */
export async function checkLoops(
  { tx }: Writing,
  entry: Entry,
  id: number,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const { name, field, column } of entry.columns) {
    const above = values[name];
    if (field.kind !== 'reference' || field.to !== entry.resource.id || field.readOnly || typeof above !== 'number')
      continue;
    await holdTree(tx, entry);
    if (await isBelow(tx, entry, column, above, id))
      throw new BridgeError('invalidInput', {
        errors: [{ path: name, message: 'Cet élément en dépend déjà\u00a0: choisissez-en un autre.' }],
      });
  }
}
