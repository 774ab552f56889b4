import { mayAccess, openingOf, type Usage } from '@bridge/contract';
import type { Acteur } from '../../platform/auth/acteur.ts';
import type { Db } from '../../schema.ts';
import type { Entry, Registry } from '../registry.ts';
import { usesCounted, usesThrough } from './usage.repository.ts';

/** The most usages listed. */
const MOST = 200;

export interface Usages {
  readonly items: Usage[];
  ailleurs: number;
}

/** The usages of a record: named if the reader sees them, else counted. */
export async function usagesOf(
  registry: Registry,
  db: Db,
  entry: Entry,
  id: number,
  identity: Acteur,
): Promise<Usages> {
  return (await usagesOfEach(registry, db, entry, [id], identity)).get(id) ?? { items: [], ailleurs: 0 };
}

/** The usages of several records that have some. */
export async function usagesOfEach(
  registry: Registry,
  db: Db,
  entry: Entry,
  ids: readonly number[],
  { scope, language, viewer }: Acteur,
  most = MOST,
): Promise<ReadonlyMap<number, Usages>> {
  const found = new Map<number, Usages>();
  const referrers = registry.referrersOf(entry.resource.id);
  for (const use of await usesThrough(db, referrers, ids, { scope, language, most })) {
    const referrer = referrers[use.voie];
    if (!referrer) continue;
    const { resource } = referrer.entry;
    const { label } = referrer.stored.field;
    const usages = found.get(use.cible) ?? { items: [], ailleurs: 0 };
    found.set(use.cible, usages);
    if (!use.visible || !mayAccess(resource.access.view, viewer)) usages.ailleurs += 1;
    else
      usages.items.push({
        ressource: resource.id,
        nature: resource.noun.one,
        champ: use.horsBrouillon ? `${label}, dans la version publiée` : label,
        id: use.id,
        titre: use.titre,
        chemin: openingOf(resource, use.id)?.path ?? null,
      });
  }
  return found;
}

/** How many records use each of those given. */
export async function usageCounts(
  registry: Registry,
  db: Db,
  entry: Entry,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const counted = await usesCounted(db, registry.referrersOf(entry.resource.id), ids);
  return new Map(counted.map(({ id, nombre }) => [id, nombre]));
}
