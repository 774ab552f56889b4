import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addFichier } from '../../crud/fichiers/fichier.repository.ts';
import { fiche } from '../../publication/print/testing/guide.ts';
import { readPdf } from '../../publication/print/testing/lire.ts';
import { officeEnLigne } from '../../publication/web/testing/site.ts';
import { useWorld } from '../../testing/use-world.ts';

const world = useWorld();

const SITE = {
  brochures: true,
  couleur: '#7c2d12',
  titre: { fr: 'Office du Val' },
  mentions: { fr: '<p>Office de tourisme, 1 place du Marché, 04 00 00 00 00</p>' },
  fichesServies: 'montres',
};

let visitors = 0;

/** A site whose only list shows the restaurants, and which has a page for each objet. */
async function scene(site: object = {}) {
  const office = await officeEnLigne(world(), { ...SITE, ...site });
  await office.fiche();
  await office.liste();
  const code = office.visite().site;
  visitors += 1;
  const remoteAddress = `10.${visitors}.0.1`;
  const visitor = (query: string, langue = 'fr') =>
    world().app.inject({ remoteAddress, url: `/public/${code}/${langue}/brochure.pdf?${query}` });
  const adviser = (query: Readonly<Record<string, string | number>>, person = office.admin) => {
    const asked = new URLSearchParams({ langue: 'fr', titre: 'Pour la famille Martin', ...query } as never);
    return person.download(`/api/editions/brochure?${asked}`);
  };
  return { ...office, code, visitor, adviser };
}

