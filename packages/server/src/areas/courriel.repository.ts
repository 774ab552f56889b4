import type { Db } from '../schema.ts';

/** The entity that a task is for, or null for the instance. */
export async function entiteOfTask(db: Db, tache: number): Promise<number | null> {
  const task = await db.selectFrom('taches').select('entite_id').where('id', '=', tache).executeTakeFirst();
  return task?.entite_id ?? null;
}
