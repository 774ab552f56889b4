import { brouillonDeSelectionSchema, type configTraductionApidae, type RecordOf, SANS_REGLE } from '@bridge/contract';
import { sql } from 'kysely';
import { retainedWhere, settled } from '../../../catalogue/selection/evaluation.repository.ts';
import { openQuestion } from '../../../catalogue/selection/question.ts';
import { savedSelection } from '../../../catalogue/selection/saved.repository.ts';
import { scopeOfEntity } from '../../../crud/portee.repository.ts';
import { recordById } from '../../../crud/record.repository.ts';
import { storedOf } from '../../../crud/stored.ts';
import type { Db } from '../../../schema.ts';

export type ConfigDeLot = RecordOf<typeof configTraductionApidae>;

const SYSTEM = { kind: 'system', reason: 'a configuration works by itself, within its own entity' } as const;
const TOUT = brouillonDeSelectionSchema.parse({
  ...{ mode: 'dynamique', regles: SANS_REGLE, inclusions: [], exclusions: [] },
  ...{ tri: null, limite: null, dedoublonnage: null },
});

/** One as it is saved; undefined where it was put away, or says what this version cannot read. */
export async function configDeLot(
  db: Db,
  resource: typeof configTraductionApidae,
  id: number,
): Promise<ConfigDeLot | undefined> {
  const found = await recordById(db, storedOf(resource), SYSTEM, id);
  if (found === undefined || found.supprimeLe !== null || found.archiveLe !== null) return undefined;
  return resource.record.safeParse(found).data;
}

/** When a text of Apidae is translated, as a condition on `ligne`. */
const CONDITIONS = {
  vide: sql`ligne.propre IS NULL`,
  perimee: sql`(ligne.propre IS NOT NULL AND ligne.propre_sur IS DISTINCT FROM ligne.empreinte)`,
  /** What Apidae has comes from here: a machine made it, and may make it again. */
  automatique: sql`EXISTS (SELECT FROM ecritures_apidae AS ecrite
    CROSS JOIN jsonb_to_recordset(ecrite.valeurs) AS valeur (champ text, langue text, apres text)
    WHERE ecrite.objet = ligne.sujet AND ecrite.origine = 'traduction' AND valeur.champ = ligne.champ AND valeur.langue = ligne.langue
      AND empreinte_de_texte(valeur.apres) = ligne.propre)`,
};
export const conditionOf = ({ conditions }: Pick<ConfigDeLot, 'conditions'>) =>
  conditions.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`(${sql.join(
        conditions.map((one) => CONDITIONS[one]),
        sql` OR `,
      )})`;

/** The objets of Apidae that a run is about, so many at most: those that lack something, or have something to leave. */
export async function objetsEnPortee(db: Db, config: ConfigDeLot, at: Date): Promise<number[]> {
  const scope = await scopeOfEntity(db, config.entiteId);
  const saved = config.selection === null ? undefined : await savedSelection(db, config.selection);
  // A sélection that is gone keeps nothing: better than everything.
  if (config.selection !== null && saved === undefined) return [];
  const kept = retainedWhere(
    await settled(db, await openQuestion(db, { brouillon: saved?.brouillon ?? TOUT, scope, at })),
  );
  const { rows } = await sql<{ id: number }>`
    SELECT ligne.sujet AS id FROM traductions AS ligne
    WHERE ligne.ressource = 'objet' AND ligne.langue = ANY(${[...config.langues]}::text[]) AND ligne.champ = ANY(${[...config.champs]}::text[])
      AND ${conditionOf(config)} AND ligne.origine IS DISTINCT FROM 'humain'
      AND (ligne.etat IN ('manquante', 'perimee') OR (ligne.machine_sur = ligne.empreinte AND NOT EXISTS (
        SELECT FROM lot_traductions AS deja JOIN lots_traduction_apidae AS autre ON autre.id = deja.lot
        WHERE deja.traduction = ligne.id AND deja.machine_le = ligne.machine_le AND autre.etat <> 'annule')))
      AND ligne.sujet IN (SELECT objets.id FROM objets WHERE ${kept} AND objets.systeme = 'apidae'
        ${config.types.length > 0 ? sql`AND type_bridge = ANY(${[...config.types]}::text[])` : sql``})
    GROUP BY ligne.sujet ORDER BY ligne.sujet LIMIT ${config.plafond ?? null}`.execute(db);
  return rows.map(({ id }) => id);
}
