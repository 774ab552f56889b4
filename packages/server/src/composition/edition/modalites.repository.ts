import type { DocumentObjet } from '@bridge/contract';
import { sql } from 'kysely';
import { cleDe } from '../../catalogue/termes.rules.ts';
import type { Db, Row } from '../../schema.ts';
import { enLangue } from '../mots/langue.rules.ts';

/** The names of the modalités of some criteria and of those of the same meaning, by criterion. */
export async function nomsDesModalites(
  db: Db,
  criteres: readonly number[],
  langue: string,
): Promise<Map<number, Map<number, string>>> {
  if (criteres.length === 0) return new Map();
  const { rows } = await sql<Row<'modalites', 'id' | 'critere'> & { nom: string }>`
    SELECT voulu.id AS critere, modalites.id,
      coalesce(nullif(en_langue(tete.libelle_local, ${langue}), ''), en_langue(tete.libelle, ${langue})) AS nom
    FROM criteres AS voulu
    JOIN criteres AS meme ON coalesce(meme.equivaut, meme.id) = coalesce(voulu.equivaut, voulu.id)
    JOIN modalites ON modalites.critere = meme.id
    JOIN modalites AS tete ON tete.id = coalesce(modalites.equivaut, modalites.id)
    WHERE voulu.id = ANY(${[...criteres]}::bigint[])`.execute(db);
  const noms = new Map<number, Map<number, string>>();
  for (const { critere, id, nom } of rows) noms.set(critere, (noms.get(critere) ?? new Map()).set(id, nom));
  return noms;
}

/** The names of the labels of some objets; labels with the same meaning have one name. */
export async function labelsDesObjets(
  db: Db,
  ids: readonly number[],
  langue: string,
): Promise<Map<number, readonly string[]>> {
  const { rows: objets } = await sql<{ id: number; labels: DocumentObjet['labels'] }>`
    SELECT objet_id AS id, document->'labels' AS labels FROM objet_documents
    WHERE objet_id = ANY(${[...ids]}::bigint[]) AND jsonb_array_length(document->'labels') > 0`.execute(db);
  const cles = [...new Set(objets.flatMap(({ labels }) => labels.map(cleDe)))];
  const { rows: connus } = await sql<Row<'modalites', 'cle'> & { nom: string }>`
    SELECT modalites.cle,
      coalesce(nullif(en_langue(tete.libelle_local, ${langue}), ''), en_langue(tete.libelle, ${langue})) AS nom
    FROM modalites JOIN modalites AS tete ON tete.id = coalesce(modalites.equivaut, modalites.id)
    WHERE modalites.cle = ANY(${cles}::text[])`.execute(db);
  const noms = new Map(connus.map(({ cle, nom }) => [cle, nom]));
  return new Map(
    objets.map(({ id, labels }) => [
      id,
      labels.flatMap((terme) => noms.get(cleDe(terme)) || enLangue(terme.libelle, langue) || []),
    ]),
  );
}
