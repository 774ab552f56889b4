import type { ServeurCourriel } from '@bridge/contract';
import type { Db } from '../schema.ts';

type Reglage = Omit<NonNullable<ServeurCourriel['reglage']>, 'aMotDePasse'>;

export interface ServeurEnregistre extends Reglage {
  /** Sealed; null: the server asks for no account. */
  readonly motDePasse: Buffer | null;
}

/** The mail server that was saved, if any. */
export async function serveurEnregistre(db: Db): Promise<ServeurEnregistre | undefined> {
  return db
    .selectFrom('serveur_courriel')
    .select(['hote', 'port', 'securite', 'utilisateur', 'expediteur', 'mot_de_passe as motDePasse'])
    .executeTakeFirst();
}

export async function keepServeur(tx: Db, { motDePasse, ...reglage }: ServeurEnregistre, at: Date): Promise<void> {
  const row = { ...reglage, mot_de_passe: motDePasse, modifie_le: at };
  await tx
    .insertInto('serveur_courriel')
    .values(row)
    .onConflict((conflict) => conflict.column('seul').doUpdateSet(row))
    .execute();
}

/** Forgets the server; tells whether there was one. */
export async function forgetServeur(tx: Db): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('serveur_courriel').executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
