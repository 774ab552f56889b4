import {
  CHAMPS_DE_TEXTE,
  configEcritureApidae,
  configTraduction,
  type configTraductionApidae,
  type RecordOf,
} from '@bridge/contract';
import { type SqlBool, sql } from 'kysely';
import { retainedWhere, settled } from '../../../catalogue/selection/evaluation.repository.ts';
import { openQuestion } from '../../../catalogue/selection/question.ts';
import { savedSelection, TOUT_LE_CATALOGUE } from '../../../catalogue/selection/saved.repository.ts';
import { actedUponBy, scopeOfEntity } from '../../../crud/read/portee.repository.ts';
import { idsWhere, recordById } from '../../../crud/read/record.repository.ts';
import { type Stored, storedOf } from '../../../crud/stored.ts';
import { inScope } from '../../../platform/db/conditions.ts';
import type { Db } from '../../../schema.ts';

export type ConfigDeLot = RecordOf<typeof configTraductionApidae>;

const [MOTEUR, ECRITURE] = [storedOf(configTraduction), storedOf(configEcritureApidae)];
const SYSTEM = { kind: 'system', reason: 'a configuration works by itself, within its own entity' } as const;
/** A saved configuration; undefined when it was put away, or cannot be read by this version. */
export async function configDeLot(
  db: Db,
  resource: typeof configTraductionApidae,
  id: number,
): Promise<ConfigDeLot | undefined> {
  const found = await recordById(db, storedOf(resource), SYSTEM, id);
  if (found === undefined || found.supprimeLe !== null || found.archiveLe !== null) return undefined;
  return resource.record.safeParse(found).data;
}

/** Whether the engine and the Apidae account of a configuration are still its entity's own. */
export async function mayUseMeans(db: Db, { moteur, ecriture, entiteId }: ConfigDeLot): Promise<boolean> {
  const isIts = async (stored: Stored, id: number) =>
    (await idsWhere(db, stored, [id], await actedUponBy(db, stored, entiteId))).length > 0;
  return (await isIts(MOTEUR, moteur)) && (await isIts(ECRITURE, ecriture));
}

/** The conditions under which a text of Apidae is translated, on `ligne`. */
const CONDITIONS = {
  vide: sql`ligne.propre IS NULL`,
  perimee: sql`(ligne.propre IS NOT NULL AND ligne.propre_sur IS DISTINCT FROM ligne.empreinte)`,
  /** Apidae's text was made by a machine here, which may make it again. */
  automatique: sql`EXISTS (SELECT FROM ecritures_apidae AS ecrite
    CROSS JOIN jsonb_to_recordset(ecrite.valeurs) AS valeur (champ text, langue text, apres text)
    WHERE ecrite.objet = ligne.sujet AND ecrite.origine = 'traduction' AND valeur.champ = ligne.champ AND valeur.langue = ligne.langue
      AND empreinte_de_texte(valeur.apres) = ligne.propre)`,
};
export const conditionOf = (conditions: ConfigDeLot['conditions']) =>
  conditions.length === 0
    ? sql<SqlBool>`false`
    : sql<SqlBool>`(${sql.join(
        conditions.map((one) => CONDITIONS[one]),
        sql` OR `,
      )})`;

/** The text was made by a machine from today's French, and is in no lot that was not undone. */
export const PAS_PARTIE = sql<SqlBool>`(ligne.machine IS NOT NULL AND ligne.machine_sur = ligne.empreinte AND NOT EXISTS (
  SELECT FROM lot_traductions AS deja JOIN lots_traduction_apidae AS autre ON autre.id = deja.lot
  WHERE deja.traduction = ligne.id AND deja.machine_le = ligne.machine_le AND autre.etat <> 'annule'))`;
const A_FAIRE = sql<SqlBool>`(coalesce(ligne.etat, 'manquante') IN ('manquante', 'perimee') OR ${PAS_PARTIE})`;

/**
 * The same for texts `lu` in a language `cible` that the ledger may have no line of: a source without a text in that
 * language lacks it.
 */
export const quandPourApidae = (
  conditions: ConfigDeLot['conditions'],
) => sql<SqlBool>`${conditionOf(conditions)} AND ${A_FAIRE}
  AND (ligne.id IS NOT NULL OR coalesce(btrim(lu.textes ->> cible.langue), '') = '')`;

/** The lines of a run, for a limited number of Apidae objets: those that lack a text, or have one to send. */
export async function lignesEnPortee(
  db: Db,
  config: ConfigDeLot,
  at: Date,
): Promise<{ readonly lignes: number[]; readonly objets: number }> {
  const scope = await scopeOfEntity(db, config.entiteId);
  const saved = config.selection === null ? undefined : await savedSelection(db, config.selection);
  // A sélection that is gone keeps nothing: better than everything.
  if (config.selection !== null && saved === undefined) return { lignes: [], objets: 0 };
  const kept = retainedWhere(
    await settled(db, await openQuestion(db, { brouillon: saved?.brouillon ?? TOUT_LE_CATALOGUE, scope, at })),
  );
  const champs = config.champs.filter((champ) => CHAMPS_DE_TEXTE.some((one) => one === champ));
  const { rows } = await sql<{ id: number; sujet: number }>`
    SELECT id, sujet FROM (
      SELECT ligne.id, ligne.sujet, dense_rank() OVER (ORDER BY ligne.sujet) AS rang FROM traductions AS ligne
      WHERE ligne.ressource = 'objet' AND ligne.langue = ANY(${[...config.langues]}::text[]) AND ligne.champ = ANY(${champs}::text[])
        AND ${inScope('ligne.entite_id', scope)} AND ${conditionOf(config.conditions)} AND ligne.origine IS DISTINCT FROM 'humain'
        AND ${A_FAIRE}
        AND ligne.sujet IN (SELECT objets.id FROM objets WHERE ${kept} AND objets.systeme = 'apidae'
          ${config.types.length > 0 ? sql`AND type_bridge = ANY(${[...config.types]}::text[])` : sql``})
    ) AS rangees WHERE ${config.plafond === null ? sql`true` : sql`rang <= ${config.plafond}`} ORDER BY sujet, id`.execute(
    db,
  );
  return { lignes: rows.map(({ id }) => id), objets: new Set(rows.map(({ sujet }) => sujet)).size };
}
