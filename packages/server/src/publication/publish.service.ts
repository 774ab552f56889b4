import { type AnyRecord, BridgeError, isPublished, type Publications, type PublishedResource } from '@bridge/contract';
import { takeRecord } from '../crud/record.service.ts';
import type { Entry } from '../crud/registry.ts';
import type { Writing } from '../crud/writing.ts';
import { auditChange } from '../platform/audit.ts';
import type { Db } from '../schema.ts';
import { noteChanges } from './changements.repository.ts';
import { publishedKeys, withdrawn } from './changements.rules.ts';
import {
  insertPublication,
  type LignePubliee,
  noteState,
  publishedVersion,
  putInForce,
  readPublications,
  shownPlaces,
  withdrawInForce,
} from './publication.repository.ts';

export type PublishedEntry = Entry & { readonly resource: PublishedResource };

export const isPublishedEntry = (entry: Entry): entry is PublishedEntry => isPublished(entry.resource);

/** A record that is published, by its number. */
export interface Publishable {
  readonly entry: PublishedEntry;
  readonly id: number;
}

interface Asked {
  readonly version: number;
  readonly du: string | null;
  readonly au: string | null;
}

/** What is saved becomes what visitors see: whole, at once, or not at all. */
export async function publishRecord(writing: Writing, what: Publishable, { version, du, au }: Asked) {
  const { entry, id } = what;
  const { tx, at, acteur } = writing;
  const record = await takeRecord(writing, entry, id, { version });
  if (record.supprimeLe !== null) throw new BridgeError('inTrash');
  if (au !== null && new Date(au) <= at)
    throw new BridgeError('invalidInput', {
      errors: [{ path: 'au', message: 'Cette fin est déjà passée\u00a0: personne ne verrait la page.' }],
    });
  const contenu = Object.fromEntries(entry.columns.map(({ name }) => [name, record[name] ?? null]));
  const publication = await insertPublication(tx, {
    ressource: entry.resource.id,
    enregistrement: id,
    version: record.version,
    contenu,
    du,
    au,
    at,
    par: acteur.userId,
  });
  const keys = await show(tx, what, record, { publication, at });
  await noteState(tx, entry.table, id, { etat: 'publie', publieLe: at });
  return tell(writing, what, 'publier', { version: record.version, du, au }, keys);
}

/** Another version of the same record, published before, is what visitors see again. */
export async function republishVersion(writing: Writing, what: Publishable, publication: number) {
  const { entry, id } = what;
  const { tx, at } = writing;
  const record = await takeRecord(writing, entry, id, { unversioned: true });
  if (record.supprimeLe !== null) throw new BridgeError('inTrash');
  const chosen = await publishedVersion(tx, entry.resource.id, id, publication);
  if (chosen === undefined) throw new BridgeError('notFound');
  const keys = await show(tx, what, record, { publication, at });
  const etat = chosen.version === record.version ? 'publie' : 'modifie';
  await noteState(tx, entry.table, id, { etat, publieLe: at });
  return tell(writing, what, 'republier', { version: chosen.version }, keys);
}

/** Puts a version in force. Answers the keys of what changes with it: in the places that it leaves, and in those that it enters. */
async function show(
  tx: Db,
  { entry: { resource }, id }: Publishable,
  record: AnyRecord,
  inForce: { readonly publication: number; readonly at: Date },
): Promise<string[]> {
  const before = await shownPlaces(tx, resource, id);
  await putInForce(tx, resource.id, id, inForce);
  return publishedKeys(resource, record, before, await shownPlaces(tx, resource, id));
}

/** Nobody sees the record any more; its published versions are kept. */
export async function withdrawRecord(writing: Writing, what: Publishable): Promise<Publications> {
  const { entry, id } = what;
  const record = await takeRecord(writing, entry, id, { unversioned: true });
  const shown = await shownPlaces(writing.tx, entry.resource, id);
  if (!(await withdrawInForce(writing.tx, entry.resource.id, id))) return publicationsOf(writing.tx, what);
  await noteState(writing.tx, entry.table, id, { etat: 'brouillon', publieLe: null });
  return tell(writing, what, 'retirer', {}, publishedKeys(entry.resource, record, shown).map(withdrawn));
}

async function tell(
  writing: Writing,
  what: Publishable,
  action: 'publier' | 'republier' | 'retirer',
  details: Record<string, unknown>,
  keys: readonly string[],
): Promise<Publications> {
  await noteChanges(writing.tx, keys);
  const target = { kind: what.entry.resource.id, id: what.id };
  await auditChange(writing, { action: `${target.kind}.${action}`, target, details });
  return publicationsOf(writing.tx, what);
}

export async function publicationsOf(db: Db, { entry, id }: Publishable): Promise<Publications> {
  const rows = await readPublications(db, entry.resource.id, id);
  const current = rows.find(({ enCours }) => enCours);
  return {
    enCours: current === undefined ? null : toPublication(current),
    items: rows.map(toPublication),
    remarques: current === undefined ? [] : [...((await entry.remarks?.(db, id)) ?? [])],
  };
}

function toPublication({ id, version, publieLe, publiePar, du, au }: LignePubliee) {
  return {
    id,
    version,
    publieLe: publieLe.toISOString(),
    publiePar,
    du: du?.toISOString() ?? null,
    au: au?.toISOString() ?? null,
  };
}
