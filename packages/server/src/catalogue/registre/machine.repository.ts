import type { Relecture } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../../schema.ts';

/** A text that a machine made for a line. */
export interface TexteDeMachine {
  readonly ligne: number;
  readonly texte: string;
  /** The French that it was made from. */
  readonly source: string;
}

interface Facture {
  readonly moteur: string;
  readonly glossaire: string | null;
  readonly configuration: number | null;
  /** « sans » for a text shown at once; « attendue » for one shown once a person accepted it. */
  readonly relecture: Extract<Relecture, 'sans' | 'attendue'>;
  readonly at: Date;
}

/**
 * Notes the texts of a machine in columns of their own: no text of a person or a source changes. The lines must then be
 * computed again (`refreshObjets`). Returns the objets concerned.
 */
export async function noteMachine(tx: Db, textes: readonly TexteDeMachine[], facture: Facture): Promise<number[]> {
  if (textes.length === 0) return [];
  const { rows } = await sql<{ sujet: number }>`
    UPDATE traductions AS ligne SET machine = fait.texte, machine_source = fait.source, machine_sur = empreinte_de_texte(fait.source),
      machine_le = ${facture.at}, moteur = ${facture.moteur}, glossaire = ${facture.glossaire}, configuration = ${facture.configuration},
      relecture = ${facture.relecture}, relue_par = NULL, relue_le = NULL
    FROM jsonb_to_recordset(${JSON.stringify(textes)}::jsonb) AS fait (ligne bigint, texte text, source text)
    WHERE ligne.id = fait.ligne RETURNING ligne.sujet`.execute(tx);
  return [...new Set(rows.map(({ sujet }) => sujet))];
}

/** Notes a person's review of a machine's text. */
export async function noteRelecture(
  tx: Db,
  ligne: number,
  { relecture, by, at }: { readonly relecture: 'acceptee' | 'refusee'; readonly by: number | null; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('traductions')
    .set({ relecture, relue_par: by, relue_le: at })
    .where('id', '=', ligne)
    .where('machine', 'is not', null)
    .execute();
}

/** A person says that a text is still right, though the French has changed since. */
export async function confirmText(tx: Db, ligne: number, at: Date): Promise<void> {
  await sql`
    UPDATE objet_textes AS texte SET empreinte_source = ligne.empreinte
    FROM traductions AS ligne WHERE ligne.id = ${ligne} AND ligne.ressource = 'objet' AND texte.objet_id = ligne.sujet
      AND texte.entite_id = ligne.entite_id AND texte.champ = ligne.champ AND texte.langue = ligne.langue`.execute(tx);
  await sql`
    UPDATE traductions SET propre_sur = CASE WHEN propre IS NULL THEN NULL ELSE empreinte END, propre_le = ${at},
      machine_sur = CASE WHEN origine = 'machine' THEN empreinte ELSE machine_sur END
    WHERE id = ${ligne}`.execute(tx);
}
