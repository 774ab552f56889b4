import { type AnyRecord, BridgeError, type Field, valueOfNow } from '@bridge/contract';
import { owns } from '../../platform/auth/identity.ts';
import { placesLeft, valuesOfCopy, valuesOfRemoved, valuesOfVersion } from '../hooks.ts';
import { recordById, type Values } from '../read/record.repository.ts';
import type { Entry } from '../registry.ts';
import { usagesOf } from '../usage/usage.service.ts';
import { versionOf } from '../write/history.repository.ts';
import {
  type CrudContext,
  changeBy,
  createRecord,
  type Expected,
  saveChanges,
  settled,
  takeRecord,
} from '../write/record.service.ts';
import { saveRecord } from '../write/record-writing.repository.ts';
import { checkReferences, withoutForeign } from '../write/reference.rules.ts';
import type { Writing } from '../write/writing.ts';

/** The actions on a record besides changes: throw away, archive, restore, copy. */

export async function removeRecord(
  context: CrudContext,
  writing: Writing,
  entry: Entry,
  id: number,
  expected: Expected,
): Promise<void> {
  const before = await takeRecord(writing, entry, id, expected);
  if (before.supprimeLe !== null) return;
  const besides = await valuesOfRemoved(entry, writing, before);
  const { tx, acteur, at } = writing;
  const usages = await usagesOf(context.registry, tx, entry, id, acteur);
  if (usages.items.length + usages.ailleurs > 0) throw new BridgeError('inUse', { data: usages });
  const places = await placesLeft(entry, writing, before);
  await saveRecord(tx, entry, id, { ...besides, supprimeLe: at }, changeBy(writing));
  await settled(context, writing, entry, before, id, 'supprimer', places);
}

export async function archiveRecord(
  context: CrudContext,
  writing: Writing,
  entry: Entry,
  id: number,
  expected: Expected,
): Promise<AnyRecord> {
  const before = await takeRecord(writing, entry, id, expected);
  if (before.supprimeLe !== null) throw new BridgeError('inTrash');
  if (before.archiveLe !== null) return before;
  return saveChanges(context, writing, entry, before, { archiveLe: writing.at.toISOString() }, 'archiver');
}

/** Out of the trash, or else out of the archive. */
export async function restoreRecord(
  context: CrudContext,
  writing: Writing,
  entry: Entry,
  id: number,
  expected: Expected,
): Promise<AnyRecord> {
  const before = await takeRecord(writing, entry, id, expected);
  const thrown = before.supprimeLe !== null;
  // A record that it refers to may have been thrown away meanwhile.
  if (thrown) await checkReferences(context.registry, writing, entry, null, writableOf(entry, before));
  const change = thrown ? { supprimeLe: null } : { archiveLe: null };
  return saveChanges(context, writing, entry, before, change, thrown ? 'restaurer' : 'desarchiver');
}

/** Makes a copy that is named as one and belongs to its author. Values that must be unique are changed. */
export async function duplicateRecord(
  context: CrudContext,
  writing: Writing,
  entry: Entry,
  id: number,
): Promise<AnyRecord> {
  const { tx, acteur } = writing;
  const source = await recordById(tx, entry, acteur.scope, id);
  if (!source || source.supprimeLe !== null) throw new BridgeError('notFound');
  const own = owns(acteur.scope, source[entry.resource.owner]) ? {} : { [entry.resource.owner]: undefined };
  const copy = {
    ...writableOf(entry, source),
    ...copiedNames(entry, source),
    ...valuesOfCopy(entry, source),
    ...own,
  };
  const body = entry.resource.creation.safeParse(copy);
  if (!body.success)
    throw new BridgeError('invalidInput', {
      errors: body.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    });
  const values = await withoutForeign(context.registry, writing, entry, body.data);
  return createRecord(context, writing, entry, values, 'dupliquer');
}

export async function restoreVersion(
  context: CrudContext,
  writing: Writing,
  entry: Entry,
  id: number,
  numero: number,
  expected: Expected,
): Promise<AnyRecord> {
  const before = await takeRecord(writing, entry, id, expected);
  if (before.supprimeLe !== null) throw new BridgeError('inTrash');
  const values = await versionOf(writing.tx, entry.resource.id, id, numero);
  if (!values) throw new BridgeError('notFound');
  // A version may be older than a field, or hold a value that is no longer accepted.
  const body = entry.resource.patch.safeParse(
    ofNow(entry, { ...writableOf(entry, values), ...fixedOf(entry, before) }),
  );
  if (!body.success)
    throw new BridgeError('invalidInput', {
      errors: body.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    });
  return saveChanges(context, writing, entry, before, valuesOfVersion(entry, body.data, before), 'retablir');
}

/** The values of a record that a person may write, without secrets. */
function writableOf(entry: Entry, record: Values): Values {
  const writable = entry.columns.filter(({ field }) => !field.readOnly && field.kind !== 'secret');
  return Object.fromEntries(writable.flatMap(({ name }) => (record[name] === undefined ? [] : [[name, record[name]]])));
}

/** Fixed values stay as they are now, whatever an older version has. */
const fixedOf = ({ columns }: Entry, record: Values): Values =>
  Object.fromEntries(columns.flatMap(({ name, field }) => (field.fixed === undefined ? [] : [[name, record[name]]])));

const ofNow = ({ columns }: Entry, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = columns.find((one) => one.name === name)?.field;
      return [name, field === undefined ? value : valueOfNow(field, value)];
    }),
  );

/** « Plage (copie) »; a code that must be unique gets a number that is. */
function copiedNames({ columns, resource }: Entry, source: AnyRecord): Values {
  return Object.fromEntries(
    columns.flatMap(({ name, field }): [string, unknown][] => {
      const value = source[name];
      if (field.readOnly) return [];
      if (field.kind === 'slug')
        return [[name, `${String(value).slice(0, 80).replace(/-$/, '')}-copie-${crypto.randomUUID().slice(0, 4)}`]];
      return name === resource.title ? [[name, copyOf(field, value)]] : [];
    }),
  );
}

const COPIED = ' (copie)';

/** The title of a copy: a title that fills its field loses its end to the word that marks a copy. */
function copyOf(field: Field, title: unknown): unknown {
  const longest = 'longest' in field ? field.longest - COPIED.length : undefined;
  const named = (text: unknown) => `${String(text).slice(0, longest)}${COPIED}`;
  if (typeof title !== 'object' || title === null) return named(title);
  return Object.fromEntries(Object.entries(title).map(([language, text]) => [language, text && named(text)]));
}
