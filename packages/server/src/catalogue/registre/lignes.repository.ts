import type { EtatTraduction, Langue, OrigineTraduction, Relecture } from '@bridge/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../schema.ts';
import { francaisDesObjets } from './francais.repository.ts';

/** A line of the ledger, without its texts. */
export interface Ligne {
  readonly id: number;
  readonly ressource: string;
  readonly sujet: number;
  readonly entiteId: number | null;
  readonly champ: string;
  readonly langue: Langue;
  readonly etat: EtatTraduction;
  readonly origine: OrigineTraduction | null;
  readonly empreinte: Buffer;
  readonly caracteres: number;
  readonly faiteSur: Buffer | null;
  readonly faiteLe: Date | null;
  readonly machine: string | null;
  readonly machineSource: string | null;
  readonly machineLe: Date | null;
  readonly moteur: string | null;
  readonly glossaire: string | null;
  readonly configuration: number | null;
  readonly relecture: Relecture | null;
  readonly assigneeA: number | null;
}

const COLONNES = sql`ligne.id, ligne.ressource, ligne.sujet, ligne.entite_id AS "entiteId", ligne.champ, ligne.langue, ligne.etat,
  ligne.origine, ligne.empreinte, ligne.caracteres, ligne.faite_sur AS "faiteSur", ligne.faite_le AS "faiteLe", ligne.machine,
  ligne.machine_source AS "machineSource", ligne.machine_le AS "machineLe", ligne.moteur, ligne.glossaire, ligne.configuration,
  ligne.relecture, ligne.assignee_a AS "assigneeA"`;

/** Lines by a condition on `ligne`, in an order, so many at most. */
export async function lignesWhere(
  db: Db,
  where: RawBuilder<SqlBool>,
  { order = sql`ligne.id`, most }: { readonly order?: RawBuilder<unknown>; readonly most: number },
): Promise<Ligne[]> {
  const { rows } = await sql<Ligne>`
    SELECT ${COLONNES} FROM traductions AS ligne WHERE ${where} ORDER BY ${order} LIMIT ${most}`.execute(db);
  return rows;
}

/** A line with the texts that it stands for. */
export interface LigneEcrite extends Ligne {
  /** The French in force, and the texts of the source or of the record by language. */
  readonly francais: string;
  readonly textes: Readonly<Partial<Record<string, string>>>;
  readonly propre: string | null;
  readonly humain: string | null;
  /** The French that the person's words were made from. */
  readonly humainSource: string | null;
}

/** Lines of objets with their texts; lines whose text is gone are left out. */
export async function lignesEcrites(db: Db, lignes: readonly Ligne[]): Promise<LigneEcrite[]> {
  const objets = [...new Set(lignes.flatMap(({ ressource, sujet }) => (ressource === 'objet' ? [sujet] : [])))];
  if (objets.length === 0) return [];
  const { rows } = await sql<Pick<LigneEcrite, 'id' | 'francais' | 'textes' | 'propre' | 'humain' | 'humainSource'>>`
    SELECT ligne.id, lu.texte AS francais, lu.textes, nullif(btrim(lu.textes ->> ligne.langue), '') AS propre, humain.valeur AS humain,
      humain.source AS "humainSource"
    FROM traductions AS ligne
    JOIN (${francaisDesObjets(objets)}) AS lu ON lu.sujet = ligne.sujet AND lu.champ = ligne.champ
      AND lu.entite_id IS NOT DISTINCT FROM ligne.entite_id
    LEFT JOIN objet_textes AS humain ON humain.objet_id = ligne.sujet AND humain.entite_id = ligne.entite_id
      AND humain.champ = ligne.champ AND humain.langue = ligne.langue
    WHERE ligne.id = ANY(${lignes.map(({ id }) => id)}::bigint[]) AND ligne.ressource = 'objet'`.execute(db);
  const textes = new Map(rows.map((row) => [row.id, row]));
  return lignes.flatMap((ligne) => {
    const lus = textes.get(ligne.id);
    return lus === undefined ? [] : [{ ...ligne, ...lus }];
  });
}

/** The text that is shown for a line. */
export function texteEnVigueur({ origine, propre, humain, machine }: LigneEcrite): string | null {
  if (origine === 'humain') return humain ?? propre;
  return origine === 'machine' ? machine : propre;
}
