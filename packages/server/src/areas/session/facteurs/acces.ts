import type { Parametres } from '@bridge/contract';
import type { Db } from '../../../schema.ts';
import { accountById } from '../account.repository.ts';
import { fournisseursOfferts } from '../fournisseurs/fournisseur.repository.ts';
import { identitesOf } from '../fournisseurs/identite.repository.ts';
import { clesOf } from './facteur.repository.ts';

interface Asked {
  readonly userId: number;
  /** The identity that is about to be removed. */
  readonly without?: { readonly identite: number };
}

/**
 * Whether a person could still sign in: by a password, a passkey, or a provider on offer. Their account is locked: of
 * two ways in that are removed at once, the second removal sees that the first is gone.
 */
export async function hasWayIn(tx: Db, parametres: Parametres, { userId, without }: Asked): Promise<boolean> {
  await tx.selectFrom('utilisateurs').select('id').where('id', '=', userId).forUpdate().execute();
  const account = await accountById(tx, userId);
  if (account?.passwordHash != null || (await clesOf(tx, userId)).length > 0) return true;
  const offered = new Set((await fournisseursOfferts(tx, parametres)).map(({ code }) => code));
  const others = (await identitesOf(tx, userId)).filter(({ id }) => id !== without?.identite);
  return others.some(({ code }) => offered.has(code));
}
