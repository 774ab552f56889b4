import {
  type AnyRecord,
  type AnyRow,
  automateEnMots,
  BridgeError,
  type HistoryEntry,
  type ListedResource,
  type Names,
  referencesIn,
  USAGES,
} from '@bridge/contract';
import type { Acteur } from '../../platform/auth/acteur.ts';
import { isSharedWith, type Scope } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';
import type { Entry, Registry } from '../registry.ts';
import type { Stored, StoredField, ToldOf } from '../stored.ts';
import { usageCounts } from '../usage/usage.service.ts';
import { versionsBefore } from '../write/history.repository.ts';
import { changesBetween } from '../write/value.rules.ts';
import { type Counted, pageFound, recordsFound, type Search, type Slice } from './list.repository.ts';
import type { LongLists } from './long-lists.ts';
import { namesOfAll } from './name.repository.ts';
import { recordById } from './record.repository.ts';

export interface ListQuery extends Search {
  readonly page: number;
  readonly itemsPerPage: number;
  readonly fields: readonly string[];
}

/** A page, with the total number of rows. */
export interface PageQuery extends ListQuery {
  readonly compte: 'borne' | 'exact';
}

/** What pages are read with. */
export interface PagesRead {
  readonly registry: Registry;
  readonly db: Db;
  readonly longLists: LongLists;
}

export interface Found<R extends AnyRow = AnyRecord> {
  readonly items: R[];
  readonly names: Names;
}

export async function pageOfRecords(
  read: PagesRead,
  entry: Entry,
  identity: Acteur,
  query: PageQuery,
): Promise<Found & Counted> {
  const { items, ...found } = await rowsCounted(read, entry, identity, query);
  return { items: await withUsages(read.registry, read.db, entry, items, query), ...found };
}

/** The rows of a page, with the names of their references and, if asked, the number of their uses. */
export async function rowsOfRecords(
  registry: Registry,
  db: Db,
  entry: Entry,
  acteur: Acteur,
  query: ListQuery,
): Promise<Found> {
  const { items, names } = await rowsFound(registry, db, entry, acteur, query);
  return { items: await withUsages(registry, db, entry, items, query), names };
}

async function withUsages(
  registry: Registry,
  db: Db,
  entry: Entry,
  items: AnyRecord[],
  { fields }: ListQuery,
): Promise<AnyRecord[]> {
  if (!fields.includes(USAGES)) return items;
  const ids = items.map(({ id }) => id);
  const counts = await usageCounts(registry, db, entry, ids);
  return items.map((item) => ({ ...item, [USAGES]: counts.get(item.id) ?? 0 }));
}

/** The rows of a page of any list, with the names of their references. */
export async function rowsFound<R extends ListedResource>(
  registry: Registry,
  db: Db,
  stored: Stored<R>,
  reader: Acteur,
  query: ListQuery,
): Promise<Found<ToldOf<R>>> {
  const items = await recordsFound(db, stored, reader.scope, query, sliceOf(query, reader));
  return { items, names: await namesIn(registry, db, stored.resource, items, reader) };
}

/** The same, with the total number of rows. */
export async function rowsCounted<R extends ListedResource>(
  { registry, db, longLists }: PagesRead,
  stored: Stored<R>,
  reader: Acteur,
  query: PageQuery,
): Promise<Found<ToldOf<R>> & Counted> {
  const { items, ...counted } = await pageFound(db, stored, reader.scope, query, sliceOf(query, reader), longLists);
  return { items, names: await namesIn(registry, db, stored.resource, items, reader), ...counted };
}

function sliceOf({ page, itemsPerPage, fields }: ListQuery, { language }: Reader): Slice {
  const wanted = fields.length === 0 ? undefined : fields;
  return { limit: itemsPerPage, offset: (page - 1) * itemsPerPage, language, fields: wanted };
}

type Reader = Pick<Acteur, 'scope' | 'language'>;

/** The references of records to one resource: those told to all readers, and those told if the target is seen. */
interface Referred {
  readonly told: Set<number>;
  readonly ifSeen: Set<number>;
}

/**
 * The names of the references of some records. One's own records tell all of them, since their authors saw them. Shared
 * records, and drafts, which may name anything, tell those that the reader sees, and the owner.
 */
