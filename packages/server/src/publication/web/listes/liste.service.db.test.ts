import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { PageDeListe } from '../../../rendering/web/page.ts';
import { useWorld } from '../../../testing/use-world.ts';
import { compose } from '../pages/compose.ts';
import type { Composition } from '../pages/composition.ts';
import { create, type Office, officeEnLigne, publie } from '../testing/site.ts';

const world = useWorld();

async function composee(office: Office, code: unknown, requete = '', langue: 'fr' | 'en' = 'fr'): Promise<Composition> {
  const visite = { ...office.visite(), langue };
  const demande = { genre: 'liste' as const, code: String(code), requete: new URLSearchParams(requete) };
  const reponse = await compose(office.db, visite, demande);
  if (reponse.genre !== 'page') throw new Error(reponse.genre);
  return reponse;
}

async function page(office: Office, code: unknown, requete = '', langue: 'fr' | 'en' = 'fr'): Promise<PageDeListe> {
  const { aRendre } = await composee(office, code, requete, langue);
  if (aRendre.page.genre !== 'liste') throw new Error(aRendre.page.genre);
  return aRendre.page;
}

const named = (...noms: string[]) => noms.map((nom) => ({ colonnes: { nom } }));
const names = ({ elements }: PageDeListe) => elements.map(({ nom }) => nom);

describe('a published list', () => {
  it('shows the objets of its sélection, with their number', async () => {
    const office = await officeEnLigne(world());
    await office.objets(...named('Auberge', 'Bistrot', 'Cabane'));
    const { code } = await office.liste();
    const shown = await page(office, code);
    expect(names(shown)).toEqual(['Auberge', 'Bistrot', 'Cabane']);
    expect(shown).toMatchObject({ titre: 'Nos adresses', total: 3, compteur: '3\u00a0résultats', vue: 'grille' });
  });

  it('shows nothing of other entities but what they share', async () => {
    const office = await officeEnLigne(world());
    const other = await officeEnLigne(world());
    await other.objets({ colonnes: { nom: 'Secret' } }, { colonnes: { nom: 'Partagé', partage: 'toutes' } });
    const { code } = await office.liste();
    expect(names(await page(office, code))).toEqual(['Partagé']);
    await sql`UPDATE objets SET partage = 'prive' WHERE nom = 'Partagé'`.execute(office.db);
  });

  it('is what was published, whatever is saved since', async () => {
    const office = await officeEnLigne(world());
    const liste = await office.liste();
    await office.admin.call('PUT', `/api/web/listes/${liste.id}`, {
      titre: { fr: 'Brouillon' },
      version: liste.version,
    });
    expect((await page(office, liste.code)).titre).toBe('Nos adresses');
  });

  it('is there between its dates only, and says until when it holds', async () => {
    const office = await officeEnLigne(world());
    const liste = await office.liste();
    const start = world().now.getTime();
    const [du, au] = [new Date(start + 3_600_000), new Date(start + 7_200_000)];
    await publie(office.db, 'listeWeb', liste, { du, au });
    const at = async (instant: number) => {
      const visite = { ...office.visite(), at: new Date(instant) };
      const reponse = await compose(office.db, visite, {
        genre: 'liste',
        code: String(liste.code),
        requete: new URLSearchParams(),
      });
      return reponse.genre === 'page' ? reponse : undefined;
    };
    expect(await at(start)).toMatchObject({ statut: 404, perime: du });
    expect(await at(du.getTime())).toMatchObject({ statut: 200, perime: au });
    expect(await at(au.getTime() - 1)).toMatchObject({ statut: 200 });
    expect(await at(au.getTime())).toMatchObject({ statut: 404 });
  });

  it.each(['DELETE', 'archive'])('is not there any more once it is put away (%s)', async (way) => {
    const office = await officeEnLigne(world());
    const liste = await office.liste();
    const path = `/api/web/listes/${liste.id}`;
    const { status } =
      way === 'DELETE'
        ? await office.admin.call('DELETE', `${path}?version=${liste.version}`)
        : await office.admin.call('POST', `${path}/archive`, { version: liste.version });
    expect(status).toBe(200);
    expect((await composee(office, liste.code)).statut).toBe(404);
  });

  it('speaks the language of the visitor, and says where it does not', async () => {
    const office = await officeEnLigne(world());
    await office.objets({
      colonnes: { nom: 'Le Moulin' },
      document: { resume: { fr: 'Au bord de l’eau.' }, nom: { fr: 'Le Moulin', en: 'The Mill' } },
    });
    const { code } = await office.liste({ introduction: { fr: '<p>Bienvenue</p>' } });
    const shown = await page(office, code, '', 'en');
    expect(shown).toMatchObject({ titre: 'Our places', introduction: '<p>Bienvenue</p>', compteur: '1\u00a0result' });
    expect(shown.elements[0]).toMatchObject({
      nom: 'The Mill',
      langueNom: null,
      resume: 'Au bord de l’eau.',
      langueResume: 'fr',
    });
    expect(shown.langues.map(({ href, actuelle }) => [href, actuelle])).toEqual([
      [`${office.visite().base}/fr/${code}`, false],
      [`${office.visite().base}/en/${code}`, true],
    ]);
  });

  it('is not there in a language that it is not shown in', async () => {
    const office = await officeEnLigne(world());
    const { code } = await office.liste({ langues: ['fr'] });
    expect((await composee(office, code, '', 'en')).statut).toBe(404);
    expect((await page(office, code)).referencement.alternatives).toEqual([]);
  });

  it('has an address for each page, none of which repeats another', async () => {
    const office = await officeEnLigne(world());
    await office.objets(...named('A1', 'A2', 'A3', 'A4', 'A5'));
    const { code } = await office.liste({ parPage: 2 });
    const all = await Promise.all(['', 'page=2', 'page=3'].map((requete) => page(office, code, requete)));
    expect(all.flatMap(names)).toEqual(['A1', 'A2', 'A3', 'A4', 'A5']);
    expect(all[1]?.pagination).toMatchObject({
      page: 2,
      pages: 3,
      precedente: `${office.visite().base}/fr/${code}`,
      suivante: `${office.visite().base}/fr/${code}?page=3`,
    });
    expect(names(await page(office, code, 'page=99'))).toEqual(['A5']);
  });

  it('never shows a past event, and an agenda shows the days that come', async () => {
    const office = await officeEnLigne(world());
    const event = (nom: string, dates: readonly string[]) => ({
      colonnes: {
        nom,
        type_bridge: 'evenement',
        jours: `{${dates.map((jour) => `[${jour},${jour}]`).join(',')}}`,
        premiere_date: dates[0],
        prochaine_date: dates.find((jour) => jour >= '2026-11-15') ?? null,
        faits: ['dates'],
      },
      document: {
        ouverture: {
          periodes: dates.map((jour) => ({
            du: jour,
            au: jour,
            chaqueAnnee: false,
            regle: 'quotidien' as const,
            creneaux: [{ ouvre: '18:30' }],
          })),
          fermetures: [],
        },
      },
    });
    await office.objets(
      event('Passé', ['2026-11-01']),
      event('Dimanche', ['2026-11-22']),
      event('Samedi', ['2026-11-10', '2026-11-21']),
      { colonnes: { nom: 'Auberge' } },
    );
    const list = await office.liste();
    expect(names(await page(office, list.code))).toEqual(['Auberge', 'Dimanche', 'Samedi']);
    const agenda = await office.liste({ vue: 'agenda' });
    const shown = await page(office, agenda.code);
    expect(names(shown)).toEqual(['Samedi', 'Dimanche']);
    expect(shown.jours.map(({ titre }) => titre)).toEqual(['Samedi 21 novembre 2026', 'Dimanche 22 novembre 2026']);
    expect(shown.elements[0]?.date).toMatchObject({ numero: '21', iso: '2026-11-21T17:30:00.000Z' });
    const window = await office.liste({ vue: 'agenda', fenetre: 'aujourdhui' });
    expect((await page(office, window.code)).total).toBe(0);
  });
});

