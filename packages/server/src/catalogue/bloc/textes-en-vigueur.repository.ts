import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../schema.ts';
import type { TexteDeLEntite } from './objet-rendu.ts';

/**
 * The texts that replace those of the source, by the ledger: of the publishing entity, else of the objet's own. A
 * person's words come first; a machine's are in force only where its line says so.
 */
const ENTITE_LUE = (entite: number | null): RawBuilder<unknown> => sql`coalesce(${entite}::bigint, objets.entite_id)`;

interface Demande {
  readonly ids: readonly number[];
  readonly entite: number | null;
  /** The only field to read. */
  readonly champ?: string;
}

type TexteLu = TexteDeLEntite & { readonly id: number };

export async function textesEnVigueur(db: Db, { ids, ...demande }: Demande): Promise<TexteLu[]> {
  const { rows } = await textesDits({ ...demande, parmi: sql`ANY(${[...ids]}::bigint[])` }).execute(db);
  return rows;
}

interface Dits extends Omit<Demande, 'ids'> {
  /** What the number of an objet is compared with. */
  readonly parmi: RawBuilder<unknown>;
}

/** The same as a select, for a statement that reads more of the objets. */
export function textesDits({ parmi, entite, champ }: Dits): RawBuilder<TexteLu> {
  const only = (of: string) => (champ === undefined ? sql`` : sql`AND ${sql.ref(of)} = ${champ}`);
  return sql`
    SELECT DISTINCT ON (id, champ, langue) id, champ, langue, valeur, automatique FROM (
      SELECT objets.id, texte.champ, texte.langue, texte.valeur, false AS automatique, 0 AS rang
      FROM objet_textes AS texte JOIN objets ON objets.id = texte.objet_id AND texte.entite_id = ${ENTITE_LUE(entite)}
      WHERE objets.id = ${parmi} ${only('texte.champ')}
      UNION ALL
      SELECT objets.id, ligne.champ, ligne.langue, ligne.machine, coalesce(config.marquage, true),
        CASE WHEN ligne.entite_id = ${ENTITE_LUE(entite)} THEN 1 ELSE 2 END
      FROM traductions AS ligne JOIN objets ON objets.id = ligne.sujet
        AND (ligne.entite_id IS NOT DISTINCT FROM objets.entite_id OR ligne.entite_id = ${ENTITE_LUE(entite)})
      LEFT JOIN configs_traduction AS config ON config.id = ligne.configuration
      WHERE ligne.ressource = 'objet' AND ligne.origine = 'machine' AND ligne.sujet = ${parmi} ${only('ligne.champ')}
    ) AS dits ORDER BY id, champ, langue, rang`;
}
