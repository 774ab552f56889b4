import { BridgeError, isPublished, type Publications, type PublishedResource } from '@bridge/contract';
import { parseContenu } from '../composition/record.rules.ts';
import { type CrudContext, noteOnRecord, takeRecord } from '../crud/record.service.ts';
import type { Entry } from '../crud/registry.ts';
import type { Writing } from '../crud/writing.ts';
import type { Db } from '../schema.ts';
import {
  insertPublication,
  type LignePubliee,
  publishedVersion,
  putInForce,
  readPublications,
  shownPlaces,
  WITHDRAWN,
  withdrawInForce,
} from './publication.repository.ts';

type PublishedEntry = Entry & { readonly resource: PublishedResource };

export const isPublishedEntry = (entry: Entry): entry is PublishedEntry => isPublished(entry.resource);

/** A record that is published, by its number. */
interface Publishable {
  readonly entry: PublishedEntry;
  readonly id: number;
}

interface Asked {
  readonly version: number;
  readonly du: string | null;
  readonly au: string | null;
}

/** What is saved becomes what visitors see: whole, at once, or not at all. */
export async function publishRecord(context: CrudContext, writing: Writing, what: Publishable, asked: Asked) {
  const { entry, id } = what;
  const { version, du, au } = asked;
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
  const places = await shownPlaces(tx, entry.resource, id);
  await putInForce(tx, entry.resource.id, id, { publication, at });
  const state = { etat: 'publie', publieLe: at.toISOString() } as const;
  const told = { action: 'publier', details: { version, du, au }, places } as const;
  await noteOnRecord(context, writing, entry, record, state, told);
  return publicationsOf(tx, what);
}

/** Another version of the same record, published before, is what visitors see again. */
export async function republishVersion(
  context: CrudContext,
  writing: Writing,
  what: Publishable,
  publication: number,
): Promise<Publications> {
  const { entry, id } = what;
  const { tx, at } = writing;
  const record = await takeRecord(writing, entry, id, { unversioned: true });
  if (record.supprimeLe !== null) throw new BridgeError('inTrash');
  const chosen = await publishedVersion(tx, entry.resource.id, id, publication);
  if (chosen === undefined) throw new BridgeError('notFound');
  const places = await shownPlaces(tx, entry.resource, id);
  await putInForce(tx, entry.resource.id, id, { publication, at });
  const etat = chosen.version === record.version ? 'publie' : 'modifie';
  const state = { etat, publieLe: at.toISOString() } as const;
  const told = { action: 'republier', details: { version: chosen.version }, places } as const;
  await noteOnRecord(context, writing, entry, record, state, told);
  return publicationsOf(tx, what);
}

/** Nobody sees the record any more; its published versions are kept. */
export async function withdrawRecord(context: CrudContext, writing: Writing, what: Publishable): Promise<Publications> {
  const { entry, id } = what;
  const record = await takeRecord(writing, entry, id, { unversioned: true });
  const places = await shownPlaces(writing.tx, entry.resource, id);
  if (await withdrawInForce(writing.tx, entry.resource.id, id))
    await noteOnRecord(context, writing, entry, record, WITHDRAWN, { action: 'retirer', details: {}, places });
  return publicationsOf(writing.tx, what);
}

export async function publicationsOf(db: Db, { entry, id }: Publishable): Promise<Publications> {
  const rows = await readPublications(db, entry.resource.id, id);
  const current = rows.find(({ enCours }) => enCours);
  return {
    enCours: current === undefined ? null : toPublication(current),
    items: rows.map(toPublication),
    remarques: current === undefined ? [] : await remarksOf(db, { entry, id }, current.id),
  };
}

async function remarksOf(db: Db, { entry: { resource, remarks }, id }: Publishable, current: number) {
  const published = remarks && (await publishedVersion(db, resource.id, id, current));
  return published === undefined
    ? []
    : [...((await remarks?.(db, parseContenu(resource, { id, ...published }))) ?? [])];
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
