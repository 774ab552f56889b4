import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../../testing/use-world.ts';
import { compose } from '../pages/compose.ts';
import { officeEnLigne } from '../testing/site.ts';
import { asked, MOULIN, page } from './testing/fiche.ts';

const world = useWorld();

describe('the page of an objet', () => {
  it('depends on the site of reference and on the order of what is around', async () => {
    const office = await officeEnLigne(world());
    const [id = 0] = await office.objets(MOULIN);
    await office.fiche({ proximite: office.selection.id });
    const { rows } = await sql<{ id: number }>`
      INSERT INTO tris (nom, code) VALUES ('Nom', 'par-nom-de-fiche') RETURNING id`.execute(office.db);
    await sql`UPDATE selections SET tri = ${rows[0]?.id} WHERE id = ${office.selection.id}`.execute(office.db);
    const maitre = await officeEnLigne(world());
    await sql`UPDATE sites SET site_maitre = ${maitre.site.id} WHERE id = ${office.site.id}`.execute(office.db);
    const reponse = await compose(office.db, office.visite(), { genre: 'fiche', objet: id });
    expect(reponse).toMatchObject({
      genre: 'page',
      cles: expect.arrayContaining([
        `site:${maitre.site.id}`,
        `selection:${office.selection.id}`,
        `tri:${rows[0]?.id}`,
      ]),
    });
  });

  it('tells search engines of the site of reference, at its own address, where it shows the objet too', async () => {
    const maitre = await officeEnLigne(world(), { adressesDesFiches: 'type-nom' });
    const fiche = await maitre.fiche();
    const office = await officeEnLigne(world(), { siteMaitre: null });
    const [id] = await office.objets({ ...MOULIN, colonnes: { ...MOULIN.colonnes, partage: 'toutes' } });
    await office.fiche();
    await sql`UPDATE sites SET site_maitre = ${maitre.site.id} WHERE id = ${office.site.id}`.execute(office.db);
    const canonical = async () => (await page(office, id)).referencement.canonique;
    expect(await canonical()).toBe(
      `https://bridge.example/public/${maitre.visite().site}/fr/restaurant/le-moulin-d-ete-${id}`,
    );
    await sql`DELETE FROM publications_en_cours WHERE ressource = 'ficheWeb' AND enregistrement = ${fiche.id}`.execute(
      office.db,
    );
    expect(await canonical()).toContain(office.visite().adresse);
    await sql`UPDATE objets SET partage = 'prive' WHERE id = ${id}`.execute(office.db);
  });

  it('tells search engines the address that answers on the site of reference, where the objet may have another name', async () => {
    const maitre = await officeEnLigne(world(), { langues: ['fr', 'en', 'de'], langueParDefaut: 'de' });
    await maitre.fiche();
    const office = await officeEnLigne(world());
    const [id = 0] = await office.objets({
      colonnes: { ...MOULIN.colonnes, partage: 'toutes' },
      document: { ...MOULIN.document, nom: { fr: 'Le Moulin d’Été', de: 'Die Sommerhalle' } },
    });
    await office.fiche();
    await sql`UPDATE sites SET site_maitre = ${maitre.site.id} WHERE id = ${office.site.id}`.execute(office.db);
    await sql`INSERT INTO objet_textes (objet_id, entite_id, champ, langue, valeur, origine, empreinte_source, maj_le)
      VALUES (${id}, ${maitre.entiteId}, 'nom', 'fr', 'Le vieux Moulin', 'humain', '', now())`.execute(office.db);
    for (const [langue, nom] of [
      ['fr', 'le-vieux-moulin'],
      ['en', 'die-sommerhalle'],
    ] as const) {
      const { canonique } = (await page(office, id, langue)).referencement;
      const chemin = `/${langue}/restaurant/${nom}-malbrume-${id}`;
      expect(canonique).toBe(`${maitre.visite().adresse}${chemin}`);
      expect((await asked(maitre, id, langue, chemin)).genre).toBe('page');
    }
    await sql`UPDATE objets SET partage = 'prive' WHERE id = ${id}`.execute(office.db);
  });
});
