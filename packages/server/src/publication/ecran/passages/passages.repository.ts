import { sql } from 'kysely';
import type { Db } from '../../../schema.ts';
import { forgetDonnes, isGiven } from './donnes.repository.ts';
import { debutCorrige, type PassageLu } from './passages.ts';

/** How many days showings are kept one by one, and how many days their counts are kept. */
export const GARDES = 45;
export const COMPTES = 760;
const DAY = 86_400_000;

interface Qui {
  readonly id: number;
  readonly entiteId: number | null;
  readonly fuseau: string;
}

/**
 * Writes showings and counts them by the hour of their place. A showing told before is ignored, as is one of content
 * that the screen was never given. All are written, or none.
 */
export async function keepPassages(
  tx: Db,
  { id: ecran, entiteId, fuseau }: Qui,
  passages: readonly PassageLu[],
  at: Date,
): Promise<number> {
  if (passages.length === 0) return 0;
  const rows = passages.map((one) => ({
    ...one,
    duree: Math.round(one.duree),
    demarrage: new Date(one.demarrage).toISOString(),
    debut_dit: new Date(one.debut).toISOString(),
    debut: debutCorrige(one, at, COMPTES * DAY).toISOString(),
  }));
  const { rows: counted } = await sql<{ n: number }>`
    WITH recus AS (
      INSERT INTO passages_ecran (ecran_id, id, demarrage, numero, version, diaporama, diapositive, vue, objet, annonce,
        debut_dit, debut, duree, resultat, recu_le)
      SELECT ${ecran}, id, demarrage, numero, version, diaporama, diapositive, vue, objet, annonce, debut_dit, debut, duree, resultat, ${at}
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS lu (id uuid, demarrage timestamptz, numero integer, version text,
        diaporama bigint, diapositive text, vue text, objet bigint, annonce bigint, debut_dit timestamptz, debut timestamptz,
        duree integer, resultat text)
      WHERE ${isGiven(ecran, 'diaporama', sql`diaporama`)} AND ${isGiven(ecran, 'objet', sql`objet`)}
        AND ${isGiven(ecran, 'annonce', sql`annonce`)}
      ON CONFLICT (ecran_id, id) DO NOTHING
      RETURNING *
    ), comptes AS (
      INSERT INTO passages_par_heure AS connu (entite_id, ecran_id, fuseau, heure, diaporama, diapositive, objet, annonce,
        passages, millisecondes, interrompus, echecs)
      SELECT ${entiteId}, ${ecran}, ${fuseau}, date_trunc('hour', debut, ${fuseau}) AS heure, diaporama, diapositive, objet, annonce,
        count(*) FILTER (WHERE resultat <> 'echec'), sum(duree), count(*) FILTER (WHERE resultat = 'interrompu'),
        count(*) FILTER (WHERE resultat = 'echec')
      FROM recus GROUP BY heure, diaporama, diapositive, objet, annonce
      ON CONFLICT (ecran_id, heure, diaporama, diapositive, objet, annonce) DO UPDATE SET
        passages = connu.passages + excluded.passages, millisecondes = connu.millisecondes + excluded.millisecondes,
        interrompus = connu.interrompus + excluded.interrompus, echecs = connu.echecs + excluded.echecs
    )
    SELECT count(*) AS n FROM recus`.execute(tx);
  return counted[0]?.n ?? 0;
}

/** Removes old showings, which no screen tells again, and old counts. */
export async function forgetPassages(db: Db, at: Date): Promise<{ passages: number; heures: number; donnes: number }> {
  const before = (jours: number) => new Date(at.getTime() - jours * DAY);
  const { numAffectedRows: passages = 0n } =
    await sql`DELETE FROM passages_ecran WHERE recu_le < ${before(GARDES)}`.execute(db);
  const { numAffectedRows: heures = 0n } =
    await sql`DELETE FROM passages_par_heure WHERE heure < ${before(COMPTES)}`.execute(db);
  const donnes = await forgetDonnes(db, before(COMPTES));
  return { passages: Number(passages), heures: Number(heures), donnes };
}