describe('the brochure of a visitor', () => {
  it('holds what the site shows of what they name, in their order, with a code to each page', async () => {
    const { objets, visitor, code } = await scene();
    const [first, second, hidden, deleted] = await objets(
      fiche('Auberge du Lac', 'Malbrume'),
      fiche('Table des Forges', 'Valdoré'),
      { ...fiche('Maison secrète', 'Malbrume'), colonnes: { nom: 'Maison secrète', statut: 'masque' } },
      { ...fiche('Ancien relais', 'Malbrume'), colonnes: { nom: 'Ancien relais', statut: 'absent' } },
    );
    const foreign = await (await officeEnLigne(world())).objets(fiche('Chez les voisins', 'Ailleurs'));
    const answer = await visitor(`objets=${[second, hidden, foreign[0], first, deleted].join()}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-robots-tag': 'noindex' });
    const { pages, links, info } = await readPdf(answer.rawPayload);
    const text = pages.join('\n');
    expect(text.indexOf('Table des Forges')).toBeGreaterThan(-1);
    expect(text.indexOf('Auberge du Lac')).toBeGreaterThan(text.indexOf('Table des Forges'));
    for (const kept of ['Maison secrète', 'Chez les voisins', 'Ancien relais']) expect(text).not.toContain(kept);
    expect(text).toContain('Office du Val');
    expect(text).toContain('1 place du Marché');
    expect(info.Title).toBe('Mon carnet de voyage');
    for (const id of [first, second])
      expect(links.some((link) => link.includes(`/public/${code}/fr/`) && link.endsWith(`-${id}`))).toBe(true);
  });

  it('is in the language of its address, and is not there in another', async () => {
    const { objets, visitor } = await scene();
    const [id] = await objets({
      ...fiche('Auberge', 'Malbrume'),
      document: { nom: { fr: 'Auberge', en: 'Lake Inn' }, description: { fr: 'Au bord de l’eau', en: 'By the water' } },
    });
    const { pages, info } = await readPdf((await visitor(`objets=${id}`, 'en')).rawPayload);
    // A single fiche gives its name to the document, and the name is not repeated.
    expect(info.Title).toBe('Lake Inn');
    expect(pages.join().match(/Lake Inn/g)).toHaveLength(1);
    expect(pages.join()).toContain('By the water');
    expect((await visitor(`objets=${id}`, 'de')).statusCode).toBe(404);
  });

  it('is not given where the site does not say so, nor of nothing', async () => {
    const closed = await scene({ brochures: false });
    const [id] = await closed.objets(fiche('Auberge', 'Malbrume'));
    expect((await closed.visitor(`objets=${id}`)).statusCode).toBe(404);
    const open = await scene();
    for (const query of ['', 'objets=', 'objets=abc,-1,0', 'objets=999999999'])
      expect((await open.visitor(query)).statusCode).toBe(404);
  });

  it('does not hold what nothing on the site shows', async () => {
    const { objets, visitor, admin, selection } = await scene();
    const [shown, other] = await objets(fiche('Auberge', 'Malbrume'), fiche('Table', 'Valdoré'));
    const { version } = (await admin.call<{ version: number }>('GET', `/api/selections/${selection.id}`)).body.data;
    const exclusions = [{ objet: other, motif: '', jusquAu: null }];
    await admin.call('PUT', `/api/selections/${selection.id}`, { exclusions, version });
    const { pages } = await readPdf((await visitor(`objets=${shown},${other}`)).rawPayload);
    expect(pages.join()).toContain('Auberge');
    expect(pages.join()).not.toContain('Table');
    expect((await visitor(`objets=${other}`)).statusCode).toBe(404);
  });

  it('is drawn once for all who ask for the same, and again once something in it changed', async () => {
    const { objets, visitor, admin } = await scene();
    const [id] = await objets(fiche('Auberge', 'Malbrume'));
    const [first, second] = [await visitor(`objets=${id}`), await visitor(`objets=${id},${id}`)];
    expect(second.headers.etag).toBe(first.headers.etag);
    const { status } = await admin.call('PUT', `/api/catalogue/${id}/textes`, {
      champ: 'nom',
      langue: 'fr',
      valeur: 'Auberge neuve',
    });
    expect(status).toBe(200);
    expect((await readPdf((await visitor(`objets=${id}`)).rawPayload)).pages.join()).toContain('Auberge neuve');
  });

  it('is made so many times a minute for one visitor', { tags: 'torture' }, async () => {
    const { objets, visitor } = await scene();
    const ids = await objets(...Array.from({ length: 8 }, (_, n) => fiche(`Auberge ${n}`, 'Malbrume')));
    const answers = [];
    for (const id of ids) answers.push((await visitor(`objets=${id}`)).statusCode);
    expect(answers).toContain(429);
    expect(answers[0]).toBe(200);
    // A kept brochure counts for nobody.
    expect((await visitor(`objets=${ids[0]}`)).statusCode).toBe(200);
  });
});

describe('the brochure of an adviser', () => {
  it('has a title, the name of the entity and its contact, or those of a site and its pages', async () => {
    const { objets, adviser, site, entiteId, db, code } = await scene();
    await sql`UPDATE entites SET telephone = '04 11 22 33 44' WHERE id = ${entiteId}`.execute(db);
    const ids = await objets(fiche('Auberge', 'Malbrume'), fiche('Table', 'Valdoré'));
    const plain = await readPdf((await adviser({ objets: ids.join() })).bytes);
    expect(plain.info.Title).toBe('Pour la famille Martin');
    expect(plain.pages.join()).toContain('04 11 22 33 44');
    expect(plain.links.some((link) => link.includes('/public/'))).toBe(false);
    const branded = await readPdf((await adviser({ objets: ids.join(), site: site.id })).bytes);
    expect(branded.pages.join()).toContain('Office du Val');
    expect(branded.links.filter((link) => link.includes(`/public/${code}/fr/`))).toHaveLength(2);
  });

  it('without a site has the logo of the entity, and codes that lead to the sites of the objets', async () => {
    await world().setParametres({ mode_multi_entites: true });
    const { objets, adviser, entiteId, db } = await scene();
    const contacts = [{ genre: 'site' as const, role: 'public' as const, valeur: 'https://auberge.example' }];
    const [online, alone] = await objets(
      { ...fiche('Auberge', 'Malbrume'), document: { contacts } },
      { ...fiche('Table', 'Malbrume'), document: {} },
    );
    const { links, pages } = await readPdf((await adviser({ objets: String(online) })).bytes);
    // The code, and the address itself.
    expect(links.filter((link) => link.startsWith('https://auberge.example'))).toHaveLength(2);
    expect(pages.join()).toContain('Site web');
    const rolesOf = async () => (await readPdf((await adviser({ objets: String(alone) })).bytes)).roles;
    expect(await rolesOf()).not.toContain('Figure');
    const logo = { id: randomUUID(), nom: 'logo.svg' };
    const contenu = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>',
    );
    const taille = contenu.length;
    const at = new Date();
    await addFichier(db, { ...logo, type: 'image/svg+xml', taille, contenu, utilisateur_id: null, cree_le: at });
    await sql`INSERT INTO preferences (entite_id, surcharges, modifie_le)
      VALUES (${entiteId}, ${JSON.stringify({ logo })}::jsonb, ${at})`.execute(db);
    expect(await rolesOf()).toContain('Figure');
  });

  it('of a sélection has its first objets, as many as a brochure holds', async () => {
    const { objets, adviser, selection } = await scene();
    expect((await adviser({ selection: selection.id })).status).toBe(400);
    await objets(...Array.from({ length: 45 }, (_, n) => fiche(`Auberge n° ${n + 1}.`, 'Malbrume')));
    const { pages } = await readPdf((await adviser({ selection: selection.id })).bytes);
    expect(pages.join().match(/Auberge n° \d+\./g)).toHaveLength(40);
  });

  it('refuses the objets of others, those that are not published, and more than it holds', async () => {
    const { objets, adviser, selection, entiteId } = await scene();
    const other = await scene();
    const [mine, hidden] = await objets(fiche('Auberge', 'Malbrume'), {
      ...fiche('Maison secrète', 'Malbrume'),
      colonnes: { nom: 'Maison secrète', statut: 'masque' },
    });
    const [theirs] = await other.objets(fiche('Chez eux', 'Ailleurs'));
    const refusal = async (query: Readonly<Record<string, string | number>>) => {
      const { status, bytes } = await adviser(query);
      expect(status).toBeGreaterThanOrEqual(400);
      return Buffer.from(bytes).toString('utf8');
    };
    expect(await refusal({ objets: `${mine},${theirs}` })).toContain('n’est pas à vous');
    expect(await refusal({ objets: `${mine},${hidden}` })).toContain('Maison secrète');
    expect(await refusal({ objets: Array.from({ length: 41 }, (_, n) => n + 1).join() })).toContain(
      '40 fiches au plus',
    );
    expect(await refusal({ selection: other.selection.id })).not.toContain('%PDF');
    expect(await refusal({ objets: String(mine), site: other.site.id })).not.toContain('%PDF');
    expect(await refusal({ objets: String(mine), selection: selection.id })).toContain('ou une sélection');
    const annonceur = await world().person({ roles: ['ROLE_ANNONCE_ADMIN'], entiteId });
    expect((await adviser({ objets: String(mine) }, annonceur)).status).toBe(403);
  });
});
