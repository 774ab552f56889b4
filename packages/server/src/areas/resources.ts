import type { ResourceOptions } from '../crud/registry.ts';
import { entiteHooks } from './administration/entite.hooks.ts';
import { type UtilisateurDependencies, utilisateurHooks } from './administration/utilisateur.hooks.ts';

/** Columns named before their table was one of a resource. */
export const RESOURCE_COLUMNS: Readonly<Record<string, ResourceOptions>> = {
  utilisateur: { columns: { userEntity: 'entite_id' } },
  entite: { columns: { parent: 'parent_id' } },
};

/** What is not generic about a resource: its rules, and columns named before it was one. Most need no line here. */
export function resourceOptions(dependencies: UtilisateurDependencies): Readonly<Record<string, ResourceOptions>> {
  return {
    utilisateur: { ...RESOURCE_COLUMNS.utilisateur, hooks: utilisateurHooks(dependencies) },
    entite: { ...RESOURCE_COLUMNS.entite, hooks: entiteHooks },
  };
}
