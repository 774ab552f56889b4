import { avecTexte, BridgeError, mayAccess, RESSOURCES_TRADUITES } from '@bridge/contract';
import type { LigneEcrite } from '../../catalogue/registre/lignes.repository.ts';
import { type CrudContext, saveChanges, takeRecord } from '../../crud/write/record.service.ts';
import type { Writing } from '../../crud/write/writing.ts';

/** Writes a translation into its record, as a change by a person who may make it, with a version and an event. */
export async function saveRecordText(
  context: CrudContext,
  writing: Writing,
  { ressource, sujet, champ, langue }: LigneEcrite,
  texte: string,
): Promise<void> {
  const resource = RESSOURCES_TRADUITES.find(({ id }) => id === ressource);
  if (resource === undefined) throw new BridgeError('notFound');
  if (!mayAccess(resource.access.edit, writing.acteur.viewer)) throw new BridgeError('accessDenied');
  const entry = context.registry.require(resource);
  const before = await takeRecord(writing, entry, sujet, { unversioned: true });
  const changes = avecTexte(resource.fields, before, champ, [langue, texte]);
  if (changes === undefined) throw new BridgeError('notFound');
  await saveChanges(context, writing, entry, before, changes, 'modifier');
}
