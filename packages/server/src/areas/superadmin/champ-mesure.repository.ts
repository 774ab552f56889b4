import type { Systeme, TypeBridge } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../../schema.ts';
import type { ChampMesure, Mesure } from './champ-mesure.rules.ts';

/** Of the task that measures, one at a time. */
export const CLE_MESURE = 'mesure des champs';

export async function measuredFields(db: Db): Promise<ChampMesure[]> {
  const { rows } = await sql<ChampMesure>`
    SELECT id, code, systeme, confidentialite FROM champs WHERE supprime_le IS NULL ORDER BY id`.execute(db);
  return rows;
}

export interface ObjetLu {
  readonly id: number;
  readonly systeme: Systeme;
  readonly type_bridge: TypeBridge;
  readonly document: unknown;
  readonly source: unknown;
}

export async function objetsAfter(db: Db, id: number, most: number): Promise<ObjetLu[]> {
  const { rows } = await sql<ObjetLu>`
    SELECT objets.id, objets.systeme, objets.type_bridge, doc.document, doc.source
    FROM objets JOIN objet_documents AS doc ON doc.objet_id = objets.id
    WHERE objets.id > ${id} AND objets.statut <> 'absent' ORDER BY objets.id LIMIT ${most}`.execute(db);
  return rows;
}

export async function objetsInAll(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM objets WHERE statut <> 'absent'`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Takes the place of what was measured before. A field that was thrown away meanwhile is left out. */
export async function replaceMesures(tx: Db, mesures: readonly Mesure[], at: Date): Promise<void> {
  await sql`DELETE FROM champ_mesures`.execute(tx);
  await sql`
    INSERT INTO champ_mesures (champ_id, systeme, type_bridge, remplis, total, exemples, mesure_le)
    SELECT champ, lue.systeme, "typeBridge", remplis, total, exemples, ${at}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(mesures)}::jsonb)
      AS lue (champ bigint, systeme text, "typeBridge" text, remplis integer, total integer, exemples text[])
    JOIN champs ON champs.id = lue.champ`.execute(tx);
}

export interface MesureLue {
  readonly systeme: Systeme;
  readonly typeBridge: TypeBridge;
  readonly remplis: number;
  readonly total: number;
  readonly exemples: readonly string[];
  readonly mesure_le: Date;
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

/** The mappings with a line that fills a field. */
export async function mappingsTo(db: Db, code: string): Promise<{ id: number; nom: string }[]> {
  const { rows } = await sql<{ id: number; nom: string }>`
    SELECT id, nom FROM correspondances
    WHERE supprime_le IS NULL AND lignes @> jsonb_build_array(jsonb_build_object('cible', ${`champ:${code}`}::text))
    ORDER BY nom, id LIMIT 100`.execute(db);
  return rows;
}

/** Lines that fill a field fill it under its new code. Whoever has such a mapping open is told that it changed. */
export async function renameTarget(tx: Db, avant: string, apres: string, at: Date): Promise<void> {
  await sql`
    UPDATE correspondances SET version = version + 1, modifie_le = ${at}, lignes = (
      SELECT jsonb_agg(CASE WHEN ligne ->> 'cible' = ${`champ:${avant}`}
        THEN ligne || jsonb_build_object('cible', ${`champ:${apres}`}::text) ELSE ligne END ORDER BY rang)
      FROM jsonb_array_elements(lignes) WITH ORDINALITY AS lues (ligne, rang))
    WHERE lignes @> jsonb_build_array(jsonb_build_object('cible', ${`champ:${avant}`}::text))`.execute(tx);
}

/** An objet and its record as received. */
export async function receivedOf(db: Db, objet: number) {
  const { rows } = await sql<{ id: number; nom: string; systeme: Systeme; brut: string }>`
    SELECT objets.id, objets.nom, objets.systeme, doc.brut
    FROM objets JOIN objet_documents AS doc ON doc.objet_id = objets.id WHERE objets.id = ${objet}`.execute(db);
  return rows[0];
}
