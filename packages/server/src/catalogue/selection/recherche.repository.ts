import { norme } from '@bridge/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { PLANNED_EACH_TIME } from '../../platform/db/statement-names.ts';
import type { Db } from '../../schema.ts';
import { motsDe } from '../mots.rules.ts';

/** Words as a visitor wrote them, each first in the list of those that may stand for it. */
export type MotsCherches = readonly (readonly string[])[];

/**
 * The objets that hold all of the words, or others that stand for them: an expression over the columns of `objets`. Words that say
 * nothing (« le », « de ») ask for nothing.
 */
export function wordsWhere(recherche: MotsCherches): RawBuilder<SqlBool>[] {
  const requete = requeteDe(recherche);
  return requete === '' ? [] : [sql`recherche @@ ${requete}::tsquery`];
}

/** « ('gite' | 'location') & 'lac':* »: the last word may not be finished yet. */
export function requeteDe(recherche: MotsCherches): string {
  const last = recherche.length - 1;
  const groups = recherche.map((formes, rang) =>
    formes.flatMap((forme, nth) => formeDe(motsDe(forme), rang === last && nth === 0)),
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

/** How alike a name and what was written are at least. */
const ALIKE = 0.45;
const MOST_ALIKE = 200;

/** Those whose name, commune or code is nearly what was written. */
export async function nearestIn(tx: Db, where: RawBuilder<SqlBool>, recherche: MotsCherches): Promise<number[]> {
  const ecrit = norme(recherche.map(([mot = '']) => mot).join(' '));
  if (ecrit === '') return [];
  // Of this transaction: the index serves where the threshold is a setting.
  await sql`SELECT set_config('pg_trgm.word_similarity_threshold', ${String(ALIKE)}, true)`.execute(tx);
  const { rows } = await sql<{ id: number }>`${sql.raw(PLANNED_EACH_TIME)}
    SELECT id FROM objets WHERE ${where} AND ${ecrit} <% texte_recherche
    ORDER BY word_similarity(${ecrit}, texte_recherche) DESC, id LIMIT ${MOST_ALIKE}`.execute(tx);
  return rows.map(({ id }) => id);
}
