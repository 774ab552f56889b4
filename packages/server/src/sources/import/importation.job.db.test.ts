import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { motsDe } from '../../catalogue/mots.rules.ts';
import { useWorld } from '../../testing/use-world.ts';
import { Essai, hotels, injoignable } from './testing/essai.ts';

const world = useWorld();
let essai: Essai;
beforeEach(async () => {
  essai = await Essai.open(world().db);
  essai.fiches = hotels(10);
});

describe('an import', () => {
  it('creates what is new and tells how many', async () => {
    expect(await essai.import()).toMatchObject({ etat: 'terminee', recus: 10, crees: 10, rejetes: 0 });
    expect((await essai.objets()).map(({ nom }) => nom)).toHaveLength(10);
  });

  it('changes nothing the second time', async () => {
    await essai.import();
    const before = await essai.dump();
    expect(await essai.import()).toMatchObject({ etat: 'terminee', crees: 0, modifies: 0, inchanges: 10, retires: 0 });
    expect(await essai.dump()).toBe(before);
  });

  it('changes only what the source changed', async () => {
    await essai.import();
    essai.fiches[2] = { ...essai.fiches[2], nom: 'Hôtel rénové' };
    expect(await essai.import()).toMatchObject({ modifies: 1, inchanges: 9 });
    expect((await essai.objets())[2]?.nom).toBe('Hôtel rénové');
  });

  it('understands every record again when the way to understand them changed, and tells only what that changes', async () => {
    await essai.import();
    essai.graine = 'v2';
    expect(await essai.import()).toMatchObject({ etat: 'terminee', modifies: 0, inchanges: 10 });
    const { rows } =
      await sql`SELECT 1 FROM importation_objets AS fait JOIN importations AS passage ON passage.id = fait.importation_id
      WHERE passage.flux_id = ${essai.fluxId} AND fait.action <> 'cree'`.execute(world().db);
    expect(rows).toEqual([]);
  });

  it('rejects a bad record with its reason and keeps the others', async () => {
    essai.fiches[4] = { id: 'H0005' };
    expect(await essai.import()).toMatchObject({ etat: 'terminee', crees: 9, rejetes: 1 });
    const { rows } = await sql`SELECT motif, position FROM importation_rejets`.execute(world().db);
    expect(rows).toContainEqual({ motif: 'La fiche n’a pas de nom.', position: '$.fiches[0]' });
  });

  it('keeps the first of two records with the same id', async () => {
    essai.fiches[7] = { ...essai.fiches[7], id: 'H0001' };
    expect(await essai.import()).toMatchObject({ crees: 9, rejetes: 1 });
    expect((await essai.objets())[0]?.nom).toBe('Hôtel 1');
  });

  it('on trial counts everything and touches nothing', async () => {
    expect(await essai.import({ aBlanc: true })).toMatchObject({ etat: 'terminee', crees: 10 });
    expect(await essai.objets()).toEqual([]);
  });
});

describe('what disappears from the source', () => {
  it('becomes absent, and comes back with its number and its tags', async () => {
    await essai.import();
    const [first] = await essai.objets();
    await sql`UPDATE objets SET tags = '{7}' WHERE id = ${first?.id}`.execute(world().db);
    const [gone, ...rest] = essai.fiches;
    essai.fiches = rest;
    expect(await essai.import()).toMatchObject({ etat: 'terminee', retires: 1 });
    expect((await essai.objets())[0]).toMatchObject({ statut: 'absent' });
    essai.fiches = gone ? [gone, ...rest] : rest;
    expect(await essai.import()).toMatchObject({ restaures: 1, crees: 0 });
    expect((await essai.objets())[0]).toEqual({ ...first, tags: [7] });
  });

  it('stays as long as its record is only unreadable', async () => {
    await essai.import();
    essai.fiches[0] = { id: 'H0001' };
    expect(await essai.import()).toMatchObject({ retires: 0, rejetes: 1 });
    expect((await essai.objets())[0]?.statut).toBe('publie');
  });

  it('waits for as many absences as the feed says', async () => {
    essai.options = { absences: 2 };
    await essai.import();
    essai.fiches = essai.fiches.slice(1);
    expect(await essai.import()).toMatchObject({ retires: 0 });
    expect(await essai.import()).toMatchObject({ retires: 1 });
  });

  it('is never removed where the feed says so', async () => {
    essai.options = { absences: null };
    await essai.import();
    essai.fiches = essai.fiches.slice(5);
    expect(await essai.import()).toMatchObject({ etat: 'terminee', retires: 0 });
  });
});

