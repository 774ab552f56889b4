import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { codesAjoutes } from '../../catalogue/registre/champs.repository.ts';
import { type Ligne, lignesWhere } from '../../catalogue/registre/lignes.repository.ts';
import { retainedWhere, settled } from '../../catalogue/selection/evaluation.repository.ts';
import { openQuestion } from '../../catalogue/selection/question.ts';
import { savedSelection, TOUT_LE_CATALOGUE } from '../../catalogue/selection/saved.repository.ts';
import { scopeOfEntity } from '../../crud/read/portee.repository.ts';
import { inScope } from '../../platform/db/conditions.ts';
import type { Db } from '../../schema.ts';
import type { ConfigLue } from './config.repository.ts';

/** The lines that a configuration translates: never those that a person wrote, refused or has to review. */
export async function choixDe(
  db: Db,
  config: ConfigLue,
  importation: number | null,
  at: Date,
): Promise<RawBuilder<SqlBool>> {
  const scope = await scopeOfEntity(db, config.entiteId);
  const saved = config.selection === null ? undefined : await savedSelection(db, config.selection);
  // A sélection that is gone keeps nothing: better than everything.
  const kept =
    config.selection !== null && saved === undefined
      ? sql`false`
      : retainedWhere(
          await settled(db, await openQuestion(db, { brouillon: saved?.brouillon ?? TOUT_LE_CATALOGUE, scope, at })),
        );
  const codes = (await codesAjoutes(db, config.champsAjoutes)).map((code) => `champs:${code}`);
  const objets = sql`ligne.sujet IN (SELECT objets.id FROM objets WHERE ${kept}
    ${config.types.length > 0 ? sql`AND type_bridge = ANY(${[...config.types]}::text[])` : sql``})
    AND (split_part(ligne.champ, ':', 1) = ANY(${[...config.champs]}::text[]) OR ligne.champ = ANY(${codes}::text[]))
    ${importation === null ? sql`` : sql`AND ligne.sujet IN (SELECT objet_id FROM importation_objets WHERE importation_id = ${importation})`}`;
  const contenu = sql.lit(config.champs.includes('contenu') && importation === null);
  return sql`ligne.etat IN ('manquante', 'perimee') AND ligne.origine IS DISTINCT FROM 'humain'
    AND ligne.langue = ANY(${[...config.languesCibles]}::text[]) AND ${inScope('ligne.entite_id', scope)}
    AND CASE WHEN ligne.ressource = 'objet' THEN ${objets} ELSE ${contenu} END`;
}

interface Suite {
  /** Only these lines, or null for the configuration's own choice. */
  readonly seuls?: readonly number[] | null;
  readonly importation: number | null;
  /** The lines that were tried already. */
  readonly sauf: ReadonlySet<number>;
  readonly most: number;
  readonly at: Date;
}

/** The next lines to translate, those of objets with the best score first. */
export async function lignesATraduire(
  db: Db,
  config: ConfigLue,
  { importation, seuls = null, sauf, most, at }: Suite,
): Promise<Ligne[]> {
  const where = sql<SqlBool>`${await choixDe(db, config, importation, at)} AND NOT ligne.id = ANY(${[...sauf]}::bigint[])
    ${seuls === null ? sql`` : sql`AND ligne.id = ANY(${[...seuls]}::bigint[])`}`;
  const score = sql`(SELECT score FROM objet_scores WHERE profil_id = ${config.priorite}::bigint AND objet_id = ligne.sujet)`;
  return lignesWhere(db, where, { order: sql`${score} DESC NULLS LAST, ligne.sujet, ligne.id`, most });
}
