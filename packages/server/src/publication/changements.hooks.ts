import { isPublished, type PublishedResource, RESOURCES, type Resource } from '@bridge/contract';
import type { Hooks, ResourceOptions, Saving } from '../crud/registry.ts';
import { same } from '../crud/value.rules.ts';
import type { Writing } from '../crud/writing.ts';
import { enqueuePages } from './changements.job.ts';
import { noteChanges } from './changements.repository.ts';
import { isHidden, publishedKeys, savedKeyOf, withdrawn } from './changements.rules.ts';
import { shownPlaces, withdrawInForce } from './publication.repository.ts';

type Options = Readonly<Record<string, ResourceOptions>>;

/**
 * The resources that public pages are made of, with what follows when one is saved: the pages that depend on it are made anew. A record
 * that has a published version only tells that it was changed since; thrown away, it is withdrawn.
 */
export function withChangements(options: Options, changed: () => void): Options {
  const wrapped = new Map<string, ResourceOptions>();
  for (const resource of RESOURCES) {
    const { id, outputs } = resource;
    if (outputs !== undefined)
      wrapped.set(
        id,
        wrap(options[id], (hooks) => noted(hooks, resource, changed)),
      );
    if (isPublished(resource))
      wrapped.set(
        id,
        wrap(options[id], (hooks) => suivie(hooks, resource, changed)),
      );
  }
  return { ...options, ...Object.fromEntries(wrapped) };
}

function wrap(options: ResourceOptions = {}, change: (hooks: Hooks) => Hooks): ResourceOptions {
  return { ...options, hooks: change(options.hooks ?? {}) };
}

function noted(hooks: Hooks, resource: Resource, changed: () => void): Hooks {
  return {
    ...hooks,
    afterSave: async (writing, before, after) => {
      await hooks.afterSave?.(writing, before, after);
      const cle = savedKeyOf(resource, after.id);
      if (cle === undefined) return;
      await noteChanges(writing.tx, [isHidden(resource, after) ? withdrawn(cle) : cle]);
      // Edited by hand, it may enter lists that did not show it.
      if (resource.id === 'objet') await enqueuePages(writing.tx, null, writing.at);
      writing.afterCommit(changed);
    },
  };
}

function suivie(hooks: Hooks, resource: PublishedResource, changed: () => void): Hooks {
  return {
    ...hooks,
    beforeSave: async (writing: Writing, saving: Saving) => {
      const besides = await hooks.beforeSave?.(writing, saving);
      return changes(saving) ? { ...besides, etat: 'modifie' } : besides;
    },
    afterSave: async (writing, before, after) => {
      await hooks.afterSave?.(writing, before, after);
      if (before === null || before.archiveLe === after.archiveLe) return;
      // What is archived is not shown, and is again once it is taken out.
      const cles = publishedKeys(resource, after, await shownPlaces(writing.tx, resource, after.id));
      await noteChanges(writing.tx, after.archiveLe === null ? cles : cles.map(withdrawn));
      writing.afterCommit(changed);
    },
    beforeRemove: async (writing, record) => {
      const besides = await hooks.beforeRemove?.(writing, record);
      const shown = await shownPlaces(writing.tx, resource, record.id);
      if (!(await withdrawInForce(writing.tx, resource.id, record.id))) return besides;
      await noteChanges(writing.tx, publishedKeys(resource, record, shown).map(withdrawn));
      writing.afterCommit(changed);
      return { ...besides, etat: 'brouillon', publieLe: null };
    },
  };
}

/** Whether what is published is no longer what is saved. */
function changes({ before, changes: asked }: Saving): boolean {
  if (before === null || before.etat !== 'publie') return false;
  return Object.entries(asked).some(([name, value]) => name !== 'archiveLe' && !same(value, before[name]));
}
