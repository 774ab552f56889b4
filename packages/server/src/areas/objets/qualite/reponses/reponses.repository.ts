import type { Anomalie, ReponseDeCorrection, Systeme } from '@bridge/contract';
import { sql } from 'kysely';
import type { Scope } from '../../../../platform/auth/identity.ts';
import { inScope } from '../../../../platform/db/conditions.ts';
import type { Db } from '../../../../schema.ts';

export interface Reponse {
  readonly lien: number;
  readonly proprietaire: string;
  readonly objet: number;
  /** Empty for the whole objet. */
  readonly anomalie: Anomalie | '';
  readonly texte: string;
}

/** An answer that was taken back keeps its line, without words, where there are earlier ones. */
const STANDS = sql`texte <> ''`;

/** An answer that stands when another one comes. */
export type Presente = Pick<Repondu, 'texte' | 'recueLe'>;

/**
 * What a link answered about an objet, by anomalie, or null when the link is no longer open; until the transaction ends, nobody else answers by the
 * link, nor closes it.
 */
export async function holdReponses(
  tx: Db,
  lien: number,
  objet: number,
  at: Date,
): Promise<ReadonlyMap<string, Presente> | null> {
  // The link is what two first answers share: there is no answer to hold yet.
  const { rows: open } = await sql`
    SELECT FROM liens_correction WHERE id = ${lien} AND revoque_le IS NULL AND expire_le > ${at} FOR UPDATE`.execute(
    tx,
  );
  if (open.length === 0) return null;
  const { rows } = await sql<Presente & Pick<Repondu, 'anomalie'>>`
    SELECT anomalie, texte, recu_le AS "recueLe" FROM reponses_correction
    WHERE lien_id = ${lien} AND objet_id = ${objet} AND ${STANDS}`.execute(tx);
  return new Map(rows.map(({ anomalie, ...presente }) => [anomalie, presente]));
}

/** The most replaced texts kept beside an answer: the last ones, and the first one of all, so that nobody drives out what was said before them. */
const MOST_REPLACED = 20;
/** What stands, before what was replaced already. */
const WITH_REPLACED = sql`CASE WHEN reponses_correction.texte = '' THEN '[]' ELSE
    jsonb_build_array(jsonb_build_object('texte', reponses_correction.texte, 'recueLe', reponses_correction.recu_le)) END
  || CASE WHEN jsonb_array_length(reponses_correction.precedentes) < ${sql.lit(MOST_REPLACED)} THEN reponses_correction.precedentes
    ELSE jsonb_path_query_array(reponses_correction.precedentes, '$[0 to ${sql.lit(MOST_REPLACED - 3)}, last]') END`;

/** Keeps an answer in the place of the one before, whose words stay beside it, and are to be handled again. False when nothing changed. */
export async function saveReponse(
  tx: Db,
  { lien, proprietaire, objet, anomalie, texte }: Reponse,
  at: Date,
): Promise<boolean> {
  const { numAffectedRows: saved = 0n } = await sql`
    INSERT INTO reponses_correction (lien_id, proprietaire, objet_id, anomalie, texte, recu_le)
    VALUES (${lien}, ${proprietaire}, ${objet}, ${anomalie}, ${texte}, ${at})
    ON CONFLICT (lien_id, objet_id, anomalie) DO UPDATE
    SET texte = excluded.texte, recu_le = excluded.recu_le, traite_le = NULL, traite_par = NULL,
      precedentes = ${WITH_REPLACED}
    WHERE reponses_correction.texte <> excluded.texte`.execute(tx);
  return saved > 0n;
}

/**
 * Takes back an answer that nobody handled. Where others were said before it, maybe by somebody else, all their words stay for the office: who
 * holds the link takes no others' words away. False when nothing changed.
 */
export async function withdrawReponse(
  tx: Db,
  { lien, objet, anomalie }: Omit<Reponse, 'proprietaire' | 'texte'>,
  at: Date,
): Promise<boolean> {
  const which = sql`lien_id = ${lien} AND objet_id = ${objet} AND anomalie = ${anomalie} AND ${STANDS} AND traite_le IS NULL`;
  const { numAffectedRows: gone = 0n } = await sql`
    DELETE FROM reponses_correction WHERE ${which} AND precedentes = '[]'`.execute(tx);
  const { numAffectedRows: emptied = 0n } = await sql`
    UPDATE reponses_correction SET texte = '', recu_le = ${at}, precedentes = ${WITH_REPLACED} WHERE ${which}`.execute(
    tx,
  );
  return gone + emptied > 0n;
}

