import type { Resource } from '../kernel/resource.ts';
import { entite } from './administration/entite.resource.ts';
import { utilisateur } from './administration/utilisateur.resource.ts';
import { mediatag } from './reglages/mediatag.resource.ts';
import { tag } from './reglages/tag.resource.ts';

/** Every resource of the product: the server serves them all, the conformance tests walk them all. */
export const RESOURCES: readonly Resource[] = [utilisateur, entite, tag, mediatag];

export function resourceById(id: string): Resource | undefined {
  return RESOURCES.find((resource) => resource.id === id);
}
