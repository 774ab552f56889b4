import { mayAccess, openingOf, type Usage } from '@bridge/contract';
import type { Identity } from '../platform/auth/identity.ts';
import type { Db } from '../schema.ts';
import type { Entry, Registry } from './registry.ts';
import { usesCounted, usesThrough } from './usage.repository.ts';

/** More than a person reads before they look for another way. */
const MOST = 200;

/** Where a record is used: named where the reader sees it, counted elsewhere. */
export async function usagesOf(
  registry: Registry,
  db: Db,
  entry: Entry,
  id: number,
  { scope, language, viewer }: Identity,
): Promise<{ items: Usage[]; ailleurs: number }> {
  const items: Usage[] = [];
  let ailleurs = 0;
  for (const referrer of registry.referrersOf(entry.resource.id)) {
    const { resource } = referrer.entry;
    const mayView = mayAccess(resource.access.view, viewer);
    for (const use of await usesThrough(db, referrer, id, scope, language, MOST)) {
      if (!use.visible || !mayView) ailleurs += 1;
      else
        items.push({
          ressource: resource.id,
          nature: resource.noun.one,
          champ: referrer.stored.field.label,
          id: use.id,
          titre: use.titre,
          chemin: openingOf(resource, use.id)?.path ?? null,
        });
    }
  }
  return { items, ailleurs };
}

/** How many records use each of those given. */
export async function usageCounts(
  registry: Registry,
  db: Db,
  entry: Entry,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>();
  for (const referrer of registry.referrersOf(entry.resource.id)) {
    for (const { id, nombre } of await usesCounted(db, referrer, ids)) counts.set(id, (counts.get(id) ?? 0) + nombre);
  }
  return counts;
}
