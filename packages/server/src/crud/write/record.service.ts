import { type AnyRecord, BridgeError, COMMON_FIELDS, type FieldError, type RecordOf } from '@bridge/contract';
import { owns } from '../../platform/auth/identity.ts';
import { isUniqueViolation } from '../../platform/db/pool.ts';
import { type ChangeOther, changeAround, type Declared, lockFirst, valuesBesides } from '../hooks.ts';
import { lockRecord, recordById, type Values } from '../read/record.repository.ts';
import type { Entry, Registry } from '../registry.ts';
import { type Evenement, emit, type Suite } from './evenement.ts';
import { fautesDeFixes } from './fixed.rules.ts';
import { addVersion, type HistoryAction, versionOf } from './history.repository.ts';
import { fautesDeManques } from './needs.rules.ts';
import { addRecord, noteValues, saveRecord } from './record-writing.repository.ts';
import { checkLoops, checkReferences } from './reference.rules.ts';
import { refuse } from './refuse.rules.ts';
import { cleanValues, same, type Vault } from './value.rules.ts';
import type { Writing } from './writing.ts';

export interface CrudContext {
  readonly registry: Registry;
  readonly vault: Vault;
  /** The suites, which follow changes. */
  readonly suites: readonly Suite[];
}

const EVERYWHERE = {
  kind: 'system',
  reason: 'the row was just written by who may, or goes with one that was',
} as const;

/** Creates a record, and returns it with the type of its resource. */
export async function createRecord<T extends AnyRecord>(
  context: CrudContext,
  writing: Writing,
  entry: Entry<T>,
  body: Values,
  action?: HistoryAction,
): Promise<T>;
export async function createRecord(
  context: CrudContext,
  writing: Writing,
  entry: Entry,
  body: Values,
  action: HistoryAction = 'creer',
): Promise<AnyRecord> {
  await lockFirst(entry, writing);
  const values = ownedBy(writing, entry, cleanValues(entry, body));
  await checkReferences(context.registry, writing, entry, null, values);
  refuse(fautesDeManques(entry.resource.fields, values, values));
  const besides = await valuesBesides(entry, writing, { before: null, after: values, changes: values });
  const id = await explained(entry, () =>
    addRecord(writing.tx, entry, sealed(context, entry, { ...values, ...besides }), changeBy(writing)),
  );
  return settled(context, writing, entry, null, id, action);
}

/** A new record belongs to its author's entity, unless they choose another of theirs. */
function ownedBy({ acteur }: Writing, entry: Entry, values: Values): Values {
  const { owner } = entry.resource;
  if (owner === 'id') return values;
  const owned = { ...values, [owner]: values[owner] ?? acteur.entiteId };
  if (!owns(acteur.scope, owned[owner])) throw new BridgeError('accessDenied');
  return owned;
}

export interface Expected {
  /** The version that the change was made from; absent only where calls may leave it out. */
  readonly version?: number | undefined;
  /** Set when whole resources are changed at once, without known versions. */
  readonly unversioned?: boolean;
}

/** Locks a record to change it: found, of the person's entities, and still as it was read. */
export async function takeRecord<T extends AnyRecord>(
  writing: Writing,
  entry: Entry<T>,
  id: number,
  expected: Expected,
): Promise<T>;
export async function takeRecord(writing: Writing, entry: Entry, id: number, expected: Expected): Promise<AnyRecord> {
  const { tx, acteur } = writing;
  await lockFirst(entry, writing);
  const before = await lockRecord(tx, entry, acteur.scope, id);
  if (!before) {
    // The person sees the record, which another entity shares with them.
    const shared = await recordById(tx, entry, acteur.scope, id);
    throw new BridgeError(shared ? 'accessDenied' : 'notFound');
  }
  if (expected.version === undefined) {
    if (entry.resource.versionRequired && !expected.unversioned) throw new BridgeError('versionMissing');
    return before;
  }
  if (expected.version !== before.version) {
    const base = await versionOf(tx, entry.resource.id, id, expected.version);
    const own = { ...ofReader(entry, before), id, version: expected.version };
    const data = { current: before, base: base ? { ...base, ...own } : null };
    throw new BridgeError('conflict', { data });
  }
  return before;
}

/** Values that depend on the reader and that nobody sets: the history keeps the author's. */
function ofReader({ columns }: Entry, record: AnyRecord): Values {
  const own = columns.filter(({ field, perReader }) => perReader !== undefined && field.readOnly);
  return Object.fromEntries(own.map(({ name }) => [name, record[name]]));
}

export async function changeRecord(
  context: CrudContext,
  writing: Writing,
  entry: Entry,
  id: number,
  body: Values,
  expected: Expected,
  action: HistoryAction = 'modifier',
): Promise<AnyRecord> {
  const before = await takeRecord(writing, entry, id, expected);
  if (before.supprimeLe !== null) throw new BridgeError('inTrash');
  return saveChanges(context, writing, entry, before, body, action);
}

