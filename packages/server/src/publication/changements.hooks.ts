import { isPublished, type PublishedResource, type Resource } from '@bridge/contract';
import type { Hooks, Saving } from '../crud/hooks.ts';
import { same } from '../crud/write/value.rules.ts';
import { shownPlaces, WITHDRAWN, withdrawInForce } from './publication.repository.ts';

const hooksOf = (resource: PublishedResource): Hooks => ({
  beforeSave: async (_, saving) => (changes(saving) ? { etat: 'modifie' } : undefined),
  beforeRemove: async () => WITHDRAWN,
  withdraw: async ({ tx }, { id }) => {
    const places = await shownPlaces(tx, resource, id);
    return (await withdrawInForce(tx, resource.id, id)) ? places : undefined;
  },
});

/** Rules of saving: a published record notes that it was changed since, or that it was thrown away. */
export const publicationHooks = (resource: Resource): readonly Hooks[] =>
  isPublished(resource) ? [hooksOf(resource)] : [];

/** Whether the published version differs from the saved record. */
function changes({ before, changes: asked }: Saving): boolean {
  if (before === null || before.etat !== 'publie') return false;
  return Object.entries(asked).some(([name, value]) => name !== 'archiveLe' && !same(value, before[name]));
}
