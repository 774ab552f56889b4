import type { Db, Schema } from '../../schema.ts';

export async function addFichier(db: Db, fichier: Schema['fichiers']): Promise<void> {
  await db.insertInto('fichiers').values(fichier).execute();
}

export async function fichierById(db: Db, id: string) {
  return db.selectFrom('fichiers').select(['nom', 'type', 'contenu']).where('id', '=', id).executeTakeFirst();
}

export async function bytesOf(db: Db, userId: number, since: Date): Promise<number> {
  const { total } = await db
    .selectFrom('fichiers')
    .select(({ fn }) => fn.sum<number | null>('taille').as('total'))
    .where('utilisateur_id', '=', userId)
    .where('cree_le', '>', since)
    .executeTakeFirstOrThrow();
  return total ?? 0;
}
