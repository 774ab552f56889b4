import { type RawBuilder, sql } from 'kysely';

const NUMBERED = (
  genre: string,
  cle: RawBuilder<unknown>,
  textes: RawBuilder<unknown>,
  { parmi, ou }: { readonly parmi: RawBuilder<unknown>; readonly ou: RawBuilder<unknown> },
) => sql`
  SELECT id, ${sql.lit(`${genre}:`)} || cle || CASE WHEN fois > 1 THEN '#' || fois ELSE '' END AS champ, textes
  FROM (
    SELECT id, ${cle} AS cle, ${textes} AS textes, row_number() OVER (PARTITION BY id, ${cle} ORDER BY rang) AS fois
    FROM documents CROSS JOIN LATERAL jsonb_array_elements(${parmi}) WITH ORDINALITY AS un (valeur, rang) WHERE ${ou}
  ) AS comptes`;

/**
 * The translatable texts of some objets by address, for their own entity and for those that reword them: a French text
 * of such an entity replaces the French of the source.
 */
export function francaisDesObjets(ids: readonly number[]): RawBuilder<unknown> {
  const vises = sql`${[...ids]}::bigint[]`;
  return sql`
    WITH documents AS MATERIALIZED (
      SELECT objets.id, objets.entite_id, lu.* FROM objets JOIN objet_documents AS doc ON doc.objet_id = objets.id
      CROSS JOIN LATERAL jsonb_to_record(doc.document) AS lu (
        nom jsonb, resume jsonb, description jsonb, textes jsonb, lieu jsonb, ouverture jsonb, tarifs jsonb, medias jsonb, champs jsonb)
      WHERE objets.id = ANY(${vises})
    ),
    dits AS (
      SELECT id, dit.champ, dit.textes FROM documents CROSS JOIN LATERAL (VALUES
        ('nom', nom), ('resume', resume), ('description', description),
        ('ouverture', ouverture -> 'texte'), ('tarifs', tarifs -> 'texte'), ('acces', lieu -> 'acces')) AS dit (champ, textes)
      UNION ALL ${NUMBERED(
        'textes',
        sql`(valeur -> 'sujet' ->> 'schema') || ':' || (valeur -> 'sujet' ->> 'code')`,
        sql`valeur -> 'corps'`,
        {
          parmi: sql`textes`,
          ou: sql`textes <> '[]'`,
        },
      )}
      UNION ALL ${NUMBERED('legendes', sql`valeur ->> 'cle'`, sql`valeur -> 'legende'`, {
        parmi: sql`medias`,
        ou: sql`medias @? '$[*].legende'`,
      })}
      UNION ALL SELECT id, 'champs:' || un.key, un.value FROM documents CROSS JOIN LATERAL jsonb_each(champs) AS un
        WHERE jsonb_typeof(un.value) = 'object'
    ),
    porteurs AS (
      SELECT id, entite_id FROM documents
      UNION SELECT objet_id, entite_id FROM objet_textes WHERE objet_id = ANY(${vises})
    )
    SELECT dits.id AS sujet, porteurs.entite_id, dits.champ, dits.textes, coalesce(local.valeur, dits.textes ->> 'fr') AS texte,
      NULL::text AS nom
    FROM dits JOIN porteurs ON porteurs.id = dits.id
    LEFT JOIN objet_textes AS local ON local.objet_id = dits.id AND local.entite_id = porteurs.entite_id
      AND local.champ = dits.champ AND local.langue = 'fr'`;
}
