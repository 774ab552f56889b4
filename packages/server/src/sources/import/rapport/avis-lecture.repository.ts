import { sql } from 'kysely';
import type { Referrer } from '../../../crud/registry.ts';
import { usesOf } from '../../../crud/usage/usage.repository.ts';
import type { Scope } from '../../../platform/auth/identity.ts';
import { inScope } from '../../../platform/db/conditions.ts';
import type { Db } from '../../../schema.ts';

const MOST = 200;

/** The notices that nobody has dealt with yet, the latest first. */
export async function openNotices(db: Db, scope: Scope) {
  return db
    .selectFrom('avis')
    .selectAll()
    .where('traite_le', 'is', null)
    .where(inScope('avis.entite_id', scope))
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
}

export async function lockNotice(tx: Db, id: number) {
  return tx.selectFrom('avis').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function closeNotice(tx: Db, id: number, by: number | null, at: Date): Promise<void> {
  await tx.updateTable('avis').set({ traite_le: at, traite_par: by }).where('id', '=', id).execute();
}

/** A kind of record that refers to the subjects of notices. */
export interface Lien {
  /** Id of the resource of these subjects. */
  readonly cible: string;
  readonly referrer: Referrer;
  readonly ids: readonly number[];
}

export interface Usage {
  readonly cible: string;
  readonly id: number;
  readonly ressource: string;
  readonly nombre: number;
}

/** The count of records seen by the reader that use each subject, by kind, in one query for all notices. */
export async function usesOfTargets(db: Db, scope: Scope, liens: readonly Lien[]): Promise<Usage[]> {
  if (liens.length === 0) return [];
  const each = liens.map(
    ({ cible, referrer, ids }) => sql`
      SELECT ${cible} AS cible, id, ${referrer.entry.resource.id} AS ressource, nombre
      FROM (${usesOf(referrer, ids, scope)}) AS usages`,
  );
  const { rows } = await sql<Usage>`
    SELECT cible, id, ressource, sum(nombre)::int AS nombre FROM (${sql.join(each, sql` UNION ALL `)}) AS usages
    GROUP BY cible, id, ressource ORDER BY ressource`.execute(db);
  return rows;
}
