import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { PageDeListe } from '../../../rendering/web/page.ts';
import { useWorld } from '../../../testing/use-world.ts';
import { create, officeEnLigne } from '../testing/site.ts';
import { composee, names, page } from './testing/liste.ts';

const world = useWorld();

describe('the engine of a list', () => {
  const TYPES = { cible: 'typeBridge', code: 'type' };

  async function withMoteur(changes: object = {}, ofListe: object = {}) {
    const office = await officeEnLigne(world());
    await office.objets(
      { colonnes: { nom: 'Hôtel du Lac', type_bridge: 'hotel', commune: 'Malbrume', prix_min: 80 } },
      { colonnes: { nom: 'Hôtel des Bois', type_bridge: 'hotel', commune: 'Valdoré', prix_min: 50 } },
      { colonnes: { nom: 'Table du Lac', commune: 'Malbrume', prix_min: 20 } },
    );
    const commune = {
      cible: 'commune',
      code: 'commune',
      choix: [
        { slug: 'malbrume', libelle: { fr: 'Malbrume' }, valeurs: ['Malbrume'], picto: null },
        { slug: 'ailleurs', libelle: { fr: 'Ailleurs' }, valeurs: ['Nulle part'], picto: null },
      ],
      indexable: true,
    };
    const moteur = await office.moteur([TYPES, commune, { cible: 'prix', code: 'prix' }], changes);
    const liste = await office.liste({ moteur: moteur.id, ...ofListe });
    return { office, code: liste.code };
  }

  const choix = (shown: PageDeListe, filtre: string) => {
    const question = shown.moteur?.filtres.find(({ code }) => code === filtre)?.question;
    return question?.genre === 'choix' ? question.choix.map(({ slug, nombre }) => [slug, nombre]) : [];
  };

  it('keeps what all the filters keep, and counts each choice among the others', async () => {
    const { office, code } = await withMoteur();
    const whole = await page(office, code);
    expect(choix(whole, 'type')).toEqual([
      ['hotel', 2],
      ['restaurant', 1],
    ]);
    expect(choix(whole, 'commune')).toEqual([['malbrume', 2]]);
    const some = await page(office, code, 'type=hotel&prix=60-');
    expect(names(some)).toEqual(['Hôtel du Lac']);
    expect(choix(some, 'type')).toEqual([['hotel', 1]]);
    expect(some.moteur?.actifs.map(({ libelle }) => libelle)).toEqual(['Hôtel', 'Filtre\u00a0: ≥ 60\u00a0€']);
    expect(some.moteur?.actifs[0]?.href).toBe(`${office.visite().base}/fr/${code}?prix=60-`);
  });

  it('asks for facts, fields of the dictionary, notes and areas, and starts as its filters say', async () => {
    const office = await officeEnLigne(world());
    await office.objets(
      {
        colonnes: {
          nom: 'Auberge',
          faits: ['gratuit'],
          latitude: 47.5,
          longitude: -3,
          valeurs: { 'champ:ambiance': ['calme'] },
          nombres: { 'champ:tables': 4 },
        },
      },
      { colonnes: { nom: 'Bistrot', latitude: 48.5, longitude: -3, valeurs: { 'champ:secret': ['oui'] } } },
    );
    const champ = async (code: string, nature: string) => {
      await sql`INSERT INTO champs (libelle, code, nature, confidentialite)
        VALUES (${JSON.stringify({ fr: code })}::jsonb, ${code}, ${nature}, 'public')`.execute(office.db);
      return code;
    };
    const un = (slug: string, parDefaut = false) => ({ slug, libelle: {}, valeurs: [slug], picto: null, parDefaut });
    const profil = await create(office.admin, '/tris/scoring', { nom: 'Notes', code: 'notes-de-liste' });
    const { id } = await office.moteur([
      { code: 'gratuit', cible: 'fait', fait: 'gratuit' },
      { code: 'ambiance', cible: 'champ', champ: await champ('ambiance', 'texte'), choix: [un('calme', true)] },
      { code: 'tables', cible: 'champ', champ: await champ('tables', 'nombre') },
      { code: 'secret', cible: 'champ', champ: await champ('secret', 'texte'), choix: [un('oui', true)] },
      { code: 'note', cible: 'score', profil: profil.id },
      { code: 'commune', cible: 'commune', widget: 'carte', choix: [un('ailleurs')] },
    ]);
    await sql`UPDATE champs SET confidentialite = 'interne' WHERE code = 'secret'`.execute(office.db);
    const liste = await office.liste({ moteur: id });
    const shown = async (requete: string) => names(await page(office, liste.code, requete));
    expect(await shown('')).toEqual(['Auberge']);
    // The default answers of a list are not counted as choices of visitors.
    expect((await composee(office, liste.code)).mesure?.filtres).toEqual([]);
    expect((await composee(office, liste.code, 'ambiance=-&gratuit=1')).mesure?.filtres).toEqual(['gratuit=1']);
    expect(await shown('ambiance=-')).toEqual(['Auberge', 'Bistrot']);
    expect(await shown('ambiance=-&gratuit=1')).toEqual(['Auberge']);
    expect(await shown('ambiance=-&tables=3-')).toEqual(['Auberge']);
    expect(await shown('ambiance=-&tables=5-')).toEqual([]);
    expect(await shown('ambiance=-&secret=oui')).toEqual(['Auberge', 'Bistrot']);
    expect((await page(office, liste.code, 'ambiance=-&secret=oui')).moteur?.actifs).toEqual([]);
    expect(await shown('ambiance=-&note=1-')).toEqual([]);
    expect(await shown('ambiance=-&commune-emprise=-4,48,-2,49')).toEqual(['Bistrot']);
    const whole = await page(office, liste.code, 'ambiance=-&commune-emprise=-4,48,-2,49');
    expect(whole.moteur?.filtres.map(({ code }) => code)).toEqual(['gratuit', 'tables', 'note', 'commune']);
    // The filter is hidden for want of objets: without this field, its choice would come back with the next form.
    expect(whole.moteur?.gardes).toEqual([{ nom: 'ambiance', valeur: '-' }]);
    expect(whole.moteur?.actifs.map(({ libelle }) => libelle)).toEqual(['Dans la zone de la carte']);
  });

  it('is not there until it is published', async () => {
    const office = await officeEnLigne(world());
    const { id } = await office.moteur([TYPES]);
    await sql`DELETE FROM publications_en_cours WHERE ressource = 'moteur' AND enregistrement = ${id}`.execute(
      office.db,
    );
    const { code } = await office.liste({ moteur: id });
    expect((await page(office, code)).moteur).toBeNull();
  });

  it('finds words, their beginnings, their synonyms, and names that are nearly right', async () => {
    const { office, code } = await withMoteur({ synonymes: [{ mots: 'auberge, hôtel' }] });
    expect(names(await page(office, code, 'q=lac'))).toEqual(['Hôtel du Lac', 'Table du Lac']);
    expect(names(await page(office, code, 'q=table+la'))).toEqual(['Table du Lac']);
    expect(names(await page(office, code, 'q=auberge+bois'))).toEqual(['Hôtel des Bois']);
    expect(names(await page(office, code, 'q=malbrrume'))).toEqual(['Hôtel du Lac', 'Table du Lac']);
    // The answers in force do not narrow the suggestions.
    const { moteur } = await page(office, code, 'q=lac&type=restaurant');
    expect(moteur?.texte?.suggestions).toEqual(['Table du Lac', 'Hôtel', 'Restaurant', 'Malbrume', 'Valdoré']);
    // A type is found by its name, whatever the texts of its objets say.
    expect(names(await page(office, code, 'q=restaurant'))).toEqual(['Table du Lac']);
    expect(names(await page(office, code, 'q=hotel', 'en'))).toEqual(['Hôtel des Bois', 'Hôtel du Lac']);
    const none = await composee(office, code, 'q=xyzzyq');
    expect(none.mesure?.recherche).toEqual({ texte: 'xyzzyq', vide: true });
    expect(names(await page(office, code, "q=%27%3B--+%00+%26%7C%21+l'"))).toHaveLength(3);
  });

  it('tells search engines of its pages, and of what its editor chose to propose: one choice where something fits', async () => {
    const { office, code } = await withMoteur({}, { parPage: 1 });
    const indexed = async (requete: string) => (await page(office, code, requete)).referencement.indexer;
    for (const requete of ['', 'page=2', 'commune=malbrume', 'commune=malbrume&page=2'])
      expect([requete, await indexed(requete)]).toEqual([requete, true]);
    const filtered = ['type=hotel', 'prix=60-', 'q=lac', 'commune=ailleurs', 'commune=malbrume&type=hotel'];
    for (const requete of [...filtered, 'type=hotel&page=2', 'commune=ailleurs,malbrume'])
      expect([requete, await indexed(requete)]).toEqual([requete, false]);
    const { canonique } = (await page(office, code, 'page=2')).referencement;
    expect(canonique).toBe(`https://bridge.example${office.visite().base}/fr/${code}?page=2`);
    expect((await page(office, code, 'commune=malbrume')).referencement).toMatchObject({
      titre: 'Nos adresses – Malbrume',
      titreSansReponses: 'Nos adresses',
      canonique: `https://bridge.example${office.visite().base}/fr/${code}?commune=malbrume`,
    });
  });

  it('is never indexed on a site that is being tried out', async () => {
    const office = await officeEnLigne(world(), { environnement: 'recette' });
    const { code } = await office.liste();
    expect((await page(office, code)).referencement.indexer).toBe(false);
  });

  it('sorts by what the list offers', async () => {
    const { office, code: _ } = await withMoteur();
    const { rows } = await sql<{ id: number }>`
      INSERT INTO tris (nom, code, cles, entite_id) VALUES ('Prix', 'prix',
        '[{"genre":"nombre","mesure":{"genre":"simple","champ":"prix"},"sens":"croissant","videsEnDernier":true}]', ${office.entiteId}) RETURNING id`.execute(
      office.db,
    );
    const { code } = await office.liste({ tris: [{ tri: rows[0]?.id, libelle: { fr: 'Prix' } }] });
    const shown = await page(office, code, 'tri=prix');
    expect(names(shown)).toEqual(['Table du Lac', 'Hôtel des Bois', 'Hôtel du Lac']);
    expect(shown.tris).toMatchObject([
      { libelle: 'Par défaut', valeur: '', actif: false, href: `${office.visite().base}/fr/${code}` },
      { libelle: 'Prix', actif: true },
    ]);
  });
});

it('a limited sélection is filtered after its limit', async () => {
  const office = await officeEnLigne(world());
  await office.objets(
    { colonnes: { nom: 'A', type_bridge: 'hotel' } },
    { colonnes: { nom: 'B' } },
    { colonnes: { nom: 'C' } },
  );
  await sql`UPDATE selections SET limite = 2 WHERE id = ${office.selection.id}`.execute(office.db);
  const { id } = await office.moteur([{ cible: 'typeBridge', code: 'type' }]);
  const { code } = await office.liste({ moteur: id });
  expect(names(await page(office, code))).toEqual(['A', 'B']);
  expect(names(await page(office, code, 'type=restaurant'))).toEqual(['B']);
});
