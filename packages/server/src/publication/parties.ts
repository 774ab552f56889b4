import { type AnyRecord, mayAccess, referencesIn } from '@bridge/contract';
import { namesById } from '../crud/read/name.repository.ts';
import { findRecord } from '../crud/read/read.service.ts';
import type { Entry, Registry } from '../crud/registry.ts';
import type { Acteur } from '../platform/auth/acteur.ts';
import type { Db } from '../schema.ts';
import { isPublishedEntry, type PublishedEntry } from './published.entry.ts';

/** A record that another one needs, and that is not public yet. */
export interface Partie {
  readonly entry: PublishedEntry;
  readonly record: AnyRecord;
  readonly nom: string;
}

/** The records that a record needs to be seen as it was meant, if the reader may publish them and never did. */
export async function unpublishedParts(
  registry: Registry,
  db: Db,
  { entry, record }: { readonly entry: PublishedEntry; readonly record: AnyRecord },
  acteur: Acteur,
): Promise<Partie[]> {
  const places = (await placesOf(registry, db, entry, record, acteur)).flatMap((place) =>
    referredBy(place.entry, place.record),
  );
  const wanted = new Map([...referredBy(entry, record), ...places].map((one) => [`${one.to} ${one.id}`, one]));
  const parts: Partie[] = [];
  for (const { to, id } of wanted.values()) {
    const part = registry.entry(to);
    if (!part || !isPublishedEntry(part) || !mayAccess(part.resource.access.edit, acteur.viewer)) continue;
    const found = await findRecord(db, part, acteur.scope, id);
    if (!found?.modifiable || found.etat !== 'brouillon' || found.archiveLe || found.supprimeLe) continue;
    const [named] = await namesById(db, part, [id], acteur.language);
    parts.push({ entry: part, record: found, nom: named?.titre ?? '' });
  }
  return parts;
}

/** The records of the places where it appears: the sites of a list. */
async function placesOf(registry: Registry, db: Db, { resource }: PublishedEntry, record: AnyRecord, acteur: Acteur) {
  const name = resource.published.places;
  const field = name === undefined ? undefined : resource.fields[name];
  if (name === undefined || !field) return [];
  const found: { readonly entry: Entry; readonly record: AnyRecord }[] = [];
  for (const { to, id } of referencesIn(field, record[name], name)) {
    const entry = registry.entry(to);
    const place = entry && (await findRecord(db, entry, acteur.scope, id));
    if (place) found.push({ entry, record: place });
  }
  return found;
}

const referredBy = ({ resource }: Entry, record: AnyRecord) =>
  Object.entries(resource.fields).flatMap(([name, field]) => [...referencesIn(field, record[name], name)]);
