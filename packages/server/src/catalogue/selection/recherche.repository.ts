import { norme } from '@bridge/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { PLANNED_EACH_TIME } from '../../platform/db/statement-names.ts';
import type { Db } from '../../schema.ts';
import { motsDe } from '../mots.rules.ts';

/** The words of a visitor, each first in the list of its synonyms. */
export type MotsCherches = readonly (readonly string[])[];

/**
 * Conditions for objets with all of the words or their synonyms, over the columns of `objets`. Words without meaning («
 * le », « de ») add no condition.
 */
export function wordsWhere(recherche: MotsCherches): RawBuilder<SqlBool>[] {
  const requete = requeteDe(recherche);
  return requete === '' ? [] : [sql`recherche @@ ${requete}::tsquery`];
}

/** « ('gite' | 'location') & 'lac':* »: the last word may not be finished yet, unless it ends a synonym of several words. */
export function requeteDe(recherche: MotsCherches): string {
  const last = recherche.length - 1;
  const groups = recherche.map((formes, rang) =>
    formes.flatMap((forme, nth) => {
      const mots = motsDe(forme);
      const isSynonym = formes.length > 1 && mots.length > 1;
      return formeDe(mots, rang === last && nth === 0 && !isSynonym);
    }),
  );
  return groups
    .filter((formes) => formes.length > 0)
    .map((formes) => `(${formes.join(' | ')})`)
    .join(' & ');
}

function formeDe(mots: readonly string[], unfinished: boolean): string[] {
  if (mots.length === 0) return [];
  const lexemes = mots.map(
    (mot, rang) => `'${mot.replace(/['\\]/g, '$&$&')}'${unfinished && rang === mots.length - 1 ? ':*' : ''}`,
  );
  return [`(${lexemes.join(' & ')})`];
}

/** The least similarity between a name and the words. */
const ALIKE = 0.45;
const MOST_ALIKE = 200;

/** The objets whose name, commune or code is close to the words. */
export async function nearestIn(tx: Db, where: RawBuilder<SqlBool>, recherche: MotsCherches): Promise<number[]> {
  const ecrit = norme(recherche.map(([mot = '']) => mot).join(' '));
  if (ecrit === '') return [];
  // The threshold is set for this transaction: the index serves only a threshold that is a setting.
  await sql`SELECT set_config('pg_trgm.word_similarity_threshold', ${String(ALIKE)}, true)`.execute(tx);
  const { rows } = await sql<{ id: number }>`${sql.raw(PLANNED_EACH_TIME)}
    SELECT id FROM objets WHERE ${where} AND ${ecrit} <% texte_recherche
    ORDER BY word_similarity(${ecrit}, texte_recherche) DESC, id LIMIT ${MOST_ALIKE}`.execute(tx);
  return rows.map(({ id }) => id);
}
