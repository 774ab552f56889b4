import type { DocumentObjet, Systeme } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../../schema.ts';
import type { Candidat } from './accord.rules.ts';
import { type Appartenance, ofOwners } from './appartenance.repository.ts';
import type { Autre } from './fusion.rules.ts';

/** An objet of another system, under an id that a record says it has there. */
export interface Jumelle extends Candidat {
  readonly objetId: number;
  readonly systeme: Systeme;
}

/** Objets that other systems bring, by the id that a record says it has there. Those of the entities of the feed alone, oldest first. */
export async function objetsAilleurs(
  db: Db,
  where: Appartenance,
  identifiants: readonly string[],
): Promise<ReadonlyMap<string, readonly Jumelle[]>> {
  if (identifiants.length === 0) return new Map();
  const { rows } = await sql<{ identifiant: string } & Jumelle>`
    SELECT connue.identifiant, connue.objet_id AS "objetId", objets.systeme, objets.nom,
      CASE WHEN latitude IS NULL OR longitude IS NULL THEN NULL
        ELSE jsonb_build_object('lat', latitude, 'lon', longitude) END AS point
    FROM objet_identites AS connue JOIN objets ON objets.id = connue.objet_id
    WHERE connue.systeme <> ${where.systeme} AND connue.identifiant = ANY(${[...identifiants]}::text[])
      AND objets.systeme <> ${where.systeme} AND ${ofOwners('connue', where)} ORDER BY objets.id`.execute(db);
  const found = new Map<string, Jumelle[]>();
  for (const { identifiant, ...jumelle } of rows) found.set(identifiant, [...(found.get(identifiant) ?? []), jumelle]);
  return found;
}

export interface Rattachement {
  readonly identifiant: string;
  readonly objetId: number;
  readonly document: DocumentObjet;
  readonly empreinte: Buffer;
}

/** Keeps what a run says of objets of other systems; said twice, it is kept once. */
export async function keepRattachements(
  tx: Db,
  run: {
    readonly id: number;
    readonly systeme: Systeme;
    readonly fluxId: number;
    readonly priorites: readonly string[];
  },
  rattachements: readonly Rattachement[],
): Promise<void> {
  for (const { identifiant, objetId, document, empreinte } of rattachements) {
    await sql`
      INSERT INTO objet_rattachements (systeme, identifiant, objet_id, flux_id, importation_id, priorites, document, empreinte)
      VALUES (${run.systeme}, ${identifiant}, ${objetId}, ${run.fluxId}, ${run.id}, ${[...run.priorites]}::text[],
        ${JSON.stringify(document)}::jsonb, ${empreinte})
      ON CONFLICT (systeme, identifiant, objet_id) DO UPDATE SET flux_id = excluded.flux_id, importation_id = excluded.importation_id,
        priorites = excluded.priorites, document = excluded.document, empreinte = excluded.empreinte, vu_le = now()`.execute(
      tx,
    );
  }
}

/** What a whole reading of a feed no longer brings completes nothing any more. */
export async function forgetRattachements(
  tx: Db,
  run: { readonly id: number; readonly systeme: Systeme; readonly fluxId: number },
) {
  await sql`
    DELETE FROM objet_rattachements
    WHERE systeme = ${run.systeme} AND flux_id = ${run.fluxId} AND importation_id <> ${run.id}`.execute(tx);
}

export interface AutreConnu extends Autre {
  readonly empreinte: string;
}

/** What other systems say of objets. */
export async function rattachementsOf(
  db: Db,
  objets: readonly number[],
): Promise<ReadonlyMap<number, readonly AutreConnu[]>> {
  if (objets.length === 0) return new Map();
  const { rows } = await sql<{ objetId: number; document: DocumentObjet; priorites: string[]; empreinte: Buffer }>`
    SELECT objet_id AS "objetId", document, priorites, empreinte FROM objet_rattachements
    WHERE objet_id = ANY(${[...objets]}::bigint[]) ORDER BY objet_id, systeme, identifiant`.execute(db);
  const byObjet = new Map<number, AutreConnu[]>();
  for (const { objetId, empreinte, ...autre } of rows)
    byObjet.set(objetId, [
      ...(byObjet.get(objetId) ?? []),
      { ...autre, empreinte: `${empreinte.toString('hex')} ${autre.priorites.join(' ')}` },
    ]);
  return byObjet;
}
