import { apercuCallsBy, type PageApercue } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { create, type Office, officeEnLigne } from '../../publication/web/testing/site.ts';
import { useWorld } from '../../testing/use-world.ts';
import type { Person } from '../../testing/world.ts';
import { addRetrait } from './invites.repository.ts';

const world = useWorld();
type Ressource = keyof typeof apercuCallsBy;

const apercu = (person: Person, ressource: Ressource, valeurs: object, asked: object = {}) =>
  person.call<PageApercue>('POST', apercuCallsBy[ressource].path, { valeurs, langue: 'fr', ...asked });

const listeOf = ({ site, selection, modele }: Office) => ({
  nom: 'Essai',
  code: 'essai',
  sites: [site.id],
  selection: selection.id,
  modele: modele.id,
  titre: { fr: 'Nos tables' },
});

describe('the preview of a list', () => {
  it('is the page that visitors would see, alone and without any script', async () => {
    const office = await officeEnLigne(world());
    await office.objets({ colonnes: { nom: 'Auberge & <b>lac</b>' } });
    const { status, body } = await apercu(office.admin, 'listeWeb', listeOf(office));
    expect(status).toBe(200);
    const { html, erreurs, referencement } = body.data;
    expect(erreurs).toEqual([]);
    expect(html).toMatch(/^<!DOCTYPE html>/);
    expect(html).toContain('Auberge &amp; &lt;b&gt;lac&lt;/b&gt;');
    expect(html).not.toMatch(/<script|rel="stylesheet"/i);
    expect(referencement).toMatchObject({
      titre: 'Nos tables',
      alertes: [expect.stringContaining('Sans description')],
    });
  });

  it('says what is missing, and what visitors do not have yet', async () => {
    const office = await officeEnLigne(world());
    const empty = await apercu(office.admin, 'listeWeb', {});
    expect(empty.status).toBe(200);
    expect(empty.body.data.remarques).toEqual(expect.arrayContaining([expect.stringMatching(/^Titre\u00a0: /)]));
    const moteur = await create(office.admin, '/web/moteurs', { nom: 'Neuf', code: 'neuf', filtres: [] });
    const { body } = await apercu(office.admin, 'listeWeb', { ...listeOf(office), moteur: moteur.id });
    expect(body.data.remarques).toEqual([
      'Moteur «\u00a0Neuf\u00a0»\u00a0: pas encore en ligne, les visiteurs ne l’ont pas.',
    ]);
  });

  it('answers what a visitor would ask, and warns of a title taken or too long', async () => {
    const office = await officeEnLigne(world());
    await office.objets({ colonnes: { nom: 'A1' } }, { colonnes: { nom: 'A2' } });
    await office.liste({ nom: 'Première', titre: { fr: 'Déjà pris' } });
    const { body } = await apercu(
      office.admin,
      'listeWeb',
      { ...listeOf(office), parPage: 1, titre: { fr: 'Déjà pris' } },
      { requete: '?page=2' },
    );
    expect(body.data.html).toContain('A2');
    expect(body.data.html).not.toContain('>A1<');
    expect(body.data.referencement?.alertes).toEqual(
      expect.arrayContaining([expect.stringContaining('«\u00a0Première\u00a0» a le même titre')]),
    );
    const long = await apercu(office.admin, 'listeWeb', {
      ...listeOf(office),
      seoTitre: { fr: 'x'.repeat(80) },
      seoDescription: { fr: 'y'.repeat(300) },
    });
    expect(long.body.data.referencement?.alertes).toHaveLength(2);
  });

  it('never shows what the person may not see', async () => {
    const office = await officeEnLigne(world());
    const other = await officeEnLigne(world());
    await other.objets({ colonnes: { nom: 'Secret des autres' } });
    const stolen = { ...listeOf(office), selection: other.selection.id, modele: other.modele.id };
    const { body } = await apercu(office.admin, 'listeWeb', stolen);
    expect(JSON.stringify(body)).not.toContain('Secret des autres');
    expect((await apercu(office.admin, 'listeWeb', listeOf(office), { site: other.site.id })).status).toBe(404);
    // The form cannot show codes of others either, nor the name of a list with the same title on another's site.
    const root = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const theirs = await create(root, '/superadmin/customcodes', {
      nom: 'Leur bandeau',
      type: 'html',
      html: '<p>Bandeau des autres</p>',
      entiteId: other.entiteId,
    });
    await other.liste({ nom: 'Liste des autres', titre: { fr: 'Leur titre' } });
    const named = { ...listeOf(office), codes: [theirs.id], sites: [other.site.id], titre: { fr: 'Leur titre' } };
    const guessed = await apercu(office.admin, 'listeWeb', named);
    expect(guessed.body.data.html).toContain('Leur titre');
    expect(JSON.stringify(guessed.body)).not.toMatch(/Bandeau des autres|Liste des autres/);
    expect((await apercu(office.admin, 'modeleListe', {}, { selection: other.selection.id })).status).toBe(404);
  });
});

