import { BridgeError, type Utilisateur } from '@bridge/contract';
import { replaceEverywhere } from '../../crud/life/merge.service.ts';
import type { Entry } from '../../crud/registry.ts';
import { type CrudContext, takeRecord } from '../../crud/write/record.service.ts';
import type { Writing } from '../../crud/write/writing.ts';
import { giveOver } from './utilisateur.repository.ts';

/**
 * Somebody who leaves gives what they look after to somebody else: what they validate, what alerts them, what they translate, the views
 * that they share. In the entities of who asks alone; who made what stays as it was.
 */
export async function transferTo(
  context: CrudContext,
  writing: Writing,
  entry: Entry<Utilisateur>,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<number> {
  const heir = await takeRecord(writing, entry, to, { unversioned: true });
  if (heir.id === from || heir.statut !== 'actif') throw new BridgeError('notActive');
  const { scope } = writing.acteur;
  const replaced = await replaceEverywhere(context, writing, entry, { id: from, by: to, scope, action: 'modifier' });
  return replaced + (await giveOver(writing.tx, { from, to, scope }));
}
