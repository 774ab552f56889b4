import type { AnyRecord, HistoryEntry } from '@bridge/contract';
import { type Auteur, auteurColumns } from '../../platform/auth/acteur.ts';
import type { Db } from '../../schema.ts';

export type HistoryAction = HistoryEntry['action'];

interface Version {
  readonly ressource: string;
  readonly record: AnyRecord;
  readonly action: HistoryAction;
  readonly at: Date;
  readonly by: Auteur | null;
}

/** Keeps a version after a change. A known version stays as it was kept first. */
export async function addVersion(db: Db, { ressource, record, action, at, by }: Version): Promise<void> {
  const { id, version, modifiable, ...valeurs } = record;
  await db
    .insertInto('versions')
    .values({
      ressource,
      ligne_id: id,
      numero: version,
      le: at,
      action,
      ...auteurColumns(by),
      valeurs: JSON.stringify(valeurs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function versions(db: Db, ressource: string, id: number) {
  return db.selectFrom('versions').where('ressource', '=', ressource).where('ligne_id', '=', id);
}

export async function versionOf(
  db: Db,
  ressource: string,
  id: number,
  numero: number,
): Promise<Record<string, unknown> | undefined> {
  const row = await versions(db, ressource, id).select('valeurs').where('numero', '=', numero).executeTakeFirst();
  return row?.valeurs;
}

/** The last versions before a number, newest first. */
export async function versionsBefore(db: Db, ressource: string, id: number, before: number, most: number) {
  return versions(db, ressource, id)
    .leftJoin('utilisateurs', 'utilisateurs.id', 'versions.utilisateur_id')
    .leftJoin('utilisateurs as acteurs', 'acteurs.id', 'versions.acteur_id')
    .select([
      'numero',
      'le',
      'action',
      'valeurs',
      'versions.utilisateur_id',
      'versions.acteur_id',
      'versions.automate',
      'utilisateurs.nom_complet as nom',
      'acteurs.nom_complet as acteur',
    ])
    .where('numero', '<', before)
    .orderBy('numero', 'desc')
    .limit(most)
    .execute();
}

export async function purgeVersions(db: Db, ressource: string, id: number): Promise<void> {
  await db.deleteFrom('versions').where('ressource', '=', ressource).where('ligne_id', '=', id).execute();
}
