import type { Resource } from '../kernel/resource.ts';
import { correspondance } from './administration/correspondance.resource.ts';
import { critere } from './administration/critere.resource.ts';
import { entite } from './administration/entite.resource.ts';
import { fluxApidae } from './administration/flux-apidae.resource.ts';
import { fluxLei } from './administration/flux-lei.resource.ts';
import { fluxTourinsoft } from './administration/flux-tourinsoft.resource.ts';
import { modalite } from './administration/modalite.resource.ts';
import { objet } from './administration/objet.resource.ts';
import { type } from './administration/type.resource.ts';
import { utilisateur } from './administration/utilisateur.resource.ts';
import { bloc } from './blocs/bloc.resource.ts';
import { mediatag } from './reglages/mediatag.resource.ts';
import { tag } from './reglages/tag.resource.ts';
import { selection } from './selections/selection.resource.ts';
import { champ } from './superadmin/champ.resource.ts';
import { scoring } from './tris/scoring.resource.ts';
import { tri } from './tris/tri.resource.ts';

/** Every resource of the product: the server serves them all, the conformance tests walk them all. */
export const RESOURCES: readonly Resource[] = [
  utilisateur,
  entite,
  tag,
  mediatag,
  objet,
  type,
  critere,
  modalite,
  fluxTourinsoft,
  correspondance,
  fluxLei,
  fluxApidae,
  champ,
  selection,
  tri,
  scoring,
  bloc,
];

export function resourceById(id: string): Resource | undefined {
  return RESOURCES.find((resource) => resource.id === id);
}
