import { type AnyRecord, objet, type PublishedResource, type Resource } from '@bridge/contract';
import { keyOf } from '../composition/cles.ts';

/** Public outputs keep the keys of what they were made of, « selection:9 »: one of them changes, and they are made anew. */

/** The key that every output depends on. */
export const CATALOGUE = 'catalogue';

/** The key of what tells of everything that is published in a place: the start of a site and its map name every list. */
export const sommaireKeyOf = (place: string, id: number): string => `sommaire:${keyOf(place, id)}`;

/** What changes when a record is saved; undefined where no output is made of its resource as it is saved. */
export function savedKeyOf({ id: ressource, outputs }: Pick<Resource, 'id' | 'outputs'>, id: number) {
  if (outputs === undefined) return undefined;
  return outputs.key === 'record' ? keyOf(ressource, id) : outputs.key;
}

/** What changes when some objets do: more of them than this, and every page is made anew. */
export const MOST_OBJETS = 5_000;
export const objetKeys = (ids: readonly number[]): string[] =>
  ids.length > MOST_OBJETS ? [CATALOGUE] : ids.map((id) => keyOf(objet.id, id));

const OBJET = keyOf(objet.id, 0).slice(0, -1);
export const isObjetKey = (key: string): boolean => key.startsWith(OBJET);

/** Whether nothing that is made of a record may be shown any more, whatever was kept of it. */
export const isHidden = ({ outputs }: Pick<Resource, 'outputs'>, record: AnyRecord): boolean =>
  outputs?.hides?.(record) ?? false;

/** What changes with the published version of a record: the record, and the places that it names or where it is or was shown. */
export function publishedKeys(
  { id: ressource, published: { places = '' }, fields }: Pick<PublishedResource, 'id' | 'published' | 'fields'>,
  record: AnyRecord,
  ...shown: readonly unknown[]
): string[] {
  const own = keyOf(ressource, record.id);
  const field = fields[places];
  if (field?.kind !== 'references') return [own];
  const named = [record[places], ...shown].flat().filter((place) => typeof place === 'number');
  return [own, ...[...new Set(named)].map((place) => sommaireKeyOf(field.to, place))];
}

const WITHDRAWN = '!';

/** The same key, of what is not to be shown any more: not even from the copy that is kept for when the database is away. */
export function withdrawn(key: string): string {
  return `${WITHDRAWN}${key}`;
}

export interface Changement {
  readonly cles: ReadonlySet<string>;
  readonly retraits: ReadonlySet<string>;
}

export function changementOf(noted: readonly string[]): Changement {
  const retraits = noted.filter((key) => key.startsWith(WITHDRAWN)).map((key) => key.slice(WITHDRAWN.length));
  return {
    cles: new Set([...noted.filter((key) => !key.startsWith(WITHDRAWN)), ...retraits]),
    retraits: new Set(retraits),
  };
}

/** Whether an output that depends on some keys is concerned by a change of others. */
export function isTouched(keys: readonly string[], changed: ReadonlySet<string>): boolean {
  return changed.has(CATALOGUE) || keys.some((key) => changed.has(key));
}
