import type { EtatDUsage, Langue } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../../schema.ts';

/** Characters that a configuration sent this month, in the time of Paris: those of which nobody knows whether they were counted included. */
export async function depenseDuMois(db: Db, configuration: number, at: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT coalesce(sum(caracteres), 0)::int AS n FROM usages_traduction
    WHERE configuration = ${configuration} AND etat <> 'refuse'
      AND le >= date_trunc('month', ${at}::timestamptz, 'Europe/Paris')`.execute(db);
  return rows[0]?.n ?? 0;
}

interface Envoi {
  readonly configuration: number;
  readonly tache: number | null;
  readonly langue: Langue;
  readonly textes: number;
  readonly caracteres: number;
  readonly at: Date;
}

/** Written down before it leaves. */
export async function noteEnvoi(tx: Db, { at, ...envoi }: Envoi): Promise<number> {
  const row = { ...envoi, le: at, etat: 'envoye' as const };
  return (await tx.insertInto('usages_traduction').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export async function settleEnvoi(
  tx: Db,
  id: number,
  issue: { readonly etat: EtatDUsage; readonly caracteres?: number; readonly message?: string },
): Promise<void> {
  await tx.updateTable('usages_traduction').set(issue).where('id', '=', id).execute();
}

/** What a killed server had sent: it may have been counted. */
export async function settleLost(tx: Db, tache: number): Promise<void> {
  await tx
    .updateTable('usages_traduction')
    .set({ etat: 'incertain', message: 'Le serveur s’est arrêté avant la réponse.' })
    .where('tache', '=', tache)
    .where('etat', '=', 'envoye')
    .execute();
}

/** The last lots of a configuration. */
export async function journalDUsage(db: Db, configuration: number, most: number) {
  return db
    .selectFrom('usages_traduction')
    .select(['id', 'le', 'langue', 'etat', 'textes', 'caracteres', 'message'])
    .where('configuration', '=', configuration)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** Whether people are still to be told of that step of the budget; asked once, it is told. */
export async function takeBudgetWord(tx: Db, configuration: number, mot: string): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO budgets_dits AS dit (configuration, mot) VALUES (${configuration}, ${mot})
    ON CONFLICT (configuration) DO UPDATE SET mot = excluded.mot WHERE dit.mot <> excluded.mot RETURNING 1`.execute(tx);
  return rows.length > 0;
}
