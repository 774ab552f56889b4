import { isPublished, type Resource } from '@bridge/contract';
import type { Hooks, Saving } from '../crud/hooks.ts';
import { same } from '../crud/value.rules.ts';
import { WITHDRAWN } from './publication.repository.ts';

const HOOKS: Hooks = {
  beforeSave: async (_, saving) => (changes(saving) ? { etat: 'modifie' } : undefined),
  beforeRemove: async () => WITHDRAWN,
};

/** A record that has a published version tells that it was changed since; thrown away, that it is published no more. */
export const publicationHooks = (resource: Resource): readonly Hooks[] => (isPublished(resource) ? [HOOKS] : []);

/** Whether what is published is no longer what is saved. */
function changes({ before, changes: asked }: Saving): boolean {
  if (before === null || before.etat !== 'publie') return false;
  return Object.entries(asked).some(([name, value]) => name !== 'archiveLe' && !same(value, before[name]));
}
