import type { Db } from '../../../schema.ts';

interface NewVoyage {
  readonly empreinte: Buffer;
  readonly fournisseurId: number;
  readonly utilisateurId: number | null;
  readonly scelle: Buffer;
  readonly destination: string | null;
  readonly at: Date;
  readonly life: number;
}

export async function addVoyage(
  db: Db,
  { at, life, fournisseurId, utilisateurId, ...voyage }: NewVoyage,
): Promise<void> {
  const expire_le = new Date(at.getTime() + life);
  const ids = { fournisseur_id: fournisseurId, utilisateur_id: utilisateurId };
  await db
    .insertInto('voyages')
    .values({ ...voyage, ...ids, cree_le: at, expire_le, utilise_le: null })
    .execute();
}

/** Ends a trip, once; undefined when it has ended, is too old, or was never started. */
export async function takeVoyage(db: Db, empreinte: Buffer, at: Date) {
  return db
    .updateTable('voyages')
    .set({ utilise_le: at })
    .where('empreinte', '=', empreinte)
    .where('utilise_le', 'is', null)
    .where('expire_le', '>', at)
    .returning(['fournisseur_id as fournisseurId', 'utilisateur_id as utilisateurId', 'scelle', 'destination'])
    .executeTakeFirst();
}
