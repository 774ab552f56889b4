import type { Systeme, TypeBridge } from '@bridge/contract';
import { sql } from 'kysely';
import type { Scope } from '../../platform/auth/identity.ts';
import { inScope } from '../../platform/db/conditions.ts';
import type { Db, Row } from '../../schema.ts';
import { type ChampMesure, type Mesure, PERSONNEL } from './champ-mesure.rules.ts';

/** The key of the measuring task, which runs one at a time. */
export const CLE_MESURE = 'mesure des champs';

export async function measuredFields(db: Db): Promise<ChampMesure[]> {
  return db
    .selectFrom('champs')
    .select(['id', 'code', 'systeme', 'confidentialite'])
    .where('supprime_le', 'is', null)
    .orderBy('id')
    .execute();
}

interface ObjetLu extends Pick<Row<'objets'>, 'id' | 'systeme' | 'type_bridge'> {
  readonly document: unknown;
  readonly source: unknown;
}

export async function objetsAfter(db: Db, scope: Scope, id: number, most: number): Promise<ObjetLu[]> {
  const { rows } = await sql<ObjetLu>`
    SELECT objets.id, objets.systeme, objets.type_bridge, doc.document, doc.source
    FROM objets JOIN objet_documents AS doc ON doc.objet_id = objets.id
    WHERE objets.id > ${id} AND objets.statut <> 'absent' AND ${inScope('objets.entite_id', scope)}
    ORDER BY objets.id LIMIT ${most}`.execute(db);
  return rows;
}

export async function objetsInAll(db: Db, scope: Scope): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*) AS n FROM objets WHERE statut <> 'absent' AND ${inScope('objets.entite_id', scope)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Replaces the former measures. Removed fields are left out, and personal ones keep no value. */
export async function replaceMesures(tx: Db, mesures: readonly Mesure[], at: Date): Promise<void> {
  await sql`DELETE FROM champ_mesures`.execute(tx);
  await sql`
    INSERT INTO champ_mesures (champ_id, systeme, type_bridge, remplis, total, exemples, mesure_le)
    SELECT champ, lue.systeme, "typeBridge", remplis, total,
      CASE WHEN champs.confidentialite = ${PERSONNEL} THEN '{}' ELSE exemples END, ${at}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(mesures)}::jsonb)
      AS lue (champ bigint, systeme text, "typeBridge" text, remplis integer, total integer, exemples text[])
    JOIN champs ON champs.id = lue.champ`.execute(tx);
}

interface MesureLue {
  readonly systeme: Systeme;
  readonly typeBridge: TypeBridge;
  readonly remplis: number;
  readonly total: number;
  readonly exemples: readonly string[];
  readonly mesure_le: Date;
}

/** Removes the examples of a field that became personal. */
export async function forgetExamples(tx: Db, champ: number): Promise<void> {
  await sql`UPDATE champ_mesures SET exemples = '{}' WHERE champ_id = ${champ} AND exemples <> '{}'`.execute(tx);
}

export async function mesuresOf(db: Db, champ: number): Promise<MesureLue[]> {
  const { rows } = await sql<MesureLue>`
    SELECT systeme, type_bridge AS "typeBridge", remplis, total, exemples, mesure_le
    FROM champ_mesures WHERE champ_id = ${champ} ORDER BY systeme, total DESC, type_bridge`.execute(db);
  return rows;
}

export async function measuringTask(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom('taches')
    .select('id')
    .where('cle', '=', CLE_MESURE)
    .where('etat', 'in', ['en_attente', 'en_cours'])
    .executeTakeFirst();
  return row?.id ?? null;
}