/** What stands of the answers of a link. */
export interface Repondu {
  readonly objet: number;
  readonly anomalie: string;
  readonly texte: string;
  readonly recueLe: Date;
  readonly traiteeLe: Date | null;
}

export async function reponsesDuLien(db: Db, lien: number): Promise<Repondu[]> {
  const { rows } = await sql<Repondu>`
    SELECT objet_id AS objet, anomalie, texte, recu_le AS "recueLe", traite_le AS "traiteeLe"
    FROM reponses_correction WHERE lien_id = ${lien} AND ${STANDS}`.execute(db);
  return rows;
}

interface Lue
  extends Omit<ReponseDeCorrection, 'proprietaire' | 'recueLe' | 'traiteeLe'>,
    Pick<Repondu, 'recueLe' | 'traiteeLe'> {
  readonly proprietaire: string;
  readonly systeme: Systeme;
  readonly commune: string;
}

const LUE = sql`reponses_correction.id, objet_id AS objet, objets.nom, systeme, commune, reponses_correction.proprietaire,
  nullif(anomalie, '') AS anomalie, texte, precedentes, recu_le AS "recueLe", traite_le AS "traiteeLe",
  coalesce((SELECT nom_complet FROM utilisateurs WHERE utilisateurs.id = traite_par), '') AS "traiteePar"`;

/** Whoever works for the entity of an objet reads what is answered about it. */
const SEEN = (scope: Scope) => sql`objets.supprime_le IS NULL AND ${inScope('objets.entite_id', scope)}`;

const MOST = 200;
/** The most answers of one link among those of others: whoever writes much hides nobody. */
const MOST_OF_A_LINK = 20;

/** The answers to handle, then those handled since a date; the newest first. Of one objet, all that its owner wrote. */
export async function reponsesLues(db: Db, scope: Scope, since: Date, objet: number | undefined): Promise<Lue[]> {
  const order = sql`traite_le DESC NULLS FIRST, recu_le DESC, reponses_correction.id DESC`;
  const which = objet === undefined ? sql`rang <= ${MOST_OF_A_LINK}` : sql`true`;
  const { rows } = await sql<Lue>`
    SELECT ${LUE} FROM (
      SELECT reponses_correction.*, row_number() OVER (PARTITION BY lien_id ORDER BY ${order}) AS rang
      FROM reponses_correction WHERE (traite_le IS NULL OR traite_le > ${since})
        AND ${objet === undefined ? sql`true` : sql`objet_id = ${objet}`}
    ) AS reponses_correction JOIN objets ON objets.id = objet_id
    WHERE ${SEEN(scope)} AND ${which} ORDER BY ${order} LIMIT ${MOST}`.execute(db);
  return rows;
}

/** The number of answers to handle. */
export async function nombreATraiter(db: Db, scope: Scope): Promise<number> {
  const { rows } = await sql<{ nombre: number }>`
    SELECT count(*)::int AS nombre FROM reponses_correction JOIN objets ON objets.id = objet_id
    WHERE traite_le IS NULL AND ${SEEN(scope)}`.execute(db);
  return rows[0]?.nombre ?? 0;
}

/** An answer that stays as it is until the transaction ends; undefined when the person does not see it. */
export async function holdReponse(tx: Db, scope: Scope, id: number): Promise<Lue | undefined> {
  const { rows } = await sql<Lue>`
    SELECT ${LUE} FROM reponses_correction JOIN objets ON objets.id = objet_id
    WHERE reponses_correction.id = ${id} AND ${SEEN(scope)} FOR UPDATE OF reponses_correction`.execute(tx);
  return rows[0];
}

/** Marks an answer as handled by somebody, or to handle again. */
export async function markReponse(
  tx: Db,
  id: number,
  { le, par }: { readonly le: Date | null; readonly par: number | null },
): Promise<void> {
  await sql`UPDATE reponses_correction SET traite_le = ${le}, traite_par = ${par} WHERE id = ${id}`.execute(tx);
}

/** Removes answers that were handled before a date. */
export async function forgetReponses(db: Db, before: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`DELETE FROM reponses_correction WHERE traite_le <= ${before}`.execute(db);
  return Number(numAffectedRows);
}
