import { MOST_RELEVES, type Systeme } from '@bridge/contract';
import { sql } from 'kysely';
import { tableOfFlux } from '../../../catalogue/flux.repository.ts';
import type { Scope } from '../../../platform/auth/identity.ts';
import { inScope } from '../../../platform/db/conditions.ts';
import type { Db } from '../../../schema.ts';
import { COMPLETUDE, type Mesures } from './qualite.repository.ts';

/** Notes the completeness of a feed's objets after an import changed them; a repetition changes nothing. */
export async function noteReleve(tx: Db, importation: number, at: Date): Promise<void> {
  const { rows } = await sql<{ systeme: Systeme; fluxId: number }>`
    SELECT systeme, flux_id AS "fluxId" FROM importations WHERE id = ${importation}`.execute(tx);
  const [run] = rows;
  if (run === undefined) return;
  await sql`
    INSERT INTO releves_qualite (importation_id, le, objets, completude, a_corriger)
    SELECT ${importation}, ${at}, count(*), coalesce(avg(${COMPLETUDE}), 0), count(*) FILTER (WHERE anomalies <> '{}')
    FROM objets WHERE ${sql.ref(tableOfFlux(run.systeme))} = ${run.fluxId} AND statut = 'publie'
      AND archive_le IS NULL AND supprime_le IS NULL
    ON CONFLICT (importation_id) DO UPDATE SET le = excluded.le, objets = excluded.objets, completude = excluded.completude,
      a_corriger = excluded.a_corriger`.execute(tx);
}

export interface Releve extends Mesures {
  readonly importation: number;
  readonly systeme: Systeme;
  readonly fluxId: number;
  readonly nom: string;
  readonly le: Date;
}

/**
 * The last readings of every feed of a scope, feed by feed, the oldest first. Those of a run that was taken back, or that left
 * no objet, tell nothing of the completeness.
 */
export async function relevesDe(db: Db, scope: Scope): Promise<Releve[]> {
  const { rows } = await sql<Releve>`
    SELECT importation, systeme, "fluxId", nom, le, objets, completude, "aCorriger" FROM (
      SELECT importations.id AS importation, systeme, flux_id AS "fluxId",
        first_value(flux_nom) OVER feed AS nom, le, objets, round(completude)::int AS completude, a_corriger AS "aCorriger",
        row_number() OVER feed AS rang
      FROM releves_qualite JOIN importations ON importations.id = importation_id
      WHERE ${inScope('importations.entite_id', scope)} AND objets > 0 AND importations.etat <> 'annulee'
      WINDOW feed AS (PARTITION BY systeme, flux_id ORDER BY importations.id DESC)
    ) AS lus WHERE rang <= ${MOST_RELEVES} ORDER BY nom, systeme, "fluxId", importation`.execute(db);
  return rows;
}
