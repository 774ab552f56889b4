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

/** A record that has a published version tells that it was changed since; thrown away, that it is published no more. */
export const publicationHooks = (resource: Resource): readonly Hooks[] =>
  isPublished(resource) ? [hooksOf(resource)] : [];

/** Whether what is published is no longer what is saved. */
function changes({ before, changes: asked }: Saving): boolean {
  if (before === null || before.etat !== 'publie') return false;
  return Object.entries(asked).some(([name, value]) => name !== 'archiveLe' && !same(value, before[name]));
}
