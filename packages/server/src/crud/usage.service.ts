import { mayAccess, openingOf, type Usage } from '@bridge/contract';
import type { Acteur } from '../platform/auth/acteur.ts';
import type { Db } from '../schema.ts';
import type { Entry, Registry } from './registry.ts';
import { usesCounted, usesThrough } from './usage.repository.ts';

/** More than a person reads before they look for another way. */
const MOST = 200;

interface Usages {
  readonly items: Usage[];
  ailleurs: number;
}

/** Where a record is used: named where the reader sees it, counted elsewhere. */
export async function usagesOf(
  registry: Registry,
  db: Db,
  entry: Entry,
  id: number,
  identity: Acteur,
): Promise<Usages> {
  return (await usagesOfEach(registry, db, entry, [id], identity)).get(id) ?? { items: [], ailleurs: 0 };
}

/** The same for several records, those that are used: one question for each kind of use, however many they are. */
export async function usagesOfEach(
  registry: Registry,
  db: Db,
  entry: Entry,
  ids: readonly number[],
  { scope, language, viewer }: Acteur,
): Promise<ReadonlyMap<number, Usages>> {
  const found = new Map<number, Usages>();
  for (const referrer of registry.referrersOf(entry.resource.id)) {
    const { resource } = referrer.entry;
    const mayView = mayAccess(resource.access.view, viewer);
    const { label } = referrer.stored.field;
    for (const use of await usesThrough(db, referrer, ids, scope, language, MOST)) {
      const usages = found.get(use.cible) ?? { items: [], ailleurs: 0 };
      found.set(use.cible, usages);
      if (!use.visible || !mayView) usages.ailleurs += 1;
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
  const counts = new Map<number, number>();
  for (const referrer of registry.referrersOf(entry.resource.id)) {
    for (const { id, nombre } of await usesCounted(db, referrer, ids)) counts.set(id, (counts.get(id) ?? 0) + nombre);
  }
  return counts;
}
