import { BridgeError, type Publications } from '@bridge/contract';
import { parseContenu } from '../composition/record.rules.ts';
import { readRecord } from '../crud/read/read.service.ts';
import type { Registry } from '../crud/registry.ts';
import { type CrudContext, noteOnRecord, takeRecord } from '../crud/write/record.service.ts';
import { refuse } from '../crud/write/refuse.rules.ts';
import type { Writing } from '../crud/write/writing.ts';
import type { Db } from '../schema.ts';
import { empechementsOf } from './empechements.ts';
import { unpublishedParts } from './parties.ts';
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
import type { PublishedEntry } from './published.entry.ts';

/** A record to publish, by its number. */
interface Publishable {
  readonly entry: PublishedEntry;
  readonly id: number;
}

interface Asked {
  readonly version: number;
  readonly du: string | null;
  readonly au: string | null;
}

/** Publishes a saved record, with the records that it needs if asked: all of them at once, or none. */
export async function publishRecord(
  context: CrudContext,
  writing: Writing,
  what: Publishable,
  { avec, ...asked }: Asked & { readonly avec: boolean },
): Promise<Publications> {
  const { tx, acteur } = writing;
  const { registry } = context;
  if (avec) {
    const record = await readRecord(tx, what.entry, acteur, what.id);
    for (const part of await unpublishedParts(registry, tx, { entry: what.entry, record }, acteur))
      await publishOne(
        context,
        writing,
        { entry: part.entry, id: part.record.id },
        { ...asked, version: part.record.version },
      );
  }
  await publishOne(context, writing, what, asked);
  return publicationsOf(registry, tx, what, writing);
}

async function publishOne(context: CrudContext, writing: Writing, what: Publishable, asked: Asked): Promise<void> {
  const { entry, id } = what;
  const { version, du, au } = asked;
  const { tx, at, acteur } = writing;
  const record = await takeRecord(writing, entry, id, { version });
  if (record.supprimeLe !== null) throw new BridgeError('inTrash');
  if (au !== null && new Date(au) <= at)
    throw new BridgeError('invalidInput', {
      errors: [{ path: 'au', message: 'Cette fin est déjà passée\u00a0: personne ne verrait la page.' }],
    });
  refuse(
    (await empechementsOf(context.registry, tx, { entry, record }, acteur)).map(({ path, told: { ou, raison } }) => ({
      path,
      message: `${ou}\u00a0: ${raison} Complétez-le, puis publiez.`,
    })),
  );
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
}

/** Publishes a former version of a record again. */
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
  return publicationsOf(context.registry, tx, what, writing);
}

/** Withdraws a record, whose published versions are kept. */
export async function withdrawRecord(context: CrudContext, writing: Writing, what: Publishable): Promise<Publications> {
  const { entry, id } = what;
  const record = await takeRecord(writing, entry, id, { unversioned: true });
  const places = await shownPlaces(writing.tx, entry.resource, id);
  if (await withdrawInForce(writing.tx, entry.resource.id, id))
    await noteOnRecord(context, writing, entry, record, WITHDRAWN, { action: 'retirer', details: {}, places });
  return publicationsOf(context.registry, writing.tx, what, writing);
}

export async function publicationsOf(
  registry: Registry,
  db: Db,
  { entry, id }: Publishable,
  { acteur, at }: Pick<Writing, 'acteur' | 'at'>,
): Promise<Publications> {
  const rows = await readPublications(db, entry.resource.id, id);
  const current = rows.find(({ enCours }) => enCours);
  const record = await readRecord(db, entry, acteur, id);
  const parts = await unpublishedParts(registry, db, { entry, record }, acteur);
  const empechements = await Promise.all(
    [{ entry, record }, ...parts].map((one) => empechementsOf(registry, db, one, acteur)),
  );
  return {
    enCours: current === undefined ? null : toPublication(current),
    items: rows.map(toPublication),
    remarques: current === undefined ? [] : await remarksOf(db, { entry, id }, current.id, at),
    empechements: empechements.flat().map(({ told }) => told),
    aPublier: parts.map(({ entry: { resource }, record: part, nom }) => ({
      ressource: resource.id,
      nature: resource.noun.one,
      id: part.id,
      nom,
    })),
  };
}

async function remarksOf(db: Db, { entry: { resource, remarks }, id }: Publishable, current: number, at: Date) {
  const published = remarks && (await publishedVersion(db, resource.id, id, current));
  return published === undefined
    ? []
    : [...((await remarks?.(db, parseContenu(resource, { id, ...published }), at)) ?? [])];
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
