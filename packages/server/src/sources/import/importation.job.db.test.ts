import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { reindex } from '../../catalogue/reclassement/reindexation.ts';
import { useImports } from '../testing/use-imports.ts';
import { Essai, hotels, injoignable } from './testing/essai.ts';

const db = useImports();
let essai: Essai;
beforeEach(async () => {
  essai = await Essai.open(db());
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
      WHERE passage.flux_id = ${essai.fluxId} AND fait.action <> 'cree'`.execute(db());
    expect(rows).toEqual([]);
  });

  it('counts as the least price that of a night, where the vocabulary says what codes of prices stand for, or a correction does', async () => {
    await sql`
      INSERT INTO criteres (systeme, schema, code, nature, libelle)
      VALUES ('lei', 'essai:prix', 'nuit', 'nombre', '{"fr":"Chambre double"}'), ('lei', 'essai:prix', 'matin', 'nombre', '{"fr":"Petit déjeuner"}')
      ON CONFLICT DO NOTHING`.execute(db());
    const least = async () =>
      (
        await sql<{ prix: number | null }>`
          SELECT prix_min::float8 AS prix FROM objets WHERE flux_lei = ${essai.fluxId} ORDER BY identifiant LIMIT 4`.execute(
          db(),
        )
      ).rows.map(({ prix }) => prix);
    const priced = (night: number): readonly Record<string, number>[] => [
      { nuit: night, matin: 9 },
      { nuit: night + 10, matin: 9 },
      { matin: 9 },
    ];
    const send = (night: number) => {
      essai.fiches = hotels(10).map((fiche, rang) => ({ ...fiche, prix: priced(night)[rang] ?? {} }));
    };
    send(60);
    await essai.import();
    expect(await least()).toEqual([60, 70, null, null]);
    const [, second] = await essai.objets();
    const chambre = { libelle: { schema: '', code: '', libelle: { fr: 'Chambre' } }, min: 45, devise: 'EUR' };
    await sql`
      INSERT INTO objet_corrections (objet_id, partie, valeur, empreinte_source, maj_le)
      VALUES (${second?.id}, 'tarifs', ${JSON.stringify({ lignes: [chambre], paiements: [] })}::jsonb, '', now())`.execute(
      db(),
    );
    send(80);
    await essai.import();
    expect(await least()).toEqual([80, 45, null, null]);
    // All is read again, and says the same.
    essai.graine = 'v2';
    expect(await essai.import()).toMatchObject({ inchanges: 10 });
    expect(await least()).toEqual([80, 45, null, null]);
    const before = await essai.dump();
    const ids = (await essai.objets()).map(({ id }) => id);
    await reindex(db(), ids, { aujourdhui: '2026-11-15', langues: ['fr'] });
    expect(await essai.dump()).toBe(before);
  });

  it('rejects a bad record with its reason and keeps the others', async () => {
    essai.fiches[4] = { id: 'H0005' };
    expect(await essai.import()).toMatchObject({ etat: 'terminee', crees: 9, rejetes: 1 });
    const { rows } = await sql`SELECT motif, position FROM importation_rejets`.execute(db());
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
    await sql`UPDATE objets SET tags = '{7}' WHERE id = ${first?.id}`.execute(db());
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
    await sql`UPDATE importations SET accord = true WHERE id = ${id}`.execute(db());
    await essai.go(id);
    expect(await essai.report(id)).toMatchObject({ etat: 'terminee', retires: 9 });
    expect((await essai.objets()).filter(({ statut }) => statut === 'absent')).toHaveLength(9);
  });
});