export async function namesIn(
  registry: Registry,
  db: Db,
  resource: Pick<ListedResource, 'fields' | 'owner'>,
  records: readonly Readonly<Record<string, unknown>>[],
  { scope, language }: Reader,
  of: 'records' | 'drafts' = 'records',
): Promise<Names> {
  const wanted = new Map<string, Referred>();
  for (const record of records) {
    const isOwn = of === 'records' && record.modifiable !== false;
    for (const [name, field] of Object.entries(resource.fields))
      for (const { to, id } of referencesIn(field, record[name], name)) {
        const referred = wanted.get(to) ?? { told: new Set(), ifSeen: new Set() };
        (isOwn || name === resource.owner ? referred.told : referred.ifSeen).add(id);
        wanted.set(to, referred);
      }
  }
  const called = [...wanted].flatMap(([to, { told, ifSeen }]) => {
    const stored = registry.entry(to);
    return stored ? [{ to, stored, told: [...told], ifSeen: [...ifSeen].filter((id) => !told.has(id)) }] : [];
  });
  const names = await namesOfAll(db, called, scope, language);
  return Object.fromEntries(
    [...wanted.keys()].map((to) => [to, names[called.findIndex((one) => one.to === to)] ?? {}]),
  );
}

/** A record that the reader sees, or undefined. */
export async function findRecord<T extends AnyRecord>(
  db: Db,
  entry: Entry<T>,
  scope: Scope,
  id: number,
): Promise<T | undefined> {
  // The columns were read by the declaration, which gives the record its type.
  return (await recordById(db, entry, scope, id)) as T | undefined;
}

export async function readRecord<T extends AnyRecord>(
  db: Db,
  entry: Entry<T>,
  { scope }: Acteur,
  id: number,
): Promise<T> {
  const found = await findRecord(db, entry, scope, id);
  if (!found) throw new BridgeError('notFound');
  return found;
}

const VERSIONS_AT_ONCE = 30;
const AFTER_ALL = 2_147_483_647;

export async function historyOf(
  registry: Registry,
  db: Db,
  entry: Entry,
  identity: Acteur,
  id: number,
  before = AFTER_ALL,
): Promise<{ items: HistoryEntry[]; names: Names }> {
  const { modifiable: isOwn } = await readRecord(db, entry, identity, id);
  const told = new Set(entry.columns.filter((column) => isTold(column, isOwn)).map(({ name }) => name));
  // One more version than shown: the last one shown is told by its differences.
  const all = await versionsBefore(db, entry.resource.id, id, before, VERSIONS_AT_ONCE + 1);
  const rows = isOwn ? all : sinceShared(entry, identity.scope, all);
  const items = rows.slice(0, VERSIONS_AT_ONCE).map((row, index): HistoryEntry => {
    const changes = changesBetween(rows[index + 1]?.valeurs ?? null, row.valeurs);
    if (!isOwn) return { ...toldToOthers(row), changements: changesTold(changes, told) };
    return {
      numero: row.numero,
      le: row.le.toISOString(),
      // The engine writes no other action.
      action: row.action as HistoryEntry['action'],
      par: person(row.utilisateur_id, row.nom),
      acteur:
        row.automate === null ? person(row.acteur_id, row.acteur) : { id: null, nom: automateEnMots(row.automate) },
      changements: changesTold(changes, told),
    };
  });
  const values = rows.map(({ valeurs }) => ({
    ...Object.fromEntries(Object.entries(valeurs).filter(([name]) => told.has(name))),
    modifiable: isOwn,
  }));
  return { items, names: await namesIn(registry, db, entry.resource, values, identity) };
}

function changesTold(
  changes: Readonly<Record<string, unknown>>,
  told: ReadonlySet<string>,
): HistoryEntry['changements'] {
  return Object.entries(changes)
    .filter(([champ]) => told.has(champ))
    .map(([champ, change]) => ({ champ, ...(change as { avant: unknown; apres: unknown }) }));
}

type KeptVersion = Awaited<ReturnType<typeof versionsBefore>>[number];

/** The versions, newest first, since the record was shared with the reader: earlier ones are not theirs to know. */
function sinceShared({ resource }: Entry, scope: Scope, rows: readonly KeptVersion[]): readonly KeptVersion[] {
  const hidden = rows.findIndex(({ valeurs }) => !isSharedWith(scope, valeurs.partage, valeurs[resource.owner]));
  return hidden === -1 ? rows : rows.slice(0, hidden);
}

/** The change of another entity, without its author. */
function toldToOthers({ numero, le, action }: KeptVersion): Omit<HistoryEntry, 'changements'> {
  return { numero, le: le.toISOString(), action: action as HistoryEntry['action'], par: null, acteur: null };
}

/** Whether a reader is told of a change: values by reader, and fields of the own entity, are for its people. */
function isTold({ field, perReader, items }: StoredField, isOwn: unknown): boolean {
  if ((field.ownOnly || items !== undefined) && isOwn !== true) return false;
  return perReader === undefined || (isOwn === true && !field.readOnly);
}

function person(id: number | null, nom: string | null) {
  return id === null ? null : { id, nom: nom ?? 'Compte supprimé' };
}
