import type { ActionImportation, Avertissement, Langue, Systeme, TexteLocal } from '@bridge/contract';
import { type RawBuilder, sql } from 'kysely';
import { changeable } from '../crud/condition.repository.ts';
import type { Scope } from '../platform/auth/identity.ts';
import type { Db, Row } from '../schema.ts';

export interface DocumentLu extends Pick<Row<'objets'>, 'completude'> {
  readonly document: unknown;
  readonly avertissements: Avertissement[];
  readonly brut: string;
}

export async function documentOf(db: Db, objet: number): Promise<DocumentLu | undefined> {
  const { rows } = await sql<DocumentLu>`
    SELECT doc.document, doc.avertissements, doc.brut, objets.completude
    FROM objet_documents AS doc JOIN objets ON objets.id = doc.objet_id WHERE doc.objet_id = ${objet}`.execute(db);
  return rows[0];
}

export async function identitiesOf(db: Db, objet: number) {
  const { rows } = await sql<{ systeme: Systeme; identifiant: string; actuelle: boolean }>`
    SELECT connue.systeme, connue.identifiant,
      (connue.systeme = objets.systeme AND connue.identifiant = objets.identifiant) AS actuelle
    FROM objet_identites AS connue JOIN objets ON objets.id = connue.objet_id
    WHERE connue.objet_id = ${objet} ORDER BY actuelle DESC, connue.systeme, connue.identifiant`.execute(db);
  return rows;
}

/** What people of the entity note about an objet between them: whoever else sees the objet reads none. */
export function notesSeen(scope: Scope): RawBuilder<string> {
  return sql`CASE WHEN ${changeable({ ownerColumn: 'entite_id' }, scope)} THEN notes_internes ELSE '' END`;
}

/** Codes of the added fields that everybody may read. What the dictionary does not know, or knows no more, is not among them. */
export async function publicFields(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('champs')
    .select('code')
    .where('confidentialite', '=', 'public')
    .where('systeme', '=', false)
    .where('supprime_le', 'is', null)
    .execute();
  return new Set(rows.map(({ code }) => code));
}

const MOST_RUNS = 100;

export async function runsOf(db: Db, objet: number) {
  const { rows } = await sql<{
    importation: number;
    flux: string;
    action: ActionImportation;
    le: Date;
    annulee: boolean;
  }>`
    SELECT importations.id AS importation, importations.flux_nom AS flux, fait.action,
      coalesce(importations.fin_le, importations.debut_le) AS le, importations.etat = 'annulee' AS annulee
    FROM importation_objets AS fait JOIN importations ON importations.id = fait.importation_id
    WHERE fait.objet_id = ${objet} ORDER BY importations.id DESC LIMIT ${MOST_RUNS}`.execute(db);
  return rows;
}

interface TexteLu extends Omit<TexteLocal, 'majLe' | 'perime'> {
  readonly maj_le: Date;
  readonly empreinte_source: Buffer;
}

/** What an entity wrote in place of the source, or translated. */
export async function localTexts(db: Db, objet: number, entite: number | null): Promise<TexteLu[]> {
  if (entite === null) return [];
  const { rows } = await sql<TexteLu>`
    SELECT champ, langue, valeur, objet_textes.origine, maj_le, empreinte_source, utilisateurs.nom_complet AS par
    FROM objet_textes LEFT JOIN utilisateurs ON utilisateurs.id = objet_textes.maj_par
    WHERE objet_id = ${objet} AND objet_textes.entite_id = ${entite} ORDER BY champ, langue`.execute(db);
  return rows;
}

export interface NewTexte {
  readonly objet: number;
  readonly entite: number;
  readonly champ: 'nom' | 'resume' | 'description';
  readonly langue: Langue;
  readonly valeur: string;
  readonly empreinteSource: Buffer;
  readonly by: number | null;
  readonly at: Date;
}

export async function saveText(tx: Db, text: NewTexte): Promise<void> {
  const values = {
    valeur: text.valeur,
    origine: 'humain' as const,
    empreinte_source: text.empreinteSource,
    maj_le: text.at,
    maj_par: text.by,
  };
  await tx
    .insertInto('objet_textes')
    .values({ objet_id: text.objet, entite_id: text.entite, champ: text.champ, langue: text.langue, ...values })
    .onConflict((conflict) => conflict.columns(['objet_id', 'entite_id', 'champ', 'langue']).doUpdateSet(values))
    .execute();
}

/** Whether there was such a text. */
export async function removeText(
  tx: Db,
  { objet, entite, champ, langue }: Pick<NewTexte, 'objet' | 'entite' | 'champ' | 'langue'>,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('objet_textes')
    .where('objet_id', '=', objet)
    .where('entite_id', '=', entite)
    .where('champ', '=', champ)
    .where('langue', '=', langue)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
