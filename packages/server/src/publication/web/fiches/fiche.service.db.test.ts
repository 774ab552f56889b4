import { bloc, nouvelleLigne } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../../testing/use-world.ts';
import { create, duType, officeEnLigne } from '../testing/site.ts';
import { asked, MOULIN, page } from './testing/fiche.ts';

const world = useWorld();

describe('the page of an objet', () => {
  it('has its address, its actions, its source and what search engines want', async () => {
    const office = await officeEnLigne(world(), { contactErreur: 'erreurs@exemple.fr' });
    const [id] = await office.objets(MOULIN);
    await office.fiche();
    const shown = await page(office, id);
    const chemin = `/fr/restaurant/le-moulin-d-ete-malbrume-${id}`;
    expect(shown.objet).toMatchObject({ nom: 'Le Moulin d’Été', href: `${office.visite().base}${chemin}` });
    expect(shown.actions.map(({ genre, href }) => [genre, href])).toEqual([
      ['appeler', 'tel:0400000000'],
      ['ecrire', 'mailto:moulin@exemple.fr'],
      ['itineraire', 'https://www.openstreetmap.org/directions?to=45%2C5'],
      ['partager', `${office.visite().adresse}${chemin}`],
    ]);
    expect(shown.source).toBe('Office du Val, via LEI, mis à jour le 3 novembre 2026');
    expect(shown.signaler).toMatch(/^mailto:erreurs@exemple\.fr\?subject=/);
    expect(shown.photos).toMatchObject([{ objet: id, rang: 0, credit: 'Léa' }]);
    expect(shown.referencement).toMatchObject({
      titre: 'Le Moulin d’Été, Malbrume',
      description: 'Au bord de l’eau.',
      canonique: `${office.visite().adresse}${chemin}`,
      indexer: true,
      alternatives: [{ langue: 'fr' }, { langue: 'en' }, { langue: 'x-default' }],
      jsonLd: [{ '@type': 'Restaurant' }, { '@type': 'BreadcrumbList' }],
    });
  });

  it('tells search engines no price of an extra that its source names by a code', async () => {
    const office = await officeEnLigne(world());
    await sql`
      INSERT INTO criteres (systeme, schema, code, nature, libelle)
      VALUES ('lei', 'tarifs', 'EMP', 'texte', '{"fr":"Emplacement"}'), ('lei', 'tarifs', 'CAU', 'texte', '{"fr":"Caution"}')`.execute(
      office.db,
    );
    const ligne = (code: string, min: number) => ({
      libelle: { schema: 'tarifs', code, libelle: {} },
      min,
      devise: 'EUR',
    });
    const [id] = await office.objets({
      colonnes: { type_bridge: 'camping', prix_min: 8 },
      document: { tarifs: { lignes: [ligne('EMP', 8), ligne('CAU', 300)], paiements: [] } },
    });
    await office.fiche();
    const { referencement } = await page(office, id);
    expect(referencement.jsonLd[0]).toMatchObject({
      '@type': 'Campground',
      priceRange: expect.stringMatching(/^8\s€$/),
    });
  });

  it('has the whole of its summary, however long, where search engines are told its start', async () => {
    const office = await officeEnLigne(world());
    const fr = `Au bord de l’eau${', entre saules et peupliers'.repeat(12)}.`;
    const [id] = await office.objets({ document: { resume: { fr } } });
    await office.fiche();
    const { objet, referencement } = await page(office, id);
    expect(objet.resume).toBe(fr);
    expect(referencement.description).toMatch(/^Au bord de l’eau.{100,140}…$/);
  });

  it('names its source alone where its owner has but a number', async () => {
    const office = await officeEnLigne(world());
    const [id] = await office.objets({ ...MOULIN, colonnes: { ...MOULIN.colonnes, proprietaire: '962' } });
    await office.fiche();
    expect((await page(office, id)).source).toMatch(/^LEI, mis à jour/);
  });

  it('is reached by its number: another name leads to the right one', async () => {
    const office = await officeEnLigne(world());
    const [id] = await office.objets(MOULIN);
    await office.fiche();
    const right = `/fr/restaurant/le-moulin-d-ete-malbrume-${id}`;
    expect(await asked(office, id, 'fr', `/fr/hotel/autre-nom-${id}`)).toMatchObject({
      genre: 'redirection',
      statut: 301,
      vers: `${office.visite().base}${right}`,
    });
    expect(await asked(office, id, 'fr', right)).toMatchObject({ genre: 'page', statut: 200 });
  });

  it('shows its blocs in their zones, with no e-mail address in clear', async () => {
    const office = await officeEnLigne(world());
    const [id] = await office.objets(MOULIN);
    const { id: contacts } = await create(office.admin, bloc.path, {
      nom: 'Contacts',
      code: 'contacts',
      genre: 'donnees',
      lignes: [nouvelleLigne({ genre: 'champ', champ: 'email' })],
    });
    await office.fiche({ zones: [{ zone: 'laterale', bloc: contacts }] });
    const { zones } = await page(office, id);
    expect(zones.corps).toEqual([]);
    expect(zones.laterale).toMatchObject([{ code: 'contacts' }]);
    expect(zones.laterale[0]?.html).not.toContain('moulin@exemple.fr');
    expect(zones.laterale[0]?.html).toContain('&#109;&#111;&#117;');
  });

  it('is gone with the objet, and the nearest of its kind are told', async () => {
    const office = await officeEnLigne(world());
    const near = { nom: 'Près', latitude: 45.01, longitude: 5 };
    const [id, nowhere] = await office.objets(
      MOULIN,
      { colonnes: { nom: 'Sans lieu', commune: 'Val' } },
      { colonnes: { nom: 'Loin', commune: 'Val', latitude: 47, longitude: 5 } },
      { colonnes: near },
      { colonnes: { nom: 'Hôtel', type_bridge: 'hotel' } },
    );
    await office.fiche();
    await sql`UPDATE objets SET statut = 'absent' WHERE id IN (${id}, ${nowhere})`.execute(office.db);
    const shown = async (gone: number | undefined) => {
      const reponse = await asked(office, gone);
      if (reponse.genre !== 'page' || reponse.aRendre.page.genre !== 'message') throw new Error(reponse.genre);
      expect([reponse.statut, reponse.aRendre.page.statut]).toEqual([410, 410]);
      return reponse.aRendre.page.alternatives.map(({ nom }) => nom);
    };
    expect(await shown(id)).toEqual(['Près', 'Loin']);
    // Without a position, those of the same commune are the nearest.
    expect(await shown(nowhere)).toEqual(['Loin', 'Près']);
    expect(await asked(office, 999_999_999)).toMatchObject({ statut: 404 });
  });

  it('leads to a list where the fiche says so', async () => {
    const office = await officeEnLigne(world());
    const [id] = await office.objets(MOULIN);
    const liste = await office.liste();
    await office.fiche({ objetRetire: 'liste', listeDeRepli: liste.id });
    await sql`UPDATE objets SET supprime_le = now() WHERE id = ${id}`.execute(office.db);
    expect(await asked(office, id)).toMatchObject({
      genre: 'redirection',
      vers: `${office.visite().base}/fr/${liste.code}`,
    });
  });

  it('is not there for an objet of others, nor for a type that no fiche shows', async () => {
    const office = await officeEnLigne(world());
    const other = await officeEnLigne(world());
    const [theirs] = await other.objets(MOULIN);
    const [mine] = await office.objets(MOULIN);
    expect(await asked(office, mine)).toMatchObject({ statut: 404 });
    await office.fiche({ typesObjets: ['hotel'] });
    expect(await asked(office, mine)).toMatchObject({ statut: 404 });
    await office.fiche();
    expect(await asked(office, theirs)).toMatchObject({ statut: 404, aRendre: { page: { alternatives: [] } } });
    // The page does not tell of an absent objet of others either: its place and its type are theirs.
    await sql`UPDATE objets SET statut = 'absent' WHERE id = ${theirs}`.execute(office.db);
    expect(await asked(office, theirs)).toMatchObject({ statut: 404, aRendre: { page: { alternatives: [] } } });
  });

  it('has around it the nearest of a sélection, and those like it', async () => {
    const office = await officeEnLigne(world());
    const at = (nom: string, latitude: number, more: object = {}) => ({
      colonnes: { nom, latitude, longitude: 5, ...more },
    });
    const [id] = await office.objets(
      { ...MOULIN, colonnes: { ...MOULIN.colonnes, modalites: [101, 102] } },
      at('À 5 km', 45.045),
      at('À 1 km', 45.009, { modalites: [101, 102] }),
      at('À 50 km', 45.45, { modalites: [102] }),
    );
    await office.fiche({ proximite: office.selection.id, rayon: 10, nombreProches: 2, similaires: true });
    const { proches, semblables } = await page(office, id);
    expect(proches.map(({ nom, distance }) => [nom, distance])).toEqual([
      ['À 1 km', '1\u00a0km'],
      ['À 5 km', '5\u00a0km'],
    ]);
    expect(semblables.map(({ nom }) => nom).slice(0, 2)).toEqual(['À 1 km', 'À 50 km']);
  });

  it('names what its source links to it, only where the site shows it', async () => {
    const office = await officeEnLigne(world(), { fichesServies: 'montres' });
    const others = await office.objets(
      { colonnes: { nom: 'La Ferme', type_bridge: 'restaurant', latitude: 45.009, longitude: 5 } },
      { colonnes: { nom: 'Le Gîte', type_bridge: 'location' } },
      { colonnes: { nom: 'D’une autre entité', entite_id: await world().createEntite('Ailleurs'), partage: 'prive' } },
      ...Array.from({ length: 7 }, (_, n) => ({ colonnes: { nom: `Masqué ${n}`, statut: 'masque' } })),
    );
    await sql`INSERT INTO objet_identites (systeme, identifiant, entite_id, objet_id)
      SELECT systeme, identifiant, entite_id, id FROM objets WHERE id = ANY(${others}) ON CONFLICT DO NOTHING`.execute(
      office.db,
    );
    const { rows } = await sql<{ systeme: 'lei'; identifiant: string }>`
      SELECT systeme, identifiant FROM objets WHERE id = ANY(${others}) ORDER BY id DESC`.execute(office.db);
    const liens = rows.map((cible) => ({ relation: 'isPartOf', cible }));
    const [id] = await office.objets({ ...MOULIN, document: { ...MOULIN.document, liens } });
    const tables = await create(office.admin, '/selections', {
      nom: 'Tables',
      code: `tables-${id}`,
      regles: duType('restaurant'),
    });
    await office.liste({ selection: tables.id });
    await office.fiche({ lies: true });
    const seen = async () => (await page(office, id)).lies.map(({ nom }) => nom);
    expect(await seen()).toEqual(['La Ferme']);
    const reponse = await asked(office, id);
    const keys = reponse.genre === 'page' ? reponse.cles : [];
    // What is to be shown one day is waited for; what belongs to others is unknown.
    expect(others.map((other) => keys.includes(`objet:${other}`))).toEqual([true, true, false, ...Array(7).fill(true)]);
    await office.liste();
    expect(await seen()).toEqual(['Le Gîte', 'La Ferme']);
    await office.objets({ colonnes: { nom: 'La Table', latitude: 45.045, longitude: 5 } });
    await office.fiche({ lies: true, proximite: office.selection.id, rayon: 10, nombreProches: 1, similaires: true });
    const { proches, semblables } = await page(office, id);
    // What is linked stands once on the page, and leaves its place elsewhere to others.
    expect([proches, semblables].map((some) => some.map(({ nom }) => nom))).toEqual([['La Table'], ['La Table']]);
    await office.fiche({ lies: false });
    expect(await seen()).toEqual([]);
  });
});
