import { sql } from 'kysely';
import { type Nouveaux, placeTypes, upsertWords } from '../../catalogue/mot-arrivee.repository.ts';
import { ligneDuMot, type Place } from '../../catalogue/termes.rules.ts';
import type { Db } from '../../schema.ts';
import type { Lecture } from '../source.ts';

/** A word of a dictionary, in its place in the vocabulary. */
export interface MotLei extends Place {
  readonly terme: Extract<Lecture, { kind: 'terme' }>['terme'];
}

interface Arrivee {
  /** The entity that owns the new words until objets use them. */
  readonly entiteId: number | null;
  readonly at: Date;
}

/** Adds the words of a dictionary, each below what it says. Answers how many are new. */
export async function addNomenclature(tx: Db, mots: readonly MotLei[], { entiteId, at }: Arrivee): Promise<Nouveaux> {
  const lus = sql`(SELECT * FROM jsonb_to_recordset(${JSON.stringify(mots.map(ligneDuMot))}::jsonb) AS mot (
    genre text, schema text, code text, libelle jsonb, parent_schema text, parent_code text, nature text))`;
  const added = await upsertWords(tx, lus, { systeme: 'lei', entiteId, at, utilises: false });
  await placeTypes(tx, lus);
  return added;
}

/** Counts the values of the criteria of a region anew. */
export async function countModalites(tx: Db, schema: string): Promise<void> {
  await sql`
    UPDATE criteres SET nombre_modalites = comptes.n
    FROM (SELECT critere, count(*) AS n FROM modalites WHERE supprime_le IS NULL GROUP BY critere) AS comptes
    WHERE comptes.critere = criteres.id AND criteres.systeme = 'lei' AND criteres.schema = ${schema}
      AND criteres.nombre_modalites IS DISTINCT FROM comptes.n`.execute(tx);
}
