import type { DocumentObjet } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../../schema.ts';
import type { ObjetRendu, TexteDeLEntite } from './objet-rendu.ts';

interface ObjetLu {
  readonly indexe: Pick<ObjetRendu['indexe'], 'id' | 'nom'>;
  readonly document: Pick<DocumentObjet, 'nom' | 'medias'>;
  readonly textes: readonly TexteDeLEntite[];
}

/** The names and the photos of many objets: of their documents, nothing else is read. `entite`: whose texts go before the source's. */
export async function objetsNommes(
  db: Db,
  { ids, entite }: { readonly ids: readonly number[]; readonly entite: number | null },
): Promise<ObjetLu[]> {
  const { rows } = await sql<ObjetLu>`
    SELECT jsonb_build_object('id', objets.id, 'nom', objets.nom) AS indexe,
      jsonb_build_object('nom', coalesce(doc.document -> 'nom', '{}'), 'medias', coalesce(doc.document -> 'medias', '[]')) AS document,
      coalesce((
        SELECT jsonb_agg(jsonb_build_object('champ', texte.champ, 'langue', texte.langue, 'valeur', texte.valeur))
        FROM objet_textes AS texte
        WHERE texte.objet_id = objets.id AND texte.champ = 'nom' AND texte.entite_id = coalesce(${entite}::bigint, objets.entite_id)
      ), '[]') AS textes
    FROM objets LEFT JOIN objet_documents AS doc ON doc.objet_id = objets.id
    WHERE objets.id = ANY(${[...ids]}::bigint[])`.execute(db);
  return rows;
}
