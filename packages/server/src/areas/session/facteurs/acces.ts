import type { Parametres } from '@bridge/contract';
import type { Db } from '../../../schema.ts';
import { accountById } from '../account.repository.ts';
import { fournisseursOfferts } from '../fournisseurs/fournisseur.repository.ts';
import { identitesOf } from '../fournisseurs/identite.repository.ts';
import { clesOf } from './facteur.repository.ts';

interface Asked {
  readonly userId: number;
  /** What is about to be taken off. */
  readonly without?: { readonly identite: number };
}

/**
 * Whether somebody can still sign in by themselves: by a password, a passkey, or a provider that is offered. Their account is held: of two ways
 * that are taken off at once, the second sees that the first is gone.
 */
export async function hasWayIn(tx: Db, parametres: Parametres, { userId, without }: Asked): Promise<boolean> {
  await tx.selectFrom('utilisateurs').select('id').where('id', '=', userId).forUpdate().execute();
  const account = await accountById(tx, userId);
  if (account?.passwordHash != null || (await clesOf(tx, userId)).length > 0) return true;
  const offered = new Set((await fournisseursOfferts(tx, parametres)).map(({ code }) => code));
  const others = (await identitesOf(tx, userId)).filter(({ id }) => id !== without?.identite);
  return others.some(({ code }) => offered.has(code));
}
