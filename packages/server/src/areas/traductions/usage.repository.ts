import type { Langue } from '@bridge/contract';
import { sql } from 'kysely';
import { parametresLus } from '../../catalogue/parametre.repository.ts';
import type { Db, Row } from '../../schema.ts';

/**
 * The characters that a configuration, or all of them, sent this month in Paris time, including those that may or may
 * not have been counted.
 */
export async function depenseDuMois(db: Db, configuration: number | 'toutes', at: Date): Promise<number> {
  const which = configuration === 'toutes' ? sql`true` : sql`configuration = ${configuration}`;
  const { rows } = await sql<{ n: number }>`
    SELECT coalesce(sum(caracteres), 0)::double precision AS n FROM usages_traduction
    WHERE ${which} AND etat <> 'refuse'
      AND le >= date_trunc('month', ${at}::timestamptz, 'Europe/Paris')`.execute(db);
  return rows[0]?.n ?? 0;
}

/**
 * The characters that a configuration may still send this month, by its budget and the instance's ceiling; null without
 * a limit. Others wait until the transaction ends, which notes what is sent.
 */
export async function takeReste(
  tx: Db,
  { id, budget }: { readonly id: number; readonly budget: number | null },
  at: Date,
): Promise<number | null> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('reste de traduction'))`.execute(tx);
  const { traduction_plafond: plafond } = await parametresLus(tx, 'traduction_plafond');
  const left = [
    ...(budget === null ? [] : [budget - (await depenseDuMois(tx, id, at))]),
    ...(plafond === null ? [] : [plafond - (await depenseDuMois(tx, 'toutes', at))]),
  ];
  return left.length === 0 ? null : Math.min(...left);
}

/** The error when nothing is left of the budget. */
export const MOIS_DEPENSE =
  'Le budget du mois est atteint, celui de la configuration ou le plafond de l’instance\u00a0: plus rien n’est envoyé avant le mois prochain.';

interface Envoi {
  readonly configuration: number;
  readonly tache: number | null;
  readonly langue: Langue;
  readonly textes: number;
  readonly caracteres: number;
  readonly at: Date;
}

/** Notes a sending before it leaves. */
export async function noteEnvoi(tx: Db, { at, ...envoi }: Envoi): Promise<number> {
  const row = { ...envoi, le: at, etat: 'envoye' as const };
  return (await tx.insertInto('usages_traduction').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export async function settleEnvoi(
  tx: Db,
  id: number,
  issue: Row<'usages_traduction', 'etat'> & Partial<Row<'usages_traduction', 'caracteres' | 'message'>>,
): Promise<void> {
  await tx.updateTable('usages_traduction').set(issue).where('id', '=', id).execute();
}

/** Settles the sendings of a killed server, which may have been counted. */
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

/** Whether people have yet to be told of a step of the budget; it then counts as told. */
export async function takeBudgetWord(tx: Db, configuration: number, mot: string): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO budgets_dits AS dit (configuration, mot) VALUES (${configuration}, ${mot})
    ON CONFLICT (configuration) DO UPDATE SET mot = excluded.mot WHERE dit.mot < excluded.mot RETURNING 1`.execute(tx);
  return rows.length > 0;
}

/** The same of the ceiling of the instance. */
export async function takePlafondWord(tx: Db, mot: string): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO plafond_dit AS dit (mot) VALUES (${mot})
    ON CONFLICT (seul) DO UPDATE SET mot = excluded.mot WHERE dit.mot < excluded.mot RETURNING 1`.execute(tx);
  return rows.length > 0;
}
