import type { ResourceOptions } from '../crud/registry.ts';
import { entiteHooks } from './administration/entite.hooks.ts';
import { type UtilisateurDependencies, utilisateurHooks } from './administration/utilisateur.hooks.ts';

/** What is not generic about a resource: its rules, and columns named before it was one. Most need no line here. */
export function resourceOptions(dependencies: UtilisateurDependencies): Readonly<Record<string, ResourceOptions>> {
  return {
    utilisateur: { columns: { userEntity: 'entite_id' }, hooks: utilisateurHooks(dependencies) },
    entite: { columns: { parent: 'parent_id' }, hooks: entiteHooks },
  };
}
