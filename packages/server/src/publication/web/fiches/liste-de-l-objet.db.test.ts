import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../../testing/use-world.ts';
import { CLE } from '../cles.ts';
import { create, duType, officeEnLigne, publie, TOUT } from '../testing/site.ts';
import { asked, page } from './testing/fiche.ts';

const world = useWorld();

describe('the page of an objet', () => {
  it('is led to by the first list of the site that shows the objet, in that language', async () => {
    const office = await officeEnLigne(world());
    const [table, hotel] = await office.objets(
      { colonnes: { nom: 'La Table' } },
      { colonnes: { type_bridge: 'hotel' } },
    );
    await office.fiche();
    const { id: tables } = await create(office.admin, '/selections', {
      nom: 'Tables',
      code: `tables-${office.site.id}`,
      regles: duType('restaurant'),
    });
    const ou = (nom: string, changes: object = {}) =>
      office.liste({ nom, titre: { fr: nom, en: nom }, selection: tables, ...changes });
    await ou('C, autrement');
    const { code } = await ou('B, où manger', { langues: ['fr'] });
    const chemin = async (id: number | undefined, langue: 'fr' | 'en' = 'fr') => {
      const { ariane } = await page(office, id, langue);
      return ariane.slice(1, -1).map(({ libelle }) => libelle);
    };
    expect(await chemin(table)).toEqual(['B, où manger']);
    expect(await chemin(table, 'en')).toEqual(['C, autrement']);
    expect(await chemin(hotel)).toEqual([]);
    expect((await page(office, table)).referencement.jsonLd[1]).toMatchObject({
      itemListElement: [{ name: 'Accueil' }, { item: `${office.visite().adresse}/fr/${code}` }, { name: 'La Table' }],
    });
    // The same where the site has pages for what it shows alone.
    await sql`UPDATE sites SET fiches_servies = 'montres' WHERE id = ${office.site.id}`.execute(office.db);
    expect(await chemin(table)).toEqual(['B, où manger']);
  });

  it('is led to by no list that does not show the objet: of another time, or of fewer objets', async () => {
    const office = await officeEnLigne(world());
    const jours = '{[2026-12-20,2026-12-21)}';
    const dates = { faits: ['dates'], jours, prochaine_date: '2026-12-20', derniere_date: '2026-12-20' };
    const [abbaye, bal] = await office.objets(
      { colonnes: { nom: 'Abbaye' } },
      { colonnes: { nom: 'Bal', type_bridge: 'evenement', ...dates } },
    );
    await office.fiche();
    const first = { nom: 'Le premier', code: `premier-${office.site.id}`, regles: TOUT, limite: 1 };
    const { id: premier } = await create(office.admin, '/selections', first);
    const ou = (nom: string, changes: object) => office.liste({ nom, titre: { fr: nom }, ...changes });
    await ou('A, l’agenda du jour', { vue: 'agenda', fenetre: 'aujourdhui' });
    await ou('B, le premier', { selection: premier });
    await ou('C, du jour', { fenetre: 'aujourdhui' });
    await ou('D, tout', {});
    const chemin = async (id: number | undefined) => (await page(office, id)).ariane[1]?.libelle;
    expect([await chemin(abbaye), await chemin(bal)]).toEqual(['B, le premier', 'D, tout']);
    // A guest’s list shows what the guest sees.
    const bureau = await world().createEntite('Bureau', office.entiteId);
    await sql`UPDATE sites SET entites_invitees = ARRAY[${bureau}]::bigint[] WHERE id = ${office.site.id}`.execute(
      office.db,
    );
    const invitee = await ou('A, du bureau', {});
    await sql`UPDATE listes_web SET entite_id = ${bureau} WHERE id = ${invitee.id}`.execute(office.db);
    await publie(office.db, 'listeWeb', { ...invitee, entiteId: bureau });
    await sql`UPDATE objets SET partage = CASE WHEN id = ${bal} THEN 'filles' ELSE 'prive' END
      WHERE id IN (${abbaye}, ${bal})`.execute(office.db);
    expect([await chemin(abbaye), await chemin(bal)]).toEqual(['B, le premier', 'A, du bureau']);
  });

  it('is made anew when a list changes up to the one that leads to it, or any where none does', async () => {
    const office = await officeEnLigne(world());
    const [table, hotel] = await office.objets(
      { colonnes: { nom: 'La Table' } },
      { colonnes: { nom: 'L’Hôtel', type_bridge: 'hotel' } },
    );
    await office.fiche();
    const code = `tables-${office.site.id}`;
    const tables = await create(office.admin, '/selections', { nom: 'Tables', code, regles: duType('restaurant') });
    const [a, b] = [
      await office.liste({ nom: 'A', selection: tables.id }),
      await office.liste({ nom: 'B', fenetre: 'aujourdhui', vue: 'agenda' }),
    ];
    const [deA, deB] = [
      [CLE.liste(a.id), CLE.selection(tables.id)],
      [CLE.liste(b.id), CLE.selection(office.selection.id)],
    ];
    const sommaire = CLE.sommaire(office.site.id);
    const clesDe = async (id: number | undefined, chemin?: string) => {
      const reponse = await asked(office, id, 'fr', chemin);
      const cles = reponse.genre === 'inconnu' ? [] : reponse.cles;
      return [...deA, ...deB, sommaire].filter((cle) => cles.includes(cle));
    };
    expect(await clesDe(table)).toEqual(deA);
    expect(await clesDe(hotel)).toEqual([...deA, ...deB, sommaire]);
    // What is no fiche looks for no list.
    expect(await clesDe(table, '/fr/restaurant/autrefois')).toEqual([]);
    await sql`UPDATE objets SET statut = 'masque' WHERE id = ${table}`.execute(office.db);
    expect(await clesDe(table)).toEqual([]);
  });
});
