import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { stageTerms } from '../sources/import/lecture/ligne.repository.ts';
import { addNomenclature, type MotLei } from '../sources/lei/nomenclature.repository.ts';
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

it('a level that the list itself says is not worked out again, whatever stands below', async () => {
  const { db } = world();
  const at = world().now;
  const mot = (niveau: string, code: string, parent: MotLei['parent'] = null): MotLei => ({
    genre: 'type',
    terme: { schema: `lei:val:${niveau}`, code, libelle: { fr: code } },
    parent,
    nature: null,
  });
  const mots = [mot('genre', '1'), mot('categorie', '1', { schema: 'lei:val:genre', code: '1' }), mot('genre', '2')];
  const levels = async () => {
    const { rows } = await sql<{ cle: string; niveau: string }>`
      SELECT schema || code AS cle, niveau FROM types WHERE schema LIKE 'lei:val:%'`.execute(db);
    return Object.fromEntries(rows.map(({ cle, niveau }) => [cle, niveau]));
  };
  const said = { 'lei:val:genre1': 'genre', 'lei:val:categorie1': 'categorie', 'lei:val:genre2': 'genre' };
  expect(await addNomenclature(db, mots, { entiteId: null, at })).toMatchObject({ types: 3 });
  expect(await levels()).toEqual(said);
  const { rows } = await sql<{ id: number }>`
    INSERT INTO importations (systeme, flux_id, flux_nom, debut_le) VALUES ('lei', 2, 'Flux', ${at}) RETURNING id`.execute(
    db,
  );
  await addWords(db, { importation: rows[0]?.id ?? 0, systeme: 'lei', entiteId: null, at });
  expect(await levels()).toEqual(said);
});

it('keeps the drawing that a source gives to a word, and the newest of them', async () => {
  const { db } = world();
  const at = world().now;
  const met = async (flux: number, dessin: string | null) => {
    const { rows } = await sql<{ id: number }>`
      INSERT INTO importations (systeme, flux_id, flux_nom, debut_le)
      VALUES ('tourinsoft', ${flux}, 'Flux', ${at}) RETURNING id`.execute(db);
    const importation = rows[0]?.id ?? 0;
    const terme = (code: string, more: object = {}) => ({ schema: 'tis:cdt99', code, libelle: { fr: code }, ...more });
    const critere = terme('Services');
    const modalite = { ...terme('wifi', dessin === null ? {} : { dessin }), schema: 'tis:cdt99:Services' };
    await stageTerms(db, importation, [
      { genre: 'critere', terme: critere, parent: null, nature: 'multiple', utilise: true },
      { genre: 'modalite', terme: modalite, parent: critere, nature: null, utilise: true },
    ]);
    await addWords(db, { importation, systeme: 'tourinsoft', entiteId: null, at });
    const { rows: found } = await sql<{ dessin: string }>`
      SELECT dessin_source AS dessin FROM modalites WHERE schema = 'tis:cdt99:Services' AND code = 'wifi'`.execute(db);
    return found[0]?.dessin;
  };
  expect(await met(31, 'https://tis.example/wifi.svg')).toBe('https://tis.example/wifi.svg');
  expect(await met(32, null)).toBe('https://tis.example/wifi.svg');
  expect(await met(33, 'https://tis.example/wifi-2.svg')).toBe('https://tis.example/wifi-2.svg');
});
