import { CODES_SYSTEMES, PARTAGES, type Systeme } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../../../schema.ts';
import { type Appartenance, ofOwners } from '../lecture/appartenance.repository.ts';
import type { Connu } from '../lecture/ligne.repository.ts';
import type { Candidat } from './accord.rules.ts';

/** An objet of another system, under the id that a record says it has there. */
export interface Jumelle extends Candidat {
  readonly objetId: number;
  readonly systeme: Systeme;
  readonly statut: string;
}

/** The ways to share, from the narrowest to the widest. */
const LARGEURS = PARTAGES.map(({ value }) => value);

const POINT = sql`CASE WHEN latitude IS NULL OR longitude IS NULL THEN NULL
  ELSE jsonb_build_object('lat', latitude, 'lon', longitude) END`;

/**
 * Objets of other systems, by the ids that records say they have there, oldest first. Only those of the entities of the
 * feed that every reader of the record sees: a shared offer must not disappear into an objet that is not shared.
 */
export async function objetsAilleurs(
  db: Db,
  where: Appartenance,
  identifiants: readonly string[],
): Promise<ReadonlyMap<string, readonly Jumelle[]>> {
  if (identifiants.length === 0) return new Map();
  const { rows } = await sql<{ identifiant: string } & Jumelle>`
    SELECT connue.identifiant, connue.objet_id AS "objetId", objets.systeme, objets.statut, objets.nom, ${POINT} AS point
    FROM objet_identites AS connue JOIN objets ON objets.id = connue.objet_id
    WHERE connue.systeme = ANY(${CODES_SYSTEMES.filter((code) => code !== where.systeme)}::text[]) AND connue.identifiant = ANY(${[...identifiants]}::text[])
      AND objets.systeme <> ${where.systeme} AND ${ofOwners('connue', where)}
      AND array_position(${LARGEURS}::text[], objets.partage) >= array_position(${LARGEURS}::text[], ${where.partage})
    ORDER BY objets.id`.execute(db);
  return grouped(rows);
}

/** An objet that a second-hand system brought first. */
export interface Orpheline extends Candidat, Omit<Connu, 'identifiant' | 'memeFlux'> {}

/** Objets of a second-hand system, by the ids that they say they have in the system being read, oldest first. */
export async function objetsSaying(
  db: Db,
  where: Appartenance,
  identifiants: readonly string[],
): Promise<ReadonlyMap<string, readonly Orpheline[]>> {
  if (identifiants.length === 0 || where.systeme === SECONDE_MAIN) return new Map();
  const { rows } = await sql<{ identifiant: string } & Orpheline>`
    SELECT dit.identifiant, objets.id AS "objetId", objets.empreinte, objets.statut, objets.source_maj_le AS "majLe", objets.systeme,
      objets.entite_id AS "entiteId", objets.nom, ${POINT} AS point
    FROM objet_documents AS doc JOIN objets ON objets.id = doc.objet_id
    CROSS JOIN jsonb_array_elements_text(doc.source -> 'autresIdentifiants') AS dit (identifiant)
    WHERE doc.source -> 'autresIdentifiants' <> '[]' AND doc.source -> 'autresIdentifiants' ?| ${[...identifiants]}::text[]
      AND dit.identifiant = ANY(${[...identifiants]}::text[])
      AND objets.systeme = ${SECONDE_MAIN} AND ${ofOwners('objets', where)} ORDER BY objets.id`.execute(db);
  return grouped(rows);
}

/** The second-hand system, whose offers come from the other systems. */
export const SECONDE_MAIN = 'datatourisme' satisfies Systeme;

function grouped<T extends { readonly identifiant: string }>(
  rows: readonly T[],
): ReadonlyMap<string, readonly Omit<T, 'identifiant'>[]> {
  const found = new Map<string, Omit<T, 'identifiant'>[]>();
  for (const { identifiant, ...row } of rows) found.set(identifiant, [...(found.get(identifiant) ?? []), row]);
  return found;
}