describe('a source in trouble removes nothing', () => {
  beforeEach(async () => {
    await essai.import();
  });

  it('when it answers an empty list', async () => {
    essai.fiches = [];
    expect(await essai.import()).toMatchObject({ etat: 'suspect' });
    expect((await essai.objets()).every(({ statut }) => statut === 'publie')).toBe(true);
    expect(essai.alertes).toHaveLength(1);
  });

  it('when it sends one record in place of many', async () => {
    essai.fiches = essai.fiches.slice(0, 1);
    const report = await essai.import();
    expect(report).toMatchObject({ etat: 'suspect', retires: 9 });
    expect(report.motif).toContain('90\u00a0%');
  });

  it('when its answer is cut short', async () => {
    essai.panne = (page) => (page === 2 ? { coupee: true } : undefined);
    expect(await essai.import()).toMatchObject({ etat: 'incomplet' });
    expect((await essai.objets()).every(({ statut }) => statut === 'publie')).toBe(true);
  });

  it('when it sends fewer than it announced', async () => {
    essai.panne = (page) => (page === 2 ? { fiches: [], total: 10 } : undefined);
    expect(await essai.import()).toMatchObject({ etat: 'suspect', recus: 4 });
  });

  it('when it cannot be reached', async () => {
    essai.panne = (page) => (page === 2 ? injoignable() : undefined);
    expect(await essai.import()).toMatchObject({ etat: 'echouee' });
  });

  it('until a person says yes', async () => {
    essai.fiches = essai.fiches.slice(0, 1);
    const { id } = await essai.import();
    await sql`UPDATE importations SET accord = true WHERE id = ${id}`.execute(world().db);
    await essai.go(id);
    expect(await essai.report(id)).toMatchObject({ etat: 'terminee', retires: 9 });
    expect((await essai.objets()).filter(({ statut }) => statut === 'absent')).toHaveLength(9);
  });
});

it('a run interrupted at any transaction ends as if it had not been, and asks no answer twice', async () => {
  await essai.import();
  essai.fiches = [...hotels(9, 'Auberge'), { id: 'H0099', nom: 'Nouveau', mots: ['spa'] }];
  essai.options = { seuil: 50 };
  const clean = await Essai.open(world().db);
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
  const { rows } = await sql<{ texte: string }>`SELECT texte FROM avis WHERE flux_id = ${essai.fluxId}`.execute(
    world().db,
  );
  expect(rows.map(({ texte }) => texte)).toEqual([
    'La modalité «\u00a0hammam\u00a0» n’est plus dans la source\u00a0: 10 objets la portaient.',
  ]);
});

describe('the objets of an entity', () => {
  it('are not taken by a feed of another that sends the same ids', async () => {
    const one = await world().createEntite('Office un');
    const two = await world().createEntite('Office deux');
    const of = (entiteId: number) => ({ appartenance: { ...essai.ouvert().appartenance, entiteId, partage: 'prive' } });
    essai.options = of(one);
    await essai.import();
    const before = await essai.objets();
    // The very same feed, of another entity.
    essai.options = of(two);
    expect(await essai.import()).toMatchObject({ crees: 10, modifies: 0 });
    const { rows } = await sql<{ entite: number; n: number }>`
      SELECT entite_id AS entite, count(*) AS n FROM objets WHERE flux_lei = ${essai.fluxId} GROUP BY 1 ORDER BY 1`.execute(
      world().db,
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
    SELECT count(*) AS n FROM objets WHERE flux_lei = ${essai.fluxId} AND absences > 0`.execute(world().db);
  expect(rows[0]?.n).toBe(0);
});

it('words are found whatever their accents and plural, by the search vector', async () => {
  essai.fiches = [{ id: 'H0001', nom: 'Châteaux des Éperviers', commune: 'Ambreville' }];
  await essai.import();
  const { rows } = await sql<{ nom: string }>`
    SELECT nom FROM objets WHERE flux_lei = ${essai.fluxId} AND recherche @@ (${motsDe('chateau epervier').join(' & ')})::tsquery`.execute(
    world().db,
  );
  expect(rows).toHaveLength(1);
});
