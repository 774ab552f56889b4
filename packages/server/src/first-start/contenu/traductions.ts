import { sql } from 'kysely';
import { saveText } from '../../catalogue/fiche.repository.ts';
import { porteeDuRegistre } from '../../catalogue/registre/portee.repository.ts';
import { refreshObjets } from '../../catalogue/registre/registre.repository.ts';
import type { Db } from '../../schema.ts';

/** English texts by a person of the office, by type. */
const ANGLAIS: Readonly<Record<string, string>> = {
  nature: 'A quiet corner of the valley: bring good shoes, and a little time.',
  itineraire: 'A waymarked walk back to where it starts, with a bench at the finest view.',
  evenement: 'A date that the whole village looks forward to: come early, and stay for the evening.',
  patrimoine: 'A place that tells the history of the valley, with somebody there to tell it.',
  commerce: 'A shop that knows its makers by name, and tells where things come from.',
};

interface Objet {
  readonly id: number;
  readonly entite: number;
  readonly type: string;
  readonly resume: string;
}

/** Two of each type that the source does not translate. */
async function sansAnglais(tx: Db, entites: readonly number[]): Promise<Objet[]> {
  const { rows } = await sql<Objet>`
    SELECT id, entite_id AS entite, type_bridge AS type, resume FROM (
      SELECT objets.id, objets.entite_id, objets.type_bridge, doc.document -> 'resume' ->> 'fr' AS resume,
        row_number() OVER (PARTITION BY objets.type_bridge ORDER BY objets.id) AS rang
      FROM objets JOIN objet_documents AS doc ON doc.objet_id = objets.id
      WHERE objets.statut = 'publie' AND objets.entite_id = ANY(${[...entites]}::bigint[])
        AND objets.type_bridge = ANY(${Object.keys(ANGLAIS)}::text[])
        AND doc.document -> 'resume' ->> 'fr' <> '' AND doc.document -> 'resume' ->> 'en' IS NULL
    ) AS lus WHERE rang <= 2 ORDER BY id`.execute(tx);
  return rows;
}

/** Writes some translations by people, then another French for every other one, so that its English is out of date. */
export async function writeTraductions(
  tx: Db,
  entites: readonly number[],
  by: { readonly id: number; readonly at: Date },
): Promise<number> {
  const objets = await sansAnglais(tx, entites);
  for (const [rang, { id: objet, entite, type, resume }] of objets.entries()) {
    const texte = { objet, entite, champ: 'resume', by: by.id, at: by.at } as const;
    await saveText(tx, { ...texte, langue: 'en', valeur: ANGLAIS[type] ?? '' });
    if (rang % 2 === 1)
      await saveText(tx, { ...texte, langue: 'fr', valeur: `${resume.replace(/\s*[.…]?\s*$/, '')}, toute l’année.` });
  }
  await refreshObjets(
    tx,
    objets.map(({ id }) => id),
    await porteeDuRegistre(tx),
    by.at,
  );
  return objets.length;
}
