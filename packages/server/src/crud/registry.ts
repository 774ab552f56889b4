import {
  type AnyRecord,
  blankOf,
  type Field,
  type Fields,
  type ListField,
  type RecordOf,
  type Resource,
  refTargetsOf,
  type Usage,
} from '@bridge/contract';
import type { z } from 'zod';
import type { Acteur } from '../platform/auth/acteur.ts';
import type { Db } from '../schema.ts';
import type { Declared, Hooks } from './hooks.ts';
import type { ReadOnlyEntry } from './read/read-only.entry.ts';
import { columnOf, type PerReader, type Stored, type StoredField, storedOf } from './stored.ts';

export interface ResourceOptions {
  readonly hooks?: Hooks;
  /** See Stored. */
  readonly searchColumn?: string;
  /**
   * Values that depend on their reader, by field: read, exported and sorted by, neither searched nor filtered by. The
   * history keeps them as the author saw them, for people who may change the record if people set them.
   */
  readonly perReader?: Readonly<Record<string, PerReader>>;
  readonly remarks?: Remarks;
  readonly traces?: Traces;
  readonly unfit?: Unfit;
}

/** What is particular to a resource on the server, made by `describe`. */
export interface Descriptor extends ResourceOptions {
  readonly ressource: string;
}

/** What keeps people from seeing a published record as it was meant, and what to do, in sentences. */
export type Remarks<R extends Declared = Resource> = (
  db: Db,
  published: RecordOf<R>,
  at: Date,
) => Promise<readonly string[]>;

/** Past uses of a record, which does not depend on them: told with its usages, and no obstacle to its removal. */
export type Traces = (db: Db, acteur: Pick<Acteur, 'scope' | 'viewer'>, id: number) => Promise<readonly Usage[]>;

/** Among some records, those that nothing may be published with: the reason, and the page that corrects it. */
export type Unfit = (
  db: Db,
  ids: readonly number[],
  acteur: Pick<Acteur, 'language'>,
) => Promise<readonly { readonly id: number; readonly raison: string; readonly chemin: string | null }[]>;

export interface Entry<T extends AnyRecord = AnyRecord> extends Stored {
  /** For the compiler only: the type of its records. No entry has a value. */
  readonly told?: T;
  /** The hooks of the resource, then shared ones. */
  readonly hooks: readonly Hooks[];
  readonly remarks?: Remarks;
  readonly traces?: Traces;
  readonly unfit?: Unfit;
}

/** A field of a resource that refers to another: directly, in its list items, or anywhere in its document. */
export interface Referrer {
  readonly entry: Entry;
  readonly stored: StoredField;
  readonly way: Way;
  readonly to: string;
}

export type Way =
  | { readonly kind: 'one' | 'many' | 'document' }
  /** `field`: the name inside the items. */
  | { readonly kind: 'items'; readonly field: string; readonly many: boolean };

interface Recorded {
  readonly id: string;
  readonly record: z.ZodType<AnyRecord>;
}

export interface Registry {
  readonly entries: readonly Entry[];
  /** The lists that people only read. */
  readonly readOnly: readonly ReadOnlyEntry[];
  entry(id: string): Entry | undefined;
  /** The entry of a known resource, whose records have its type. */
  require<R extends Recorded>(resource: R): Entry<RecordOf<R>>;
  require(id: string): Entry;
  /** The fields that may refer to a resource, without those that the server notes (created by, changed by). */
  referrersOf(id: string): readonly Referrer[];
}

/** Hooks that a resource gets for its declaration. */
type SharedHooks = (resource: Resource) => readonly Hooks[];

