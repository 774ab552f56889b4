import type { Manifeste } from '@bridge/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../schema.ts';

type Genre = 'diaporama' | 'objet' | 'annonce';

/** All that a manifest gives to show, by the kinds and numbers that showings are counted by. */
export function contenusDe({ programmes }: Pick<Manifeste, 'programmes'>): readonly (readonly [Genre, number])[] {
  const found = programmes.flatMap(({ diaporama, sequence }) => [
    ['diaporama', diaporama] as const,
    ...sequence.flatMap(({ vues }) =>
      vues.flatMap(({ objet, annonce }) => [
        ...(objet === null ? [] : [['objet', objet] as const]),
        ...(annonce === null ? [] : [['annonce', annonce] as const]),
      ]),
    ),
  ]);
  return [...new Map(found.map((one) => [one.join(' '), one])).values()];
}

/** Notes the contents given to a screen, each once a day: their showings may be told months later. */
export async function noteDonnes(db: Db, ecran: number, manifeste: Manifeste, at: Date): Promise<void> {
  const contenus = contenusDe(manifeste);
  const [genres, numeros] = [contenus.map(([genre]) => genre), contenus.map(([, numero]) => numero)];
  await sql`
    INSERT INTO contenus_donnes AS connu (ecran_id, genre, numero, donne_le)
    SELECT ${ecran}, genre, numero, ${at} FROM unnest(${genres}::text[], ${numeros}::bigint[]) AS lu (genre, numero)
    ON CONFLICT (ecran_id, genre, numero) DO UPDATE SET donne_le = excluded.donne_le
    WHERE connu.donne_le < excluded.donne_le - interval '1 day'`.execute(db);
}

/** Whether the content of a showing was given to the screen, or is null. */
export const isGiven = (ecran: number, genre: Genre, numero: RawBuilder<unknown>) => sql`(${numero} IS NULL OR EXISTS (
  SELECT 1 FROM contenus_donnes AS donne WHERE donne.ecran_id = ${ecran} AND donne.genre = ${genre} AND donne.numero = ${numero}))`;

export async function forgetDonnes(db: Db, before: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`DELETE FROM contenus_donnes WHERE donne_le < ${before}`.execute(db);
  return Number(numAffectedRows);
}
