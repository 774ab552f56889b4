import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../../testing/use-world.ts';
import { brochureDeVisiteur } from '../brochures/brochure.service.ts';
import { configPubliee } from '../configuration/config.repository.ts';
import { compose } from '../pages/compose.ts';
import { type Office, officeEnLigne, publie } from '../testing/site.ts';
import { createDecomptes } from './decomptes.ts';
import { composee, named, names, page } from './testing/liste.ts';

const world = useWorld();

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

  it('has the columns of its model on small screens, unless it says its own', async () => {
    const office = await officeEnLigne(world());
    await office.objets(...named('Auberge'));
    const columns = async (changes: object) => {
      const { colonnesTablette, colonnesMobile } = await page(office, (await office.liste(changes)).code);
      return [colonnesTablette, colonnesMobile];
    };
    expect(await columns({})).toEqual([null, null]);
    const values = { colonnesTablette: 3, colonnesMobile: 2, version: office.modele.version };
    await office.admin.call('PUT', `/api/web/listModels/${office.modele.id}`, values);
    expect(await columns({})).toEqual([3, 2]);
    expect(await columns({ colonnesMobile: 1 })).toEqual([3, 1]);
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

it('an objet that was withdrawn since the order of a list was kept is left out', async () => {
  const office = await officeEnLigne(world());
  await office.objets(...named('Auberge', 'Bistrot', 'Cabane', 'Donjon'));
  const { code } = await office.liste({ parPage: 2 });
  const decomptes = createDecomptes({ now: () => world().now });
  const second = async () => {
    const demande = { genre: 'liste', code: String(code), requete: new URLSearchParams('page=2') } as const;
    const memoire = { config: configPubliee, decomptes: decomptes.open() };
    const reponse = await compose(office.db, office.visite(), demande, memoire);
    if (reponse.genre !== 'page' || reponse.aRendre.page.genre !== 'liste') throw new Error(reponse.genre);
    return names(reponse.aRendre.page);
  };
  expect(await second()).toEqual(['Cabane', 'Donjon']);
  await sql`UPDATE objets SET statut = 'masque' WHERE nom = 'Cabane'`.execute(office.db);
  expect(await second()).toEqual(['Donjon']);
});

it('a site that nobody knows is unknown', async () => {
  const office = await officeEnLigne(world());
  expect(await compose(office.db, { ...office.visite(), site: 'nulle-part' }, { genre: 'accueil' })).toEqual({
    genre: 'inconnu',
  });
});

describe('the results of a list as a PDF', () => {
  const pdfOf = async (office: Office, code: unknown) => {
    const demande = { genre: 'liste', code: String(code), requete: new URLSearchParams('page=2') } as const;
    const reponse = await compose(office.db, office.visite(), demande);
    if (reponse.genre !== 'page' || reponse.aRendre.page.genre !== 'liste') throw new Error(reponse.genre);
    return reponse.aRendre.page.exports.find(({ format }) => format === 'pdf')?.href;
  };

  it('are those of the page, under the title of the list', async () => {
    const office = await officeEnLigne(world(), { brochures: true });
    const ids = await office.objets(...['A', 'B', 'C'].map((nom) => ({ colonnes: { nom } })));
    const liste = await office.liste({ pdf: true, parPage: 2 });
    const { adresse } = office.visite();
    const last = ids.at(-1) ?? 0;
    expect(await pdfOf(office, liste.code)).toBe(`${adresse}/fr/brochure.pdf?liste=${liste.code}&objets=${last}`);
    const made = (code: string | null) =>
      brochureDeVisiteur(office.db, office.visite(), { objets: ids, liste: code }).then((one) => one?.brochure.titre);
    expect(await made(String(liste.code))).toBe('Nos adresses');
    expect(await made(null)).toBe('Mon carnet de voyage');
    expect(await made('inconnue')).toBeUndefined();
    expect(await made(String((await office.liste()).code))).toBeUndefined();
  });

  it('are not offered where the list, or its site, offers none', async () => {
    const office = await officeEnLigne(world());
    await office.objets({ colonnes: { nom: 'A' } });
    expect(await pdfOf(office, (await office.liste({ pdf: true })).code)).toBeUndefined();
    await sql`UPDATE sites SET brochures = true WHERE id = ${office.site.id}`.execute(office.db);
    expect(await pdfOf(office, (await office.liste({})).code)).toBeUndefined();
  });
});
