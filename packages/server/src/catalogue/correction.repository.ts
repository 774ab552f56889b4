import { CANAUX, type DepartDeCorrection, PARTIES_CORRIGEES, type PartieCorrigee } from '@bridge/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../schema.ts';
import { adresseDeMedia } from './photos/mediatheque.repository.ts';

/** The days and files of a photo are those that its source gives today, whatever they were when it was chosen. */
const DE_LA_SOURCE = sql`
  SELECT jsonb_build_object('aPartirDu', sienne -> 'aPartirDu', 'jusquAu', sienne -> 'jusquAu', 'adresses', sienne -> 'adresses') AS droits
  FROM jsonb_array_elements(doc.document -> 'medias') AS sienne
  WHERE NOT photo ? 'media' AND sienne ->> 'url' = photo ->> 'url' ORDER BY sienne ->> 'cle' = photo ->> 'cle' DESC LIMIT 1`;

/** The last day of a media, as `joursDeDroits` computes it. */
const DERNIER_JOUR = sql`least((media.droits ->> 'au')::date, (SELECT min((signee ->> 'expireLe')::date) - 1
  FROM jsonb_array_elements(media.autorisations) AS signee))`;

/** Written into the statement: as a value, its length would be unknown to a kept plan, and the database would plan anew each time. */
const TOUS_LES_CANAUX = sql`ARRAY[${sql.join(CANAUX.map(({ value }) => sql.lit(value)))}]`;

/** The facts of a photo of the médiathèque are those of today, except its caption. */
const DE_LA_MEDIATHEQUE = sql`
  SELECT jsonb_build_object('url', ${adresseDeMedia(sql`doc.objet_id`)}, 'titre', media.alternatif, 'decorative', nullif(media.decorative, false),
    'credit', nullif(media.credit, ''),
    'aPartirDu', media.droits ->> 'du', 'jusquAu', ${DERNIER_JOUR},
    'canaux', array(SELECT unnest(media.supports) INTERSECT SELECT unnest(${TOUS_LES_CANAUX}) ORDER BY 1)) AS droits
  FROM medias AS media
  WHERE media.id = (photo ->> 'media')::bigint AND media.genre = 'photo' AND media.statut = 'utilisable' AND media.supprime_le IS NULL`;

/** The value in force of a corrected part. A photo that is no longer given is not shown: its rights may have ended. */
const EN_VIGUEUR = sql`CASE corrigee.partie WHEN 'medias' THEN coalesce((
    SELECT jsonb_agg(photo - '{aPartirDu,jusquAu,adresses}'::text[] || jsonb_strip_nulls(droits) ORDER BY rang)
    FROM jsonb_array_elements(corrigee.valeur) WITH ORDINALITY AS choisie (photo, rang)
    CROSS JOIN LATERAL ((${DE_LA_SOURCE}) UNION ALL (${DE_LA_MEDIATHEQUE})) AS du_jour), '[]')
  ELSE corrigee.valeur END`;

/** A document as shown: the source's, with the parts that the objet's entity corrected. `doc`: `objet_documents`. */
export const DOCUMENT_CORRIGE: RawBuilder<unknown> = sql`coalesce(doc.document || (
  SELECT jsonb_object_agg(corrigee.partie, ${EN_VIGUEUR}) FROM objet_corrections AS corrigee
  WHERE corrigee.objet_id = doc.objet_id), doc.document)`;

/** The corrected parts of the document. */
export const PARTIES_DU_DOCUMENT: RawBuilder<unknown> = sql`
  array(SELECT corrigee.partie FROM objet_corrections AS corrigee WHERE corrigee.objet_id = doc.objet_id)`;

const empreinte = (partie: RawBuilder<unknown>) =>
  sql`sha256(convert_to(coalesce((doc.document -> ${partie})::text, ''), 'UTF8'))`;

/** The fingerprints of the source's value of each part. */
export const EMPREINTES_DU_DOCUMENT: RawBuilder<unknown> = sql`(
  SELECT jsonb_object_agg(partie, encode(${empreinte(sql`partie`)}, 'hex'))
  FROM unnest(${PARTIES_CORRIGEES.map(({ value }) => value)}::text[]) AS partie)`;

export interface CorrectionLue {
  readonly partie: PartieCorrigee;
  readonly valeur: unknown;
  readonly perime: boolean;
  readonly maj_le: Date;
  readonly par: string | null;
}

export async function correctionsOf(db: Db, objet: number): Promise<CorrectionLue[]> {
  const { rows } = await sql<CorrectionLue>`
    SELECT corrigee.partie, corrigee.valeur, corrigee.maj_le, utilisateurs.nom_complet AS par,
      corrigee.empreinte_source <> ${empreinte(sql`corrigee.partie`)} AS perime
    FROM objet_corrections AS corrigee JOIN objet_documents AS doc ON doc.objet_id = corrigee.objet_id
    LEFT JOIN utilisateurs ON utilisateurs.id = corrigee.maj_par
    WHERE corrigee.objet_id = ${objet} ORDER BY corrigee.partie`.execute(db);
  return rows;
}

export interface NouvelleCorrection extends Pick<DepartDeCorrection, 'empreinte'> {
  readonly objet: number;
  readonly partie: PartieCorrigee;
  readonly valeur: unknown;
  readonly by: number | null;
  readonly at: Date;
}

export async function saveCorrection(tx: Db, correction: NouvelleCorrection): Promise<void> {
  const values = {
    valeur: JSON.stringify(correction.valeur),
    empreinte_source: Buffer.from(correction.empreinte, 'hex'),
    maj_le: correction.at,
    maj_par: correction.by,
  };
  await tx
    .insertInto('objet_corrections')
    .values({ objet_id: correction.objet, partie: correction.partie, ...values })
    .onConflict((conflict) => conflict.columns(['objet_id', 'partie']).doUpdateSet(values))
    .execute();
  if (correction.partie === 'medias') await notePhotosAjoutees(tx, correction.objet);
}

/** Notes which photos of the médiathèque an objet uses, for questions about their usage. */
async function notePhotosAjoutees(tx: Db, objet: number): Promise<void> {
  await sql`
    UPDATE objets SET photos_ajoutees = array(
      SELECT DISTINCT (choisie ->> 'media')::bigint FROM objet_corrections AS corrigee, jsonb_array_elements(corrigee.valeur) AS choisie
      WHERE corrigee.objet_id = objets.id AND corrigee.partie = 'medias' AND choisie ? 'media' ORDER BY 1)
    WHERE id = ${objet}`.execute(tx);
}

/** Removes a correction; tells whether there was one. */
export async function removeCorrection(tx: Db, objet: number, partie: PartieCorrigee): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('objet_corrections')
    .where('objet_id', '=', objet)
    .where('partie', '=', partie)
    .executeTakeFirstOrThrow();
  if (partie === 'medias') await notePhotosAjoutees(tx, objet);
  return numDeletedRows > 0n;
}

/** Among some objets, those with a correction. */
export async function corrigesParmi(db: Db, objets: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('objet_corrections')
    .select('objet_id')
    .distinct()
    .where(sql<SqlBool>`objet_id = ANY(${[...objets]}::bigint[])`)
    .execute();
  return rows.map(({ objet_id }) => objet_id);
}
