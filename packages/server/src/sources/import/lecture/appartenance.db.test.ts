import type { Territoire } from '@bridge/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useImports } from '../../testing/use-imports.ts';
import { Essai } from '../testing/essai.ts';
import { partsOfEntites } from './appartenance.repository.ts';

const db = useImports();

let made = 0;
interface Known {
  readonly parent?: number;
  readonly codes?: readonly { readonly systeme: string; readonly code: string }[];
  readonly territoire?: Territoire;
}
async function entite({ parent, codes = [], territoire }: Known = {}): Promise<number> {
  made += 1;
  const { rows } = await sql<{ id: number }>`
    INSERT INTO entites (nom, code, type, parent_id, codes_sources, territoire)
    VALUES (${`Entité ${made}`}, ${`entite-${made}`}, 'ot', ${parent ?? null}, ${JSON.stringify(codes)}::jsonb,
      ${territoire === undefined ? null : JSON.stringify(territoire)}::jsonb)
    RETURNING id`.execute(db());
  return rows[0]?.id ?? 0;
}

const communes = (...noms: string[]): Territoire => ({
  forme: 'communes',
  communes: noms.map((nom) => ({ insee: '', nom })),
});

/** The owner of each objet of a feed, by the names of the objets. */
async function ownersAfter(essai: Essai, entiteId: number | null): Promise<Record<string, number | null>> {
  const parts = await partsOfEntites(db(), 'lei', entiteId);
  essai.options = {
    appartenance: { systeme: 'lei', fluxId: essai.fluxId, entiteId, partage: 'prive', ...parts },
  };
  essai.graine = JSON.stringify(parts);
  await essai.import();
  const { rows } = await sql<{ nom: string; entite_id: number | null }>`
    SELECT nom, entite_id FROM objets WHERE flux_lei = ${essai.fluxId} ORDER BY nom`.execute(db());
  return Object.fromEntries(rows.map(({ nom, entite_id }) => [nom, entite_id]));
}

it('objets go to the entity furthest down whose territory holds them, else to that of the feed', async () => {
  const departement = await entite({ territoire: communes('Ambreville', 'Coursan', 'Roqueval') });
  const office = await entite({ parent: departement, territoire: communes('Coursan') });
  const elsewhere = await entite({ territoire: communes('Ambreville', 'Roqueval', 'Velmont') });
  const essai = await Essai.open(db(), departement);
  essai.fiches = ['Ambreville', 'Coursan', 'Velmont'].map((commune, rang) => ({
    id: `T${rang}`,
    nom: commune,
    commune,
  }));
  // Velmont belongs to an entity outside the branch of the feed, which brings it nothing.
  expect(await ownersAfter(essai, departement)).toEqual({
    Ambreville: departement,
    Coursan: office,
    Velmont: departement,
  });
  expect((await partsOfEntites(db(), 'lei', departement)).territoires.map((one) => one.entite)).not.toContain(
    elsewhere,
  );
});

it('follows a territory that changed, at the next import', async () => {
  const departement = await entite();
  const office = await entite({ parent: departement });
  const essai = await Essai.open(db(), departement);
  essai.fiches = [{ id: 'S1', nom: 'Moulin', commune: 'Saint-Ambre' }];
  expect(await ownersAfter(essai, departement)).toEqual({ Moulin: departement });
  await sql`UPDATE entites SET territoire = ${JSON.stringify(communes('Saint-Ambre'))}::jsonb WHERE id = ${office}`.execute(
    db(),
  );
  expect(await ownersAfter(essai, departement)).toEqual({ Moulin: office });
  await sql`UPDATE entites SET archive_le = now() WHERE id = ${office}`.execute(db());
  expect((await partsOfEntites(db(), 'lei', departement)).territoires).toEqual([]);
});

it('codes of a system are read for that system alone, the furthest down first', async () => {
  const region = await entite({ codes: [{ systeme: 'lei', code: 'OT-1' }] });
  const office = await entite({
    parent: region,
    codes: [
      { systeme: 'lei', code: 'OT-1' },
      { systeme: 'apidae', code: '77' },
    ],
  });
  expect((await partsOfEntites(db(), 'lei', region)).repartition).toEqual({ 'OT-1': office });
  expect((await partsOfEntites(db(), 'apidae', region)).repartition).toEqual({ 77: office });
  expect((await partsOfEntites(db(), 'tourinsoft', region)).repartition).toEqual({});
  expect((await partsOfEntites(db(), 'apidae', null)).repartition).toMatchObject({ 77: office });
});
