import { isPublished, type Resource } from '@bridge/contract';
import type { Hooks, Saving } from '../crud/hooks.ts';
import { same } from '../crud/value.rules.ts';
import { noteChanges } from './changements.repository.ts';
import { publishedKeys, withdrawn } from './changements.rules.ts';
import { shownPlaces, withdrawInForce } from './publication.repository.ts';

/** A record that has a published version tells that it was changed since; thrown away, it is withdrawn. */
export function publicationHooks(resource: Resource, changed: () => void): readonly Hooks[] {
  if (!isPublished(resource)) return [];
  const hooks: Hooks = {
    beforeSave: async (_, saving) => (changes(saving) ? { etat: 'modifie' } : undefined),
    beforeRemove: async ({ tx, afterCommit }, record) => {
      const shown = await shownPlaces(tx, resource, record.id);
      if (!(await withdrawInForce(tx, resource.id, record.id))) return undefined;
      await noteChanges(tx, publishedKeys(resource, record, shown).map(withdrawn));
      afterCommit(changed);
      return { etat: 'brouillon', publieLe: null };
    },
  };
  return [hooks];
}

/** Whether what is published is no longer what is saved. */
function changes({ before, changes: asked }: Saving): boolean {
  if (before === null || before.etat !== 'publie') return false;
  return Object.entries(asked).some(([name, value]) => name !== 'archiveLe' && !same(value, before[name]));
}
