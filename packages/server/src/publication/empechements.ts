import { type AnyRecord, type Publications, referencesIn } from '@bridge/contract';
import type { Registry } from '../crud/registry.ts';
import type { Acteur } from '../platform/auth/acteur.ts';
import type { Db } from '../schema.ts';
import type { PublishedEntry } from './published.entry.ts';

export interface Empechement {
  readonly path: string;
  readonly told: Publications['empechements'][number];
}

/** The records that a record refers to and that may not be shown: they keep it from being published. */
export async function empechementsOf(
  registry: Registry,
  db: Db,
  { entry: { resource }, record }: { readonly entry: PublishedEntry; readonly record: AnyRecord },
  acteur: Pick<Acteur, 'language'>,
): Promise<Empechement[]> {
  const found = Object.entries(resource.fields).flatMap(([name, field]) =>
    referencesIn(field, record[name], name).map((reference) => ({ ...reference, label: field.label })),
  );
  const all: Empechement[] = [];
  for (const to of new Set(found.map((reference) => reference.to))) {
    const unfit = registry.entry(to)?.unfit;
    if (unfit === undefined) continue;
    const referring = found.filter((reference) => reference.to === to);
    const ids = [...new Set(referring.map(({ id }) => id))];
    const refused = new Map((await unfit(db, ids, acteur)).map((one) => [one.id, one]));
    all.push(
      ...referring.flatMap(({ id, path, label }) => {
        const one = refused.get(id);
        return one ? [{ path, told: { ou: placeOf(label, path), raison: one.raison, chemin: one.chemin } }] : [];
      }),
    );
  }
  return all;
}

/** « Séquence, n° 3 »: the field, and the position of the item. */
function placeOf(label: string, path: string): string {
  const [, rank] = /^[^.]+\.(\d+)/.exec(path) ?? [];
  return rank === undefined ? label : `${label}, n°\u00a0${Number(rank) + 1}`;
}
