import { type AnyRecord, objet, type PublishedResource, type Resource } from '@bridge/contract';
import { keyOf } from '../composition/cles.ts';

/** Public outputs keep the keys of their records, « selection:9 »: when one changes, they are made anew. */

/** The key that every output depends on. */
export const CATALOGUE = 'catalogue';

/** The key of pages that list all that is published in a place: the start of a site and its sitemap name every list. */
export const sommaireKeyOf = (place: string, id: number): string => `sommaire:${keyOf(place, id)}`;

/** The key of a record's saved version; undefined when no output is made from saved records of its resource. */
export function savedKeyOf({ id: ressource, outputs }: Pick<Resource, 'id' | 'outputs'>, id: number) {
  if (outputs === undefined) return undefined;
  return outputs.key === 'record' ? keyOf(ressource, id) : outputs.key;
}

/** With more changed objets than this, every page is made anew. */
export const MOST_OBJETS = 5_000;
export const objetKeys = (ids: readonly number[]): string[] =>
  ids.length > MOST_OBJETS ? [CATALOGUE] : ids.map((id) => keyOf(objet.id, id));

const OBJET = keyOf(objet.id, 0).slice(0, -1);
export const isObjetKey = (key: string): boolean => key.startsWith(OBJET);

/** Whether nothing made from a record may be shown any more, copies included. */
export const isHidden = ({ outputs }: Pick<Resource, 'outputs'>, record: AnyRecord): boolean =>
  outputs?.hides?.(record) ?? false;

/** The keys of a published version: the record, and the places that it names or where it is or was shown. */
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

/** The key of a withdrawn record, which is not shown any more, even from copies for when the database is away. */
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

/** Whether a change of some keys concerns an output with these keys. */
export function isTouched(keys: readonly string[], changed: ReadonlySet<string>): boolean {
  return changed.has(CATALOGUE) || keys.some((key) => changed.has(key));
}