describe('the other previews', () => {
  it('show an objet, then another one', async () => {
    const office = await officeEnLigne(world());
    const [first, second] = await office.objets(
      { colonnes: { nom: 'Alpha' } },
      { colonnes: { nom: 'Bêta' } },
      { colonnes: { nom: 'Hôtel', type_bridge: 'hotel' } },
    );
    const fiche = { nom: 'F', code: 'f', gabarit: office.gabarits.fiche, typesObjets: ['restaurant'] };
    const seen = async (asked: object) => (await apercu(office.admin, 'ficheWeb', fiche, asked)).body.data.objet;
    expect(await seen({})).toEqual({ id: first, nom: 'Alpha' });
    expect(await seen({ pas: 1 })).toEqual({ id: second, nom: 'Bêta' });
    expect(await seen({ pas: 2 })).toEqual({ id: first, nom: 'Alpha' });
    expect(await seen({ objet: second })).toEqual({ id: second, nom: 'Bêta' });
    const other = await officeEnLigne(world());
    expect((await apercu(other.admin, 'ficheWeb', fiche, { objet: first })).status).toBe(404);
    const none = await apercu(other.admin, 'ficheWeb', fiche);
    expect(none.body.data).toMatchObject({
      html: '',
      objet: null,
      remarques: expect.arrayContaining([expect.stringContaining('Aucun objet à montrer')]),
    });
  });

  it('of a fiche are on a site that uses it, else on one of its entity', async () => {
    const first = await officeEnLigne(world());
    const office = await officeEnLigne(world());
    const root = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    await first.objets({ colonnes: { nom: 'Ailleurs' } });
    const [ici] = await office.objets({ colonnes: { nom: 'Ici' } });
    const shownOn = async (valeurs: object) => (await apercu(root, 'ficheWeb', valeurs)).body.data;
    const fiche = await office.fiche();
    expect(await shownOn(fiche)).toMatchObject({ objet: { id: ici } });
    expect((await shownOn({ ...fiche, entiteId: first.entiteId })).html).toContain(
      `/public/${String(office.site.code)}`,
    );
    expect(await shownOn({ ...fiche, id: 0 })).toMatchObject({ objet: { id: ici } });
  });

  it('of a site are its home: what is online there, and what will be once it is published', async () => {
    const office = await officeEnLigne(world());
    await office.liste({ nom: 'En ligne', titre: { fr: 'Nos tables en ligne' } });
    await create(office.admin, '/web/listes', {
      ...listeOf(office),
      nom: 'Suite',
      titre: { fr: 'Nos tables à venir' },
    });
    const other = await officeEnLigne(world());
    await create(other.admin, '/web/listes', { ...listeOf(other), titre: { fr: 'Celles des voisins' } });
    const { body } = await apercu(office.admin, 'site', { ...office.site, titre: { fr: 'Le lac' } });
    for (const words of ['Le lac', 'Nos tables en ligne', 'Nos tables à venir'])
      expect(body.data.html).toContain(words);
    expect(body.data.html).not.toContain('voisins');
    expect(body.data.remarques).toEqual([expect.stringContaining('«\u00a0Suite\u00a0»\u00a0: pas encore en ligne')]);
  });

  it('of a site leave out what would not be there even once published: taken off it, or of who may not publish there', async () => {
    const office = await officeEnLigne(world());
    const brouillon = (of: Office, fr: string, code: string) =>
      create(of.admin, '/web/listes', { ...listeOf(of), nom: fr, code, titre: { fr } });
    await brouillon(office, 'À venir', 'a-venir');
    const retiree = await brouillon(office, 'Retirée', 'retiree');
    await addRetrait(world().db, { site: office.site.id, ressource: 'listeWeb', id: retiree.id }, world().now);
    const other = await officeEnLigne(world());
    const etrangere = await brouillon(other, 'Étrangère', 'etrangere');
    await sql`UPDATE listes_web SET sites = ARRAY[${office.site.id}]::bigint[] WHERE id = ${etrangere.id}`.execute(
      world().db,
    );
    const root = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const { html, remarques } = (await apercu(root, 'site', office.site)).body.data;
    expect(html).toContain('À venir');
    expect(html).not.toMatch(/Retirée|Étrangère/);
    expect(remarques).toEqual([expect.stringContaining('À venir')]);
  });

  it('are there for every record that gives a page', async () => {
    const office = await officeEnLigne(world());
    await office.objets({ colonnes: { nom: 'Alpha', latitude: 45, longitude: 5, partage: 'toutes' } });
    const root = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const gabarit = { nom: 'G', code: 'g', base: 'propre', css: '' };
    const drafts: readonly [Ressource, object][] = [
      ['site', { nom: 'Site', code: 'neuf', langues: ['fr'] }],
      ['modeleListe', {}],
      ['moteur', { nom: 'M', code: 'm' }],
      ['filtre', { nom: 'Type', code: 'type', cible: 'typeBridge', libelle: { fr: 'Type' } }],
      ['carte', { nom: 'C', code: 'c', titre: { fr: 'Carte' } }],
      ['gabaritListe', { ...gabarit, liquide: '<p class="essai">{{ total }}</p>' }],
      ['gabaritElement', { ...gabarit, liquide: '<p class="essai">{{ objet.nom }}</p>' }],
      ['gabaritFiche', { ...gabarit, liquide: '<p class="essai">{{ objet.nom }}</p>' }],
      ['gabaritCarte', { nom: 'G', code: 'g' }],
      ['gabaritInfobulle', { ...gabarit, liquide: '<p class="essai">{{ objet.nom }}</p>' }],
      ['composant', { nom: 'K', code: 'k', base: 'propre', liquide: '<p class="essai">{{ objet.nom }}</p>', css: '' }],
      ['codePersonnalise', { nom: 'C', type: 'css', css: '.essai{color:red}</style><script>x()</script>' }],
    ];
    for (const [ressource, valeurs] of drafts) {
      const { status, body } = await apercu(root, ressource, valeurs);
      expect([ressource, status, body.message, body.data?.erreurs]).toEqual([ressource, 200, expect.anything(), []]);
      expect([ressource, body.data.html.slice(0, 15)]).toEqual([ressource, '<!DOCTYPE html>']);
      expect(body.data.html).not.toMatch(/<script/i);
      if ('liquide' in valeurs)
        expect([ressource, body.data.html]).toEqual([ressource, expect.stringContaining('class="essai"')]);
    }
  });

  it('clean the markup of a custom code as pages do', async () => {
    const root = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const html = '<p>Bandeau</p><img src="x" onerror="x()"><iframe srcdoc="x"></iframe>';
    const { body } = await apercu(root, 'codePersonnalise', { nom: 'C', type: 'html', html });
    expect(body.data.html).toContain('<p>Bandeau</p>');
    expect(body.data.html).not.toMatch(/onerror|<iframe/);
  });

  it('say which of the components that a gabarit places are to be replaced', async () => {
    const office = await officeEnLigne(world());
    await office.objets({ colonnes: { nom: 'Alpha', partage: 'toutes' } });
    const root = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const composant = (values: object) =>
      create(root, '/superadmin/bridgeComponents', {
        base: 'propre',
        liquide: '<p>x</p>',
        css: '',
        partage: 'toutes',
        ...values,
      });
    const neuf = await composant({ nom: 'Galerie', code: 'frise-2' });
    await composant({ nom: 'Vieille galerie', code: 'frise', statut: 'deprecie', remplacePar: neuf.id });
    const liquide = '{% composant "frise" %}{%- composant "frise-2" %}';
    const { body } = await apercu(root, 'gabaritListe', { nom: 'G', code: 'g', base: 'propre', css: '', liquide });
    expect(body.data.remarques).toContain(
      'Le composant «\u00a0Vieille galerie\u00a0» est déprécié\u00a0: remplacez-le par «\u00a0Galerie\u00a0».',
    );
  });

  it('say where a gabarit is wrong', async () => {
    const root = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const { status, body } = await apercu(root, 'gabaritListe', {
      nom: 'G',
      code: 'g',
      base: 'propre',
      liquide: 'a\n{% if %}',
      css: '',
    });
    expect(status).toBe(200);
    expect(body.data.erreurs).toEqual([{ message: expect.any(String), ligne: 2 }]);
    expect(body.data.html).toBe('');
  });

  it('are not for who has no right to the record', async () => {
    const person = await world().person({ roles: ['ROLE_WEB_USER'], entiteId: await world().createEntite('Office') });
    expect((await apercu(person, 'gabaritListe', {})).status).toBe(403);
    expect((await apercu(person, 'listeWeb', {})).status).toBe(200);
  });
});
