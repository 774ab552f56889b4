import type { Avertissement, FicheObjet, Langue, PartieCorrigee, TexteLocal } from '@bridge/contract';
import { type RawBuilder, sql } from 'kysely';
import { changeable } from '../crud/read/condition.repository.ts';
import type { Scope } from '../platform/auth/identity.ts';
import type { Db, Row } from '../schema.ts';
import { DOCUMENT_CORRIGE, EMPREINTES_DU_DOCUMENT } from './correction.repository.ts';
import { francaisDesObjets } from './registre/francais.repository.ts';

export interface DocumentLu extends Pick<Row<'objets'>, 'completude'> {
  readonly document: unknown;
  /** The same as it is shown: what was corrected in the place of what the source says. */
  readonly montre: unknown;
  readonly empreintes: Record<PartieCorrigee, string>;
  readonly avertissements: Avertissement[];
  readonly brut: string;
}

export async function documentOf(db: Db, objet: number): Promise<DocumentLu | undefined> {
  const { rows } = await sql<DocumentLu>`
    SELECT doc.document, ${DOCUMENT_CORRIGE} AS montre, ${EMPREINTES_DU_DOCUMENT} AS empreintes, doc.avertissements, doc.brut, objets.completude
    FROM objet_documents AS doc JOIN objets ON objets.id = doc.objet_id WHERE doc.objet_id = ${objet}`.execute(db);
  return rows[0];
}

export async function identitiesOf(db: Db, objet: number) {
  const { rows } = await sql<FicheObjet['identites'][number]>`
    WITH complements AS (SELECT systeme, identifiant FROM objet_rattachements WHERE objet_id = ${objet}),
    connues AS (
      SELECT systeme, identifiant FROM objet_identites WHERE objet_id = ${objet} UNION SELECT * FROM complements
    )
    SELECT connues.systeme, connues.identifiant, CASE
        WHEN (connues.systeme, connues.identifiant) = (objets.systeme, objets.identifiant) THEN 'actuelle'
        WHEN (connues.systeme, connues.identifiant) IN (SELECT * FROM complements) THEN 'complement'
        ELSE 'ancienne' END AS role
    FROM connues JOIN objets ON objets.id = ${objet}
    ORDER BY role, connues.systeme, connues.identifiant`.execute(db);
  return rows;
}

/** The notes of an objet, which only people of its entity read. */
export function notesSeen(scope: Scope): RawBuilder<string> {
  return sql`CASE WHEN ${changeable({ ownerColumn: 'entite_id' }, scope)} THEN notes_internes ELSE '' END`;
}

const MOST_RUNS = 100;

export async function runsOf(db: Db, objet: number) {
  const { rows } = await sql<Omit<FicheObjet['historique'][number], 'le'> & { readonly le: Date }>`
    SELECT importations.id AS importation, importations.flux_nom AS flux, fait.action,
      coalesce(importations.fin_le, importations.debut_le) AS le, importations.etat = 'annulee' AS annulee
    FROM importation_objets AS fait JOIN importations ON importations.id = fait.importation_id
    WHERE fait.objet_id = ${objet} ORDER BY importations.id DESC LIMIT ${MOST_RUNS}`.execute(db);
  return rows;
}

interface TexteLu extends Omit<TexteLocal, 'majLe'> {
  readonly maj_le: Date;
}

/** The texts of an entity in place of the source's, or translated; out of date once their French has changed. */
export async function localTexts(db: Db, objet: number, entite: number | null): Promise<TexteLu[]> {
  if (entite === null) return [];
  const { rows } = await sql<TexteLu>`
    SELECT texte.champ, texte.langue, texte.valeur, texte.origine, texte.maj_le, utilisateurs.nom_complet AS par,
      texte.empreinte_source IS DISTINCT FROM empreinte_de_texte(${francaisLu}) AS perime
    FROM objet_textes AS texte JOIN objet_documents AS doc ON doc.objet_id = texte.objet_id
    LEFT JOIN objet_textes AS local ON local.objet_id = texte.objet_id AND local.entite_id = texte.entite_id
      AND local.champ = texte.champ AND local.langue = 'fr' AND texte.langue <> 'fr'
    LEFT JOIN utilisateurs ON utilisateurs.id = texte.maj_par
    WHERE texte.objet_id = ${objet} AND texte.entite_id = ${entite} AND texte.champ IN ('nom', 'resume', 'description')
    ORDER BY texte.champ, texte.langue`.execute(db);
  return rows;
}

/** The French that a text is compared with: the entity's, else the source's, else its text in another language. */
const francaisLu = sql`coalesce(local.valeur, doc.document -> texte.champ ->> 'fr',
  (SELECT value FROM jsonb_each_text(doc.document -> texte.champ) ORDER BY key LIMIT 1), '')`;

export interface NewTexte {
  readonly objet: number;
  readonly entite: number;
  /** The address of a text of the objet: « resume », « legendes:photo-3 ». */
  readonly champ: string;
  readonly langue: Langue;
  readonly valeur: string;
  readonly by: number | null;
  readonly at: Date;
}

/** Saves a person's words, with the French that they were made from. */
export async function saveText(tx: Db, { objet, entite, champ, langue, valeur, by, at }: NewTexte): Promise<void> {
  const francais = (await frenchOf(tx, { objet, entite, champ, langue })) ?? '';
  const values = {
    valeur,
    origine: 'humain' as const,
    source: francais,
    empreinte_source: sql<Buffer>`empreinte_de_texte(${francais})`,
    maj_le: at,
    maj_par: by,
  };
  await tx
    .insertInto('objet_textes')
    .values({ objet_id: objet, entite_id: entite, champ, langue, ...values })
    .onConflict((conflict) => conflict.columns(['objet_id', 'entite_id', 'champ', 'langue']).doUpdateSet(values))
    .execute();
}

/** The French in force of a text for an entity; for a French wording, that of the source. */
async function frenchOf(
  tx: Db,
  { objet, entite, champ, langue }: Pick<NewTexte, 'objet' | 'champ' | 'langue'> & { readonly entite: number | null },
): Promise<string | undefined> {
  const { rows } = await sql<{ texte: string }>`
    SELECT coalesce(CASE WHEN ${langue} = 'fr' THEN NULL ELSE texte END, textes ->> 'fr',
      (SELECT value FROM jsonb_each_text(textes) ORDER BY key LIMIT 1)) AS texte
    FROM (${francaisDesObjets([objet])}) AS lus
    WHERE champ = ${champ} AND jsonb_typeof(textes) = 'object' ORDER BY entite_id IS NOT DISTINCT FROM ${entite}::bigint DESC LIMIT 1`.execute(
    tx,
  );
  return rows[0]?.texte ?? undefined;
}

/** Removes a text; tells whether there was one. */
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
