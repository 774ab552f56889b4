import type { Mesure, Point } from '@bridge/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { changeable } from '../../crud/read/condition.repository.ts';
import { type Contexte, mayRead } from './contexte.ts';
import type { Emprise } from './geometrie.rules.ts';
import { clesDeMesure } from './mesure.rules.ts';

/** Expressions over the columns of an objet that rules and sorts share. */

const OWN = { ownerColumn: 'entite_id' } as const;

/** The value of a key in a JSON column, or null when the reader may not know it; see `mayRead`. */
export function readable(column: 'nombres' | 'valeurs', cle: string, contexte: Contexte): RawBuilder<unknown> {
  const value = sql`${sql.ref(column)} -> ${cle}`;
  const { scope } = contexte.resolution;
  if (mayRead(cle, null, contexte)) return sql`(${value})`;
  return sql`(CASE WHEN ${changeable(OWN, scope)} THEN ${value} END)`;
}

/** A number of an objet, or null. */
export function numberOf(mesure: Mesure, contexte: Contexte): RawBuilder<number | null> {
  const cles = clesDeMesure(mesure, contexte);
  if (cles !== null) {
    if (cles.length === 0) return sql`NULL::float8`;
    return sql`coalesce(${sql.join(cles.map((cle) => sql`(${readable('nombres', cle, contexte)} #>> '{}')::float8`))})`;
  }
  switch (mesure.genre) {
    case 'completude':
      return sql`(completude ->> ${mesure.langue})::float8`;
    case 'score':
      if (!contexte.resolution.profils.has(mesure.profil.id)) return sql`NULL::float8`;
      return sql`(SELECT score FROM objet_scores WHERE profil_id = ${mesure.profil.id} AND objet_id = objets.id)`;
    default:
      return mesure.genre === 'simple' && mesure.champ === 'prix' ? sql`prix_min::float8` : sql`nombre_photos`;
  }
}

/** Kilometres from a point, as the crow flies; null for an objet that is nowhere. See `distanceEntre`. */
export function distanceFrom({ lat, lon }: Point): RawBuilder<number | null> {
  return sql`12742 * asin(least(1, sqrt(power(sin(radians(latitude - ${lat}::float8) / 2), 2)
    + cos(radians(${lat}::float8)) * cos(radians(latitude)) * power(sin(radians(longitude - ${lon}::float8) / 2), 2))))`;
}

/** The minutes from the midnight that the times of an objet are counted from to that of the day; null when they were never worked out. */
const midnightOf = ({ jour }: Contexte): RawBuilder<number | null> =>
  sql`CASE WHEN isfinite(indexe_le) THEN (${jour}::date - indexe_le) * 1440 END`;

/** The start of the next time of an event that is not over, in minutes from the midnight of the day; null without any. */
export const nextTime = (contexte: Contexte) => firstToCome(sql`lower(seance)`, contexte);

/** The first end of such a time; see `prochaineFinDe`. */
export const nextEnd = (contexte: Contexte) => firstToCome(sql`upper(seance)`, contexte);

function firstToCome(bound: RawBuilder<unknown>, contexte: Contexte): RawBuilder<number | null> {
  const midnight = midnightOf(contexte);
  return sql`(SELECT min(${bound}) - ${midnight} FROM unnest(seances) AS seance
    WHERE upper(seance) > ${midnight} + ${contexte.minute}::int)`;
}

/** The day of the next time; see `prochainJourDe`. */
export const nextDay = (contexte: Contexte): RawBuilder<string | null> =>
  sql`coalesce(${contexte.jour}::date + floor(${nextTime(contexte)} / 1440.0)::int, prochaine_date)`;

/** Whether an objet is inside a box, in a form that an index serves; false for one without a position. */
export function inside({ sud, ouest, nord, est }: Emprise): RawBuilder<SqlBool> {
  return sql`latitude IS NOT NULL AND longitude IS NOT NULL
    AND latitude BETWEEN ${sud}::float8 AND ${nord}::float8 AND longitude BETWEEN ${ouest}::float8 AND ${est}::float8`;
}
