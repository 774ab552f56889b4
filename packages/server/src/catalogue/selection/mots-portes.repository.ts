import { type RawBuilder, sql } from 'kysely';

/** A word with the number of its meaning: several words may have the same. */
export interface MotDit {
  readonly mot: number;
  readonly sens: number;
}

/**
 * How many objets of « retenus » have each word of a column, as rows of `mot`, `sens` and `nombre`. An objet with
 * several words of one meaning counts for the first only: sums over a meaning are exact.
 */
export function carriedWords(column: 'modalites' | 'tags', dits: readonly MotDit[]): RawBuilder<unknown> {
  const carried = sql.ref(column);
  const known = sql`SELECT mot, sens, array_agg(mot) OVER (
      PARTITION BY sens ORDER BY mot ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS avant
    FROM unnest(${dits.map(({ mot }) => mot)}::bigint[], ${dits.map(({ sens }) => sens)}::bigint[]) AS dits (mot, sens)`;
  // Words are unnested in SELECT instead of FROM, and objets carried along only if needed: half the time each.
  const alone = new Set(dits.map(({ sens }) => sens)).size === dits.length;
  const once = alone ? sql`` : sql`FILTER (WHERE mots.avant IS NULL OR NOT portes.tous && mots.avant)`;
  return sql`SELECT mots.mot, mots.sens, count(*) ${once} AS nombre
    FROM (SELECT unnest(${carried}) AS mot, ${carried} AS tous FROM retenus) AS portes
    JOIN (${known}) AS mots ON mots.mot = portes.mot
    GROUP BY mots.mot, mots.sens`;
}

/** The words of a critère, and of those with the same meaning. */
export function wordsOf(critere: number): RawBuilder<MotDit> {
  return sql`SELECT mot.id AS mot, coalesce(mot.equivaut, mot.id) AS sens FROM modalites AS mot
    JOIN criteres ON criteres.id = mot.critere
    WHERE coalesce(criteres.equivaut, criteres.id) = (SELECT coalesce(equivaut, id) FROM criteres WHERE id = ${critere})`;
}