/** Saves a locked record. Values equal to those before are no change. */
export async function saveChanges<T extends AnyRecord>(
  context: CrudContext,
  writing: Writing,
  entry: Entry<T>,
  before: T,
  body: Values,
  action: HistoryAction,
): Promise<T>;
export async function saveChanges(
  context: CrudContext,
  writing: Writing,
  entry: Entry,
  before: AnyRecord,
  body: Values,
  action: HistoryAction,
): Promise<AnyRecord> {
  const asked = cleanValues(entry, body);
  const { owner } = entry.resource;
  const moves = owner !== 'id' && asked[owner] !== undefined && asked[owner] !== before[owner];
  if (moves && !owns(writing.acteur.scope, asked[owner])) throw new BridgeError('accessDenied');
  await checkReferences(context.registry, writing, entry, before, asked);
  await checkLoops(writing, entry, before.id, asked);
  const after = { ...before, ...asked };
  refuse([...fautesDeFixes(entry, before, asked), ...fautesDeManques(entry.resource.fields, after, asked)]);
  const besides = await valuesBesides(entry, writing, { before, after, changes: asked });
  const all: Values = { ...asked, ...besides };
  const changed = Object.fromEntries(Object.entries(all).filter(([name, value]) => !saysSame(value, before[name])));
  if (Object.keys(changed).length === 0) return before;
  await explained(entry, () =>
    saveRecord(writing.tx, entry, before.id, sealed(context, entry, changed), changeBy(writing)),
  );
  return settled(context, writing, entry, before, before.id, action);
}

const MODIFIE_LE = COMMON_FIELDS.modifieLe.schema;

/** Reads the written record back, keeps it in the history, and tells the change. */
export async function settled(
  context: CrudContext,
  writing: Writing,
  entry: Entry,
  before: AnyRecord | null,
  id: number,
  action: HistoryAction,
  places?: Evenement['places'],
): Promise<AnyRecord> {
  const { tx, acteur, at } = writing;
  const ressource = entry.resource.id;
  const after = await recordById(tx, entry, EVERYWHERE, id, acteur.scope);
  if (!after) throw new BridgeError('notFound');
  // Rows that changed in another way, or before the history existed, enter it with their next change.
  if (before)
    await addVersion(tx, {
      ressource,
      record: before,
      action: 'modifier',
      at: new Date(MODIFIE_LE.parse(before.modifieLe) ?? at),
      by: null,
    });
  await addVersion(tx, { ressource, record: after, action, at, by: acteur });
  await changeAround(entry, writing, before, after, changingOthers(context, writing));
  await emit(context, writing, { entry, id, action, before, after, places });
  return after;
}

/** Changes records that go with another, even where the author may change nothing else. */
function changingOthers(context: CrudContext, asked: Writing): ChangeOther {
  const writing: Writing = { ...asked, acteur: { ...asked.acteur, scope: EVERYWHERE } };
  return async <R extends Declared>(resource: R, id: number, changes: (record: RecordOf<R>) => Values) => {
    const entry = context.registry.require(resource.id);
    const before = await lockRecord(writing.tx, entry, EVERYWHERE, id);
    // The record was read by its columns, which give it the type of its resource.
    if (before) await saveChanges(context, writing, entry, before, changes(before as RecordOf<R>), 'modifier');
  };
}

/**
 * Notes values on a locked record that nobody types: the change is told, but the version stays, so that a person who
 * has the record open can save without a question.
 */
export async function noteOnRecord(
  context: CrudContext,
  writing: Writing,
  entry: Entry,
  before: AnyRecord,
  values: Values,
  told: Pick<Evenement, 'action' | 'details' | 'places'> = { action: 'modifier' },
): Promise<void> {
  await noteValues(writing.tx, entry, before.id, values);
  await emit(context, writing, { entry, id: before.id, before, after: { ...before, ...values }, ...told });
}

/** A secret is read back as its presence only: erasing an absent one is no change. */
function saysSame(value: unknown, before: unknown): boolean {
  return same(value, before) || (value === null && same(before, { defini: false }));
}

function sealed({ vault }: CrudContext, { columns }: Entry, values: Values): Values {
  const secrets = columns.filter(({ name, field }) => field.kind === 'secret' && typeof values[name] === 'string');
  return {
    ...values,
    ...Object.fromEntries(secrets.map(({ name }) => [name, vault.seal(String(values[name]))])),
  };
}

export const changeBy = ({ acteur, at }: Writing) => ({ userId: acteur.userId, at });

/** Turns a violated unique value into a fault of its field. */
async function explained<T>({ columns }: Entry, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const constraint = 'constraint' in Object(error) ? String(Object(error).constraint) : '';
    const unique = columns.filter(({ field }) => field.unique !== undefined);
    const concerned = unique.find(({ column }) => constraint.includes(`_${column}_`));
    if (!concerned) throw error;
    const problem: FieldError = { path: concerned.name, message: concerned.field.unique ?? '' };
    throw new BridgeError('invalidInput', { errors: [problem] });
  }
}
