import { BridgeError, type Utilisateur } from '@bridge/contract';
import { replaceEverywhere } from '../../crud/life/merge.service.ts';
import type { Entry } from '../../crud/registry.ts';
import { type CrudContext, takeRecord } from '../../crud/write/record.service.ts';
import type { Writing } from '../../crud/write/writing.ts';
import { giveOver } from './utilisateur.repository.ts';

/**
 * Gives the work of a person who leaves to another: approvals, alerts, translations and shared views, in the entities
 * of the person who asks only. Authors do not change.
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
