import type { DocumentObjet } from '@bridge/contract';
import { sql } from 'kysely';
import type { Db } from '../../schema.ts';
import { DOCUMENT_CORRIGE } from '../correction.repository.ts';
import type { ObjetRendu, TexteDeLEntite } from './objet-rendu.ts';
import { textesEnVigueur } from './textes-en-vigueur.repository.ts';

interface ObjetLu {
  readonly indexe: Pick<ObjetRendu['indexe'], 'id' | 'nom'>;
  readonly document: Pick<DocumentObjet, 'nom' | 'medias'>;
  readonly textes: readonly TexteDeLEntite[];
}

/** The names and photos of many objets, without their documents. `entite`: its texts go before the source's. */
export async function objetsNommes(
  db: Db,
  { ids, entite }: { readonly ids: readonly number[]; readonly entite: number | null },
): Promise<ObjetLu[]> {
  const { rows } = await sql<Omit<ObjetLu, 'textes'>>`
    SELECT jsonb_build_object('id', objets.id, 'nom', objets.nom) AS indexe,
      jsonb_build_object('nom', coalesce(doc.document -> 'nom', '{}'), 'medias', coalesce(${DOCUMENT_CORRIGE} -> 'medias', '[]')) AS document
    FROM objets LEFT JOIN objet_documents AS doc ON doc.objet_id = objets.id
    WHERE objets.id = ANY(${[...ids]}::bigint[])`.execute(db);
  const textes = new Map<number, TexteDeLEntite[]>();
  for (const { id, ...texte } of await textesEnVigueur(db, { ids, entite, champ: 'nom' }))
    textes.set(id, [...(textes.get(id) ?? []), texte]);
  return rows.map((row) => ({ ...row, textes: textes.get(row.indexe.id) ?? [] }));
}
