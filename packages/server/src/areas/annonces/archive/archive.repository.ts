import type { ArchiveDAnnonce } from '@bridge/contract';
import { sql } from 'kysely';
import { visible } from '../../../crud/read/condition.repository.ts';
import type { Scope } from '../../../platform/auth/identity.ts';
import { inScope } from '../../../platform/db/conditions.ts';
import type { Db } from '../../../schema.ts';
import { OWNED } from '../annonce.repository.ts';
import { extensionDe, type FichierDArchive, TYPES } from './archive.rules.ts';

/** Whether an annonce names the archive. */
const NOMMEE = sql`annonces.creations @> jsonb_build_array(jsonb_build_object('archive', archives_annonce.id::text))`;

interface Nouvelle {
  readonly id: string;
  readonly nom: string;
  readonly largeur: number | null;
  readonly hauteur: number | null;
  readonly fichiers: readonly FichierDArchive[];
  readonly entiteId: number | null;
  readonly par: number | null;
  readonly at: Date;
}

/** Keeps an archive with all of its files, or nothing. */
export async function keepArchive(tx: Db, { fichiers, ...archive }: Nouvelle): Promise<void> {
  const { id, nom, largeur, hauteur, entiteId, par, at } = archive;
  await sql`
    INSERT INTO archives_annonce (id, nom, largeur, hauteur, entite_id, cree_le, cree_par)
    VALUES (${id}, ${nom}, ${largeur}, ${hauteur}, ${entiteId}, ${at}, ${par})`.execute(tx);
  for (const { chemin, contenu } of fichiers)
    await sql`
      INSERT INTO archives_annonce_fichiers (archive, chemin, type, contenu)
      VALUES (${id}, ${chemin}, ${TYPES[extensionDe(chemin)] ?? ''}, ${contenu})`.execute(tx);
}

/** The archives that people of a scope may use, by their ids: those that their entities deposited, and those of an annonce that they see. */
export async function archivesSeen(db: Db, scope: Scope, ids: readonly string[]): Promise<ArchiveDAnnonce[]> {
  const { rows } = await sql<ArchiveDAnnonce>`
    SELECT id::text, nom, largeur, hauteur, contenus.poids, contenus.fichiers
    FROM archives_annonce JOIN LATERAL (
      SELECT count(*)::int AS fichiers, coalesce(sum(octet_length(contenu)), 0)::int AS poids
      FROM archives_annonce_fichiers WHERE archive = archives_annonce.id
    ) AS contenus ON true
    WHERE id::text = ANY(${[...ids]}::text[]) AND (${inScope('archives_annonce.entite_id', scope)} OR EXISTS (
      SELECT FROM annonces WHERE ${NOMMEE} AND annonces.supprime_le IS NULL AND (${visible(OWNED, scope)})))`.execute(
    db,
  );
  return rows;
}

/** The number of archives that a person deposited since an instant. */
export async function archivesBy(db: Db, userId: number | null, since: Date): Promise<number> {
  const { rows } = await sql<{ readonly n: number }>`
    SELECT count(*)::int AS n FROM archives_annonce WHERE cree_par = ${userId} AND cree_le > ${since}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Lets one archive of an entity be kept at a time, until the transaction ends. */
export async function holdArchives(tx: Db, entite: number | null): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`archives ${entite}`}))`.execute(tx);
}

/** The weight of the archives of an entity, in bytes. */
export async function weightOfArchives(db: Db, entite: number | null): Promise<number> {
  const { rows } = await sql<{ readonly poids: number }>`
    SELECT coalesce(sum(octet_length(contenu)), 0)::float8 AS poids
    FROM archives_annonce_fichiers JOIN archives_annonce ON archives_annonce.id = archives_annonce_fichiers.archive
    WHERE archives_annonce.entite_id IS NOT DISTINCT FROM ${entite}`.execute(db);
  return rows[0]?.poids ?? 0;
}

/** Removes archives that no annonce names a day after they came: their annonce was never saved. */
export async function forgetArchives(db: Db, before: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM archives_annonce WHERE cree_le < ${before} AND NOT EXISTS (SELECT FROM annonces WHERE ${NOMMEE})`.execute(
    db,
  );
  return Number(numAffectedRows);
}
