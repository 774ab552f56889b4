import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { motsDe } from '../../catalogue/mots.rules.ts';
import { ECARTEE } from '../clean/avertissements.ts';
import { useImports } from '../testing/use-imports.ts';
import { Essai, hotels } from './testing/essai.ts';

const db = useImports();
let essai: Essai;
beforeEach(async () => {
  essai = await Essai.open(db());
  essai.fiches = hotels(10);
});

it('a run interrupted at any transaction ends as if it had not been, and asks no answer twice', async () => {
  await essai.import();
  essai.fiches = [...hotels(9, 'Auberge'), { id: 'H0099', nom: 'Nouveau', mots: ['spa'] }];
  essai.options = { seuil: 50 };
  const clean = await Essai.open(db());
  clean.fiches = hotels(10);
  await clean.import();
  clean.fiches = essai.fiches;
  clean.options = { seuil: 50 };
  await clean.import();

  const id = await essai.launch();
  essai.demandes.length = 0;
  let cut = 1;
  for (;;) {
    let left = cut;
    const stop = () => {
      left -= 1;
      if (left === 0) throw new Error('killed');
    };
    try {
      await essai.go(id, stop);
      break;
    } catch (error) {
      if (!(error instanceof Error) || error.message !== 'killed') throw error;
      cut += 1;
    }
  }
  expect(cut).toBeGreaterThan(4);
  expect(await essai.report(id)).toMatchObject({ etat: 'terminee', crees: 1, modifies: 9, retires: 1 });
  expect(await essai.dump()).toBe(await clean.dump());
  expect(essai.demandes.length).toBeLessThanOrEqual(3 + cut);
});

it('a run counts the values that were kept back, among its warnings', async () => {
  const [un = {}, deux = {}, ...autres] = hotels(10);
  essai.fiches = [{ ...un, doute: ECARTEE }, { ...deux, doute: 'Commune inconnue.' }, ...autres];
  expect(await essai.import()).toMatchObject({ crees: 10, avertissements: 2, ecartees: 1 });
});

it('a run is taken back whole: what it changed, created and removed', async () => {
  await essai.import();
  const before = await essai.dump();
  essai.options = { seuil: 50 };
  essai.fiches = [...hotels(9, 'Auberge'), { id: 'H0099', nom: 'Nouveau' }];
  const bad = await essai.import();
  const back = await essai.launch({ annulationDe: bad.id });
  await essai.go(back);
  expect(await essai.report(back)).toMatchObject({ etat: 'terminee', modifies: 9, restaures: 1, retires: 1 });
  expect(await essai.report(bad.id)).toMatchObject({ etat: 'annulee' });
  const present = (text: string) => text.split('\n').filter((line) => !line.includes('"absent"'));
  expect(present(await essai.dump())).toEqual(present(before));
});

it('a value that no objet has any more is told once', async () => {
  essai.fiches = hotels(10).map((fiche) => ({ ...fiche, mots: ['hammam'] }));
  await essai.import();
  essai.fiches = hotels(10).map((fiche) => ({ ...fiche, mots: ['sauna-sec'] }));
  await essai.import();
  await essai.import();
  const { rows } = await sql<{ texte: string }>`SELECT texte FROM avis WHERE flux_id = ${essai.fluxId}`.execute(db());
  expect(rows.map(({ texte }) => texte)).toEqual([
    'La modalité «\u00a0hammam\u00a0» n’est plus dans la source\u00a0: 10 objets la portaient.',
  ]);
});

describe('the objets of an entity', () => {
  const entite = async (nom: string) =>
    (
      await db()
        .insertInto('entites')
        .values({ nom, code: nom, parent_id: null })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;

  it('are not taken by a feed of another that sends the same ids', async () => {
    const one = await entite('un');
    const two = await entite('deux');
    const of = (entiteId: number) => ({ appartenance: { ...essai.ouvert().appartenance, entiteId, partage: 'prive' } });
    essai.options = of(one);
    await essai.import();
    const before = await essai.objets();
    // The very same feed, for another entity.
    essai.options = of(two);
    expect(await essai.import()).toMatchObject({ crees: 10, modifies: 0 });
    const { rows } = await sql<{ entite: number; n: number }>`
      SELECT entite_id AS entite, count(*) AS n FROM objets WHERE flux_lei = ${essai.fluxId} GROUP BY 1 ORDER BY 1`.execute(
      db(),
    );
    expect(rows).toEqual([
      { entite: one, n: 10 },
      { entite: two, n: 10 },
    ]);
    expect((await essai.objets()).filter(({ id }) => before.some((known) => known.id === id))).toHaveLength(10);
  });
});

it('a run that a later one has overtaken is not taken up again', async () => {
  const old = await essai.launch();
  await essai.import();
  const before = await essai.dump();
  essai.fiches = hotels(10, 'Périmé');
  await expect(essai.go(old)).rejects.toThrow('Un import plus récent');
  expect(await essai.report(old)).toMatchObject({ etat: 'abandonnee' });
  expect(await essai.dump()).toBe(before);
});

it('a run that could not be read whole counts no absence', async () => {
  essai.options = { absences: 2 };
  await essai.import();
  essai.panne = (page) => (page === 1 ? { fiches: [], total: 0 } : undefined);
  expect(await essai.import()).toMatchObject({ etat: 'suspect' });
  const { rows } = await sql<{ n: number }>`
    SELECT count(*) AS n FROM objets WHERE flux_lei = ${essai.fluxId} AND absences > 0`.execute(db());
  expect(rows[0]?.n).toBe(0);
});

it('words are found whatever their accents and plural, by the search vector', async () => {
  essai.fiches = [{ id: 'H0001', nom: 'Châteaux des Éperviers', commune: 'Ambreville' }];
  await essai.import();
  const { rows } = await sql<{ nom: string }>`
    SELECT nom FROM objets WHERE flux_lei = ${essai.fluxId} AND recherche @@ (${motsDe('chateau epervier').join(' & ')})::tsquery`.execute(
    db(),
  );
  expect(rows).toHaveLength(1);
});

it('a record that the source sends stays, even where it also names it as removed', async () => {
  await essai.import();
  const [first] = await essai.objets();
  essai.panne = (page) => (page === 1 ? { supprimees: [first?.identifiant ?? ''] } : undefined);
  essai.fiches = hotels(10, 'Auberge');
  expect(await essai.import()).toMatchObject({ etat: 'terminee', modifies: 10, retires: 0 });
});
