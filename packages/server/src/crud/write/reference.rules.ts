import { type AnyRecord, BridgeError, type FieldError, type Reference, referencesIn } from '@bridge/contract';
import type { Db } from '../../schema.ts';
import { actedUponBy } from '../read/portee.repository.ts';
import { holdIdsInUse, holdTree, idsWhere, isBelow } from '../read/record.repository.ts';
import type { Entry, Registry } from '../registry.ts';
import { refuse } from './refuse.rules.ts';
import type { Writing } from './writing.ts';

const keyOf = ({ to, id }: Reference) => `${to} ${id}`;
type Values = Readonly<Record<string, unknown>>;

/**
 * Refuses references to records that the person does not see, that were thrown away, or that are not meant for it; and
 * acting upon what is neither of its entity nor opened to it. Former references stay.
 */
export async function checkReferences(
  registry: Registry,
  { tx, acteur }: Writing,
  entry: Entry,
  before: AnyRecord | null,
  values: Values,
): Promise<void> {
  const errors: FieldError[] = [];
  const fresh = freshReferences(entry, before, values);
  for (const { to, ids, wanted } of byTarget(fresh)) {
    const target = registry.entry(to);
    const usable = target ? await holdIdsInUse(tx, target, acteur.scope, ids, entry.resource.id) : [];
    errors.push(...wanted.filter(({ id }) => !usable.includes(id)).map(({ path }) => ({ path, message: NOT_THERE })));
  }
  const entite = ownerIn(entry, values) ?? ownerIn(entry, before);
  // A record given to another entity may act only upon what that entity may.
  const moved = before !== null && entite !== ownerIn(entry, before);
  const acting = moved ? freshReferences(entry, null, { ...before, ...values }) : fresh;
  errors.push(...(await foreign(registry, tx, entite, acting)).map(({ path }) => ({ path, message: NOT_ITS_OWN })));
  refuse(errors);
}

const NOT_THERE = 'Cet élément n’existe plus, ou vous n’y avez pas accès. Choisissez-en un autre.';
const NOT_ITS_OWN =
  'Cet élément appartient à une autre entité, qui le partage sans l’ouvrir à la vôtre. Choisissez-en un de votre entité, ou demandez-lui de vous y autoriser.';

function freshReferences({ columns }: Entry, before: Values | null, values: Values): Reference[] {
  return columns.flatMap(({ name, field }) => {
    if (field.readOnly || values[name] === undefined) return [];
    const known = new Set(before ? referencesIn(field, before[name], name).map(keyOf) : []);
    return referencesIn(field, values[name], name).filter((reference) => !known.has(keyOf(reference)));
  });
}

/** References by their target resource. */
function byTarget(references: readonly Reference[]) {
  return [...new Set(references.map(({ to }) => to))].map((to) => {
    const wanted = references.filter((reference) => reference.to === to);
    return { to, wanted, ids: wanted.map(({ id }) => id) };
  });
}

function ownerIn({ resource }: Entry, values: Values | null): number | null {
  const owner = values?.[resource.owner];
  return typeof owner === 'number' ? owner : null;
}

/** The references that act upon what is neither of the entity nor opened to it. */
async function foreign(
  registry: Registry,
  tx: Db,
  entite: number | null,
  references: readonly Reference[],
): Promise<Reference[]> {
  const found: Reference[] = [];
  for (const { to, ids, wanted } of byTarget(references.filter(({ acts }) => acts))) {
    const target = registry.require(to);
    const allowed = await idsWhere(tx, target, ids, await actedUponBy(tx, target, entite));
    found.push(...wanted.filter(({ id }) => !allowed.includes(id)));
  }
  return found;
}

/** The values of a copy without references that act upon what its entity may not. A bound record is not copied. */
export async function withoutForeign(
  registry: Registry,
  { tx, acteur }: Writing,
  entry: Entry,
  values: Values,
): Promise<Values> {
  const entite = ownerIn(entry, values) ?? acteur.entiteId;
  const left = await foreign(registry, tx, entite, freshReferences(entry, null, values));
  const kept = new Map<string, unknown>();
  for (const { path } of left) {
    const value = values[path];
    if (!Array.isArray(value) && entry.resource.fields[path]?.required) throw new BridgeError('accessDenied');
    const away = left.filter((reference) => reference.path === path).map(({ id }) => id);
    kept.set(path, Array.isArray(value) ? value.filter((one) => !away.includes(one)) : null);
  }
  return { ...values, ...Object.fromEntries(kept) };
}

/** Refuses a record that would be below itself, however far. */
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
