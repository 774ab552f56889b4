import { type AnyRecord, RESSOURCES_PUBLIEES, type RessourcePubliee } from '@bridge/contract';
import type { Hooks, ResourceOptions, Saving } from '../crud/registry.ts';
import { same } from '../crud/value.rules.ts';
import type { Writing } from '../crud/writing.ts';
import { enqueuePages } from './changements.job.ts';
import { noteChangement } from './changements.repository.ts';
import { cleDe, clesPubliees, RESSOURCES_DES_PAGES, retrait } from './changements.rules.ts';
import { retireEnCours, sitesMontres } from './publication.repository.ts';

type Options = Readonly<Record<string, ResourceOptions>>;

/**
 * The resources that public pages are made of, with what follows when one is saved: the pages that depend on it are made anew. A record
 * that has a published version only tells that it was changed since; thrown away, it is withdrawn.
 */
export function withChangements(options: Options, changed: () => void): Options {
  const wrapped = new Map<string, ResourceOptions>();
  for (const id of RESSOURCES_DES_PAGES)
    wrapped.set(
      id,
      wrap(options[id], (hooks) => noted(hooks, id, changed)),
    );
  for (const id of RESSOURCES_PUBLIEES)
    wrapped.set(
      id,
      wrap(options[id], (hooks) => suivie(hooks, id, changed)),
    );
  return { ...options, ...Object.fromEntries(wrapped) };
}

function wrap(options: ResourceOptions = {}, change: (hooks: Hooks) => Hooks): ResourceOptions {
  return { ...options, hooks: change(options.hooks ?? {}) };
}

/** A site that is put away and a code that is switched off show nothing more, whatever was kept of them. */
function isOff(ressource: string, { supprimeLe, archiveLe, actif }: AnyRecord): boolean {
  const away = supprimeLe !== null || archiveLe !== null;
  return (ressource === 'site' && away) || (ressource === 'codePersonnalise' && (away || actif === false));
}

function noted(hooks: Hooks, ressource: string, changed: () => void): Hooks {
  return {
    ...hooks,
    afterSave: async (writing, before, after) => {
      await hooks.afterSave?.(writing, before, after);
      const cle = cleDe(ressource, after.id);
      if (cle === undefined) return;
      await noteChangement(writing.tx, [isOff(ressource, after) ? retrait(cle) : cle]);
      // Edited by hand, it may enter lists that did not show it.
      if (ressource === 'objet') await enqueuePages(writing.tx, null, writing.at);
      writing.afterCommit(changed);
    },
  };
}

function suivie(hooks: Hooks, ressource: RessourcePubliee, changed: () => void): Hooks {
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
      const cles = clesPubliees(ressource, after.id, after.sites, await sitesMontres(writing.tx, ressource, after.id));
      await noteChangement(writing.tx, after.archiveLe === null ? cles : cles.map(retrait));
      writing.afterCommit(changed);
    },
    beforeRemove: async (writing, record) => {
      const besides = await hooks.beforeRemove?.(writing, record);
      const shown = await sitesMontres(writing.tx, ressource, record.id);
      if (!(await retireEnCours(writing.tx, ressource, record.id))) return besides;
      await noteChangement(writing.tx, clesPubliees(ressource, record.id, record.sites, shown).map(retrait));
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