describe('the engine of a list', () => {
  const TYPES = { cible: 'typeBridge', code: 'type' };

  async function withMoteur(changes: object = {}) {
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
    const liste = await office.liste({ moteur: moteur.id });
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
    // What a list asks of itself was chosen by nobody.
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
    // Hidden for want of objets, its choice would come back with the next form.
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
    // What is asked narrows nothing of what may be written next.
    const { moteur } = await page(office, code, 'q=lac&type=restaurant');
    expect(moteur?.texte?.suggestions).toEqual(['Table du Lac', 'Hôtel', 'Restaurant', 'Malbrume', 'Valdoré']);
    // A type is found by its name, whatever the texts of its objets say.
    expect(names(await page(office, code, 'q=restaurant'))).toEqual(['Table du Lac']);
    expect(names(await page(office, code, 'q=hotel', 'en'))).toEqual(['Hôtel des Bois', 'Hôtel du Lac']);
    const none = await composee(office, code, 'q=xyzzyq');
    expect(none.mesure?.recherche).toEqual({ texte: 'xyzzyq', vide: true });
    expect(names(await page(office, code, "q=%27%3B--+%00+%26%7C%21+l'"))).toHaveLength(3);
  });

  it('tells search engines of its first page, and of the filters that deserve one', async () => {
    const { office, code } = await withMoteur();
    const indexed = async (requete: string) => (await page(office, code, requete)).referencement.indexer;
    expect(await Promise.all(['', 'commune=malbrume', 'type=hotel', 'q=lac', 'page=2'].map(indexed))).toEqual([
      true,
      true,
      false,
      false,
      true,
    ]);
    expect((await page(office, code, 'commune=malbrume')).referencement).toMatchObject({
      titre: 'Nos adresses – Malbrume',
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

it('a page depends on what it was made of', async () => {
  const office = await officeEnLigne(world());
  const [objet] = await office.objets({ colonnes: { nom: 'A' } });
  const liste = await office.liste({ exports: ['ics', 'csv'] });
  const { cles, aRendre } = await composee(office, liste.code);
  expect(cles).toEqual(
    expect.arrayContaining([
      `site:${office.site.id}`,
      `listeWeb:${liste.id}`,
      `selection:${office.selection.id}`,
      `modeleListe:${office.modele.id}`,
      `objet:${objet}`,
      'gabarits',
      'codes',
    ]),
  );
  expect(aRendre.page).toMatchObject({
    exports: [{ format: 'ics', href: `${office.visite().base}/fr/${liste.code}.ics` }, { format: 'csv' }],
  });
  expect(aRendre.sources.page?.cle).toBe('liste:grille');
});

it('a site that nobody knows is unknown', async () => {
  const office = await officeEnLigne(world());
  expect(await compose(office.db, { ...office.visite(), site: 'nulle-part' }, { genre: 'accueil' })).toEqual({
    genre: 'inconnu',
  });
});
