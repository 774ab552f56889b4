import type { SystemeDIdentite } from '@bridge/contract';
import { z } from 'zod';
import type { Vault } from '../../../crud/write/value.rules.ts';
import type { Db } from '../../../schema.ts';
import type { Jetons } from './client.ts';

const schema = z.object({ acces: z.string(), rafraichissement: z.string().nullable(), fin: z.number() });

export async function keepJetons(tx: Db, vault: Vault, identite: number, jetons: Jetons | null): Promise<void> {
  const sealed = jetons === null ? null : vault.seal(JSON.stringify(jetons));
  await tx.updateTable('identites').set({ jetons: sealed }).where('id', '=', identite).execute();
}

const known = (db: Db, userId: number, systeme: SystemeDIdentite) =>
  db
    .selectFrom('identites')
    .innerJoin('fournisseurs', 'fournisseurs.id', 'identites.fournisseur_id')
    .select(['identites.id', 'identites.fournisseur_id as fournisseur', 'identites.jetons'])
    .where('identites.utilisateur_id', '=', userId)
    .where('fournisseurs.systeme', '=', systeme)
    .where('identites.jetons', 'is not', null)
    .orderBy('identites.vue_le', 'desc')
    .limit(1);

/** Whether a system gave tokens to act in a person's name. */
export async function hasJetons(db: Db, userId: number, systeme: SystemeDIdentite): Promise<boolean> {
  return (await known(db, userId, systeme).executeTakeFirst()) !== undefined;
}

/** The same tokens, opened and locked, so that one request at a time renews them. */
export async function lockJetons(tx: Db, vault: Vault, userId: number, systeme: SystemeDIdentite) {
  const found = await known(tx, userId, systeme).forUpdate('identites').executeTakeFirst();
  if (!found?.jetons) return undefined;
  const read = schema.safeParse(JSON.parse(vault.open(found.jetons)));
  return read.success ? { identite: found.id, fournisseur: found.fournisseur, jetons: read.data } : undefined;
}