export function createRegistry(
  resources: readonly Resource[],
  descriptors: readonly Descriptor[],
  shared: SharedHooks = () => [],
  readOnly: readonly ReadOnlyEntry[] = [],
): Registry {
  const options = byResource(resources, descriptors);
  const alone = resources.map((resource): Entry => {
    const { hooks, searchColumn = null, perReader = {}, remarks, traces, unfit } = options.get(resource.id) ?? {};
    const stored = storedOf(resource, searchColumn);
    const read = stored.columns.map((column) => withReader(column, perReader[column.name]));
    const all = [...(hooks === undefined ? [] : [hooks]), ...shared(resource)];
    return {
      ...stored,
      columns: read,
      hooks: all,
      ...(remarks && { remarks }),
      ...(traces && { traces }),
      ...(unfit && { unfit }),
    };
  });
  const entries = alone.map((entry) => ({
    ...entry,
    columns: entry.columns.map((stored) => withTarget(alone, stored)),
  }));
  const byId = new Map(entries.map((entry) => [entry.resource.id, entry]));
  function require<R extends Recorded>(resource: R): Entry<RecordOf<R>>;
  function require(id: string): Entry;
  function require(wanted: string | Recorded): Entry {
    const id = typeof wanted === 'string' ? wanted : wanted.id;
    const entry = byId.get(id);
    if (entry === undefined) throw new Error(`${id} is no resource`);
    return entry;
  }
  const referrers = entries.flatMap((entry) => entry.columns.flatMap((stored) => referrersIn(entry, stored)));
  return {
    entries,
    readOnly,
    entry: (id) => byId.get(id),
    require,
    referrersOf: (id) => referrers.filter(({ to }) => to === id),
  };
}

/** A descriptor for each resource that needs one; two of one resource, or one of an unknown resource, are mistakes. */
function byResource(
  resources: readonly Resource[],
  descriptors: readonly Descriptor[],
): ReadonlyMap<string, Descriptor> {
  const found = new Map<string, Descriptor>();
  for (const descriptor of descriptors) {
    const { ressource } = descriptor;
    if (!resources.some(({ id }) => id === ressource)) throw new Error(`${ressource} is described and is no resource`);
    if (found.has(ressource)) throw new Error(`${ressource} is described twice`);
    found.set(ressource, descriptor);
  }
  return found;
}

function withReader(stored: StoredField, perReader: PerReader | undefined): StoredField {
  return perReader === undefined ? stored : { ...stored, perReader };
}

/** A field with what depends on other entries: a reference's equivalents, the parts of a list for others. */
function withTarget(entries: readonly Entry[], stored: StoredField): StoredField {
  const { field } = stored;
  if (field.kind === 'list') return withItems(entries, stored, field);
  if (field.kind !== 'reference' && field.kind !== 'references') return stored;
  const target = entries.find(({ resource }) => resource.id === field.to);
  const equivalence = target?.resource.equivalence;
  if (target === undefined || equivalence === undefined) return stored;
  return { ...stored, equivalents: { table: target.table, column: columnOf(target, equivalence) } };
}

function withItems(entries: readonly Entry[], stored: StoredField, { forms, seenBy: name }: ListField): StoredField {
  const fields = Object.assign({}, ...Object.values(forms).map((form) => form.fields)) as Fields;
  const between = Object.entries(fields).filter(([, field]) => field.ownOnly);
  const reference = name === undefined ? undefined : fields[name];
  const to = reference?.kind === 'reference' ? reference.to : undefined;
  const target = entries.find(({ resource }) => resource.id === to);
  if (name !== undefined && target === undefined) throw new Error(`${stored.name} is not seen by « ${name} »`);
  if (between.length === 0 && target === undefined) return stored;
  const blank = Object.fromEntries(between.map(([own, field]) => [own, untold(field)]));
  return { ...stored, items: { blank, seenBy: name && target ? { name, target } : null } };
}

/** The value for other entities: empty or, for a required text, that it is not told. */
const untold = (field: Field): unknown => (field.kind === 'text' && field.required ? 'Non communiqué' : blankOf(field));

function referrersIn(entry: Entry, stored: StoredField): Referrer[] {
  const { field } = stored;
  if (field.readOnly && !field.holds) return [];
  switch (field.kind) {
    case 'reference':
      return [{ entry, stored, way: { kind: 'one' }, to: field.to }];
    case 'references':
      return [{ entry, stored, way: { kind: 'many' }, to: field.to }];
    case 'json':
      return inDocument(entry, stored);
    case 'list':
      return [
        ...Object.values(field.forms).flatMap(({ fields }) =>
          Object.entries(fields).flatMap(([name, inner]): Referrer[] =>
            (inner.kind === 'reference' || inner.kind === 'references') && !inner.asRef
              ? [
                  {
                    entry,
                    stored,
                    way: { kind: 'items', field: name, many: inner.kind === 'references' },
                    to: inner.to,
                  },
                ]
              : [],
          ),
        ),
        ...inDocument(entry, stored),
      ];
    default:
      return [];
  }
}

/** The references inside a document, which name their own targets. */
function inDocument(entry: Entry, stored: StoredField): Referrer[] {
  return refTargetsOf(stored.field).map((to) => ({ entry, stored, way: { kind: 'document' }, to }));
}
