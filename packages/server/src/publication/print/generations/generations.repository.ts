import { randomBytes } from 'node:crypto';
import type {
  EtatDeGeneration,
  FichierDeGeneration,
  Langue,
  PeriodeDeRegle,
  Remarque,
  SortieDEdition,
} from '@bridge/contract';
import { sql } from 'kysely';
import type { Db, Instantane, Row } from '../../../schema.ts';

export type GenerationLue = Row<'generations'>;

export interface NouvelleGeneration {
  readonly modele: number;
  readonly entiteId: number | null;
  readonly langue: Langue;
  readonly sorties: readonly SortieDEdition[];
  readonly periode: PeriodeDeRegle | null;
  readonly planification: number | null;
  readonly demandePar: number | null;
  readonly depuis: number | null;
}

export async function addGeneration(tx: Db, nouvelle: NouvelleGeneration, at: Date): Promise<number> {
  const { modele, entiteId, langue, sorties, periode, planification, demandePar, depuis } = nouvelle;
  const { id } = await tx
    .insertInto('generations')
    .values({
      modele,
      entite_id: entiteId,
      langue,
      sorties: [...sorties],
      periode: periode === null ? null : JSON.stringify(periode),
      planification,
      demande_par: demandePar,
      depuis,
      refaite: depuis !== null,
      etat: 'en-cours',
      cree_le: at,
      fichiers: '[]',
      rapport: '[]',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function noteTache(tx: Db, id: number, tache: number): Promise<void> {
  await tx.updateTable('generations').set({ tache }).where('id', '=', id).execute();
}

export async function generationById(db: Db, id: number): Promise<GenerationLue | undefined> {
  return db.selectFrom('generations').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks a document until the transaction ends, so that two decisions follow each other. */
export async function lockGeneration(tx: Db, id: number): Promise<GenerationLue | undefined> {
  return tx.selectFrom('generations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Whether its task runs or waits; locked until the transaction ends. A failed or stopped task is over. */
export async function isUnderWay(tx: Db, { etat, tache }: Pick<GenerationLue, 'etat' | 'tache'>): Promise<boolean> {
  if (etat !== 'en-cours' || tache === null) return false;
  const found = await tx
    .selectFrom('taches')
    .select('id')
    .where('id', '=', tache)
    .where('etat', 'in', ['en_attente', 'en_cours'])
    .forShare()
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether another document is being made from what this one kept, or waits to be. */
export async function isBeingRedone(tx: Db, id: number): Promise<boolean> {
  const found = await tx
    .selectFrom('generations')
    .innerJoin('taches', 'taches.id', 'generations.tache')
    .select('generations.id')
    .where('generations.depuis', '=', id)
    .where('generations.etat', '=', 'en-cours')
    .where('taches.etat', 'in', ['en_attente', 'en_cours'])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

interface Faite {
  readonly fichiers: readonly FichierDeGeneration[];
  readonly rapport: readonly Remarque[];
  readonly pages: number;
  readonly objets: number;
  readonly dureeMs: number;
  readonly instantane: Instantane;
  readonly dossier: string;
}

export async function settleGeneration(tx: Db, id: number, faite: Faite, at: Date): Promise<void> {
  const count = (gravite: Remarque['gravite']) => faite.rapport.filter((one) => one.gravite === gravite).length;
  await tx
    .updateTable('generations')
    .set({
      etat: 'prete',
      fini_le: at,
      duree_ms: faite.dureeMs,
      pages: faite.pages,
      objets: faite.objets,
      bloquantes: count('bloque'),
      alertes: count('alerte'),
      fichiers: JSON.stringify(faite.fichiers),
      rapport: JSON.stringify(faite.rapport),
      instantane: JSON.stringify(faite.instantane),
      dossier: faite.dossier,
    })
    .where('id', '=', id)
    .execute();
}

/** Why a document goes no further, and whether those who watch its planification must know. */
export interface SansSuite {
  readonly message: string;
  readonly dire: boolean;
}

export async function leaveOut(tx: Db, id: number, { message, dire }: SansSuite, at: Date): Promise<void> {
  await tx
    .updateTable('generations')
    .set({ etat: 'sans-suite', message, alertee: !dire, fini_le: at })
    .where('id', '=', id)
    .execute();
}

interface Decision {
  readonly etat: EtatDeGeneration;
  readonly message: string;
  readonly par: number | null;
}

export async function decide(tx: Db, id: number, { etat, message, par }: Decision, at: Date): Promise<void> {
  await tx
    .updateTable('generations')
    .set({ etat, message, decide_par: par, decide_le: at })
    .where('id', '=', id)
    .execute();
}

export async function freeze(tx: Db, id: number, figee: boolean): Promise<void> {
  await tx.updateTable('generations').set({ figee }).where('id', '=', id).execute();
}

/** Forgets a document; a trigger notes its folder for removal, see `eraseDossier`. */
export async function forgetGeneration(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('generations').where('id', '=', id).execute();
}

/** The document before, with pages, of the same model, language and entity. */
export async function previousOf(
  db: Db,
  { id, modele, langue, entite_id }: Pick<GenerationLue, 'id' | 'modele' | 'langue' | 'entite_id'>,
): Promise<GenerationLue | undefined> {
  return db
    .selectFrom('generations')
    .selectAll()
    .where('modele', '=', modele)
    .where('langue', '=', langue)
    .where('entite_id', 'is not distinct from', entite_id)
    .where('id', '<', id)
    .where('etat', 'in', ['prete', 'validee', 'refusee'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The key of the permanent address of a model for an entity, which never changes once it is given. */
export async function adresseDe(
  tx: Db,
  { modele, entite_id }: Pick<GenerationLue, 'modele' | 'entite_id'>,
  fresh: () => string = () => randomBytes(9).toString('base64url'),
): Promise<string> {
  const { rows } = await sql<Row<'adresses_d_edition', 'cle'>>`
    INSERT INTO adresses_d_edition (modele, entite_id, cle) VALUES (${modele}, ${entite_id}, ${fresh()})
    ON CONFLICT (modele, entite_id) DO UPDATE SET cle = adresses_d_edition.cle RETURNING cle`.execute(tx);
  return rows[0]?.cle ?? '';
}

export interface Servie {
  readonly id: number;
  readonly langue: Langue;
  readonly fichiers: readonly FichierDeGeneration[];
  readonly dossier: string;
  readonly titre: string;
}

/** The newest validated document of an address, in a language or in the first language of the model that has one. */
export async function servedAt(db: Db, cle: string, langue: Langue | null): Promise<Servie | undefined> {
  const { rows } = await sql<Servie>`
    SELECT generations.id, generations.langue, generations.fichiers, generations.dossier,
      coalesce(nullif(modeles.titre ->> generations.langue, ''), modeles.nom) AS titre
    FROM adresses_d_edition AS adresses
    JOIN modeles_edition AS modeles ON modeles.id = adresses.modele AND modeles.supprime_le IS NULL
    JOIN generations ON generations.modele = modeles.id AND generations.etat = 'validee' AND generations.dossier IS NOT NULL
      AND generations.entite_id IS NOT DISTINCT FROM adresses.entite_id
    WHERE adresses.cle = ${cle} AND (${langue}::text IS NULL OR generations.langue = ${langue})
    ORDER BY array_position(modeles.langues, generations.langue) NULLS LAST, generations.decide_le DESC, generations.id DESC LIMIT 1`.execute(
    db,
  );
  return rows[0];
}
