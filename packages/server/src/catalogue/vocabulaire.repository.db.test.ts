import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useWorld } from '../testing/use-world.ts';
import { addWords } from './vocabulaire.repository.ts';

const world = useWorld();

it('types that arrive below others say what is a genre, a category and a type', async () => {
  const { db } = world();
  const at = world().now;
  const { rows } = await sql<{ id: number }>`
    INSERT INTO importations (systeme, flux_id, flux_nom, debut_le) VALUES ('lei', 1, 'Flux', ${at}) RETURNING id`.execute(
    db,
  );
  const importation = rows[0]?.id ?? 0;
  const tree = [
    ['hebergement', null],
    ['hotellerie', 'hebergement'],
    ['hotel', 'hotellerie'],
    ['seul', null],
  ] as const;
  for (const [code, parent] of tree)
    await sql`
      INSERT INTO importation_termes (importation_id, genre, schema, code, libelle, parent_schema, parent_code, utilise)
      VALUES (${importation}, 'type', 'arbre', ${code}, ${JSON.stringify({ fr: code })}::jsonb, 'arbre', ${parent}, true)`.execute(
      db,
    );
  await addWords(db, { importation, systeme: 'lei', entiteId: null, at });
  const found = await sql<{ code: string; niveau: string }>`
    SELECT code, niveau FROM types WHERE schema = 'arbre' ORDER BY id`.execute(db);
  expect(Object.fromEntries(found.rows.map(({ code, niveau }) => [code, niveau]))).toEqual({
    hebergement: 'genre',
    hotellerie: 'categorie',
    hotel: 'type',
    seul: 'type',
  });
});
