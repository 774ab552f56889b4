import type { EnvoiDeGeneration, SortieDEdition } from '@bridge/contract';
import { type RawBuilder, sql } from 'kysely';
import type { GenerationLue } from '../../../publication/print/generations/generations.repository.ts';
import type { Db, Row } from '../../../schema.ts';

const LAST = sql`
  SELECT DISTINCT ON (taches.cle) taches.id AS tache, taches.donnees ->> 'genre' AS genre, taches.cible AS destination, taches.etat,
    taches.message, coalesce(taches.fin_le, taches.cree_le) AS le, taches.cle, taches.entite_id
  FROM taches WHERE taches.type = 'envoi' AND taches.cible_ressource = 'generation'`;

/** The state of the sendings of a document: the last try of each. */
export async function envoisDe(db: Db, generation: number): Promise<(EnvoiDeGeneration & { readonly cle: string })[]> {
  const { rows } = await sql<Omit<EnvoiDeGeneration, 'le'> & { le: Date; cle: string }>`
    SELECT dernier.tache, dernier.genre, dernier.etat, dernier.le, dernier.cle,
      -- Where it goes is the business of who sends it.
      CASE WHEN dernier.entite_id IS NOT DISTINCT FROM generations.entite_id THEN dernier.destination ELSE '' END AS destination,
      CASE WHEN dernier.entite_id IS NOT DISTINCT FROM generations.entite_id THEN dernier.message ELSE '' END AS message
    FROM (${LAST} AND taches.cible_id = ${String(generation)} ORDER BY taches.cle, taches.id DESC) AS dernier, generations
    WHERE generations.id = ${generation} ORDER BY dernier.tache`.execute(db);
  return rows.map((row) => ({ ...row, le: row.le.toISOString() }));
}

/** The sendings that did not arrive, whoever reads. */
export async function failedEnvois(
  db: Db,
  generation: number,
): Promise<readonly { tache: number; destination: string; message: string }[]> {
  const { rows } = await sql<{ tache: number; destination: string; message: string }>`
    SELECT tache, destination, message FROM (
      ${LAST} AND taches.cible_id = ${String(generation)} ORDER BY taches.cle, taches.id DESC) AS dernier
    WHERE etat = 'echouee' ORDER BY tache`.execute(db);
  return rows;
}

/** A select of how many of the last tries of a document did not arrive. */
export const failedCountOf = (generation: RawBuilder<unknown>) => sql<number>`
  SELECT count(*)::int FROM (
    ${LAST} AND taches.cible_id = ${generation}::text ORDER BY taches.cle, taches.id DESC) AS dernier
  WHERE dernier.etat = 'echouee'`;

/** Whether a newer document of the planification appeared for the same readers since a sending was asked for. */
export async function isOvertaken(
  db: Db,
  { id, planification, entite_id, langue }: Pick<GenerationLue, 'id' | 'planification' | 'entite_id' | 'langue'>,
  tache: number,
): Promise<boolean> {
  const newer = await db
    .selectFrom('generations')
    .select('id')
    .where('planification', '=', planification)
    .where('entite_id', 'is not distinct from', entite_id)
    .where('langue', '=', langue)
    .where('etat', '=', 'validee')
    .where('id', '>', id)
    .where('decide_le', '>', (asked) => asked.selectFrom('taches').select('cree_le').where('taches.id', '=', tache))
    .limit(1)
    .executeTakeFirst();
  return newer !== undefined;
}

/** The keys of the sendings of a document that arrived, whatever became of their tasks. */
export async function arrivedOf(db: Db, generation: number): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('envois_arrives').select('cle').where('generation', '=', generation).execute();
  return new Set(rows.map(({ cle }) => cle));
}

export async function noteArrived(db: Db, generation: number, cle: string, le: Date): Promise<void> {
  await db
    .insertInto('envois_arrives')
    .values({ generation, cle, le })
    .onConflict((known) => known.columns(['generation', 'cle']).doUpdateSet({ le }))
    .execute();
}

/** The key that a server showed when it was first used, or null before. */
export async function empreinteConnue(
  db: Db,
  { planification, hote, port }: Row<'serveurs_connus', 'planification' | 'hote' | 'port'>,
): Promise<string | null> {
  const found = await db
    .selectFrom('serveurs_connus')
    .select('empreinte')
    .where('planification', '=', planification)
    .where('hote', '=', hote)
    .where('port', '=', port)
    .executeTakeFirst();
  return found?.empreinte ?? null;
}

/** Keeps the key of a server; of two at once, the first stays. */
export async function rememberServeur(tx: Db, serveur: Omit<Row<'serveurs_connus'>, 'vu_le'>, at: Date): Promise<void> {
  await tx
    .insertInto('serveurs_connus')
    .values({ ...serveur, vu_le: at })
    .onConflict((known) => known.columns(['planification', 'hote', 'port']).doNothing())
    .execute();
}

type Parue = Pick<GenerationLue, 'entite_id' | 'langue'> & { readonly planification: number };

/** The media that holds the last document, unless it was thrown away. */
export async function mediaDeParution(tx: Db, parue: Parue, sortie: SortieDEdition): Promise<number | undefined> {
  const { rows } = await sql<{ media: number }>`
    SELECT medias.id AS media FROM medias_de_parution JOIN medias ON medias.id = medias_de_parution.media AND medias.supprime_le IS NULL
    WHERE planification = ${parue.planification} AND medias_de_parution.entite_id IS NOT DISTINCT FROM ${parue.entite_id}
      AND langue = ${parue.langue} AND sortie = ${sortie}`.execute(tx);
  return rows[0]?.media;
}

export async function noteMedia(tx: Db, parue: Parue, sortie: SortieDEdition, media: number): Promise<void> {
  const { planification, entite_id, langue } = parue;
  await sql`
    INSERT INTO medias_de_parution (planification, entite_id, langue, sortie, media)
    VALUES (${planification}, ${entite_id}, ${langue}, ${sortie}, ${media})
    ON CONFLICT (planification, entite_id, langue, sortie) DO UPDATE SET media = excluded.media`.execute(tx);
}

/** The name and the code of an entity; both empty without one. */
export async function entiteNommee(db: Db, id: number | null): Promise<Row<'entites', 'nom' | 'code'>> {
  const found =
    id === null
      ? undefined
      : await db.selectFrom('entites').select(['nom', 'code']).where('id', '=', id).executeTakeFirst();
  return found ?? { nom: '', code: '' };
}
