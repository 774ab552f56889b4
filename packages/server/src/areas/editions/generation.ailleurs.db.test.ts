import { Readable } from 'node:stream';
import { nouvelleCreation, type ParutionDAnnonce, type Usage } from '@bridge/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { fiche, guide } from '../../publication/print/testing/guide.ts';
import { readPdf } from '../../publication/print/testing/lire.ts';
import { create, officeEnLigne } from '../../publication/web/testing/site.ts';
import { PATH, useGenerations } from './testing/generations.ts';

const { world, work, asked, read } = await useGenerations();
const PATIENCE = { timeout: 30_000, interval: 200 };

describe('a document', () => {
  it('is offered by lists and blocs of its entity once it is validated, and by those of no other', async () => {
    const scene = await guide(world(), { partage: 'toutes' });
    const { admin, modele } = scene;
    const [objet] = await scene.objets(fiche('Auberge', 'Malbrume'));
    const liste = await scene.liste({ editions: [modele.id] });
    const bloc = await create(admin, '/blocs', {
      nom: 'Guide',
      code: `guide-${modele.id}`,
      genre: 'edition',
      edition: modele.id,
    });
    await scene.fiche({ zones: [{ zone: 'corps', bloc: bloc.id }] });
    const { app } = world();
    const code = scene.visite().site;
    const page = async (path: string, site = code) => (await app.inject(`/public/${site}/fr/${path}`)).body;
    expect(await page(liste.code as string)).not.toContain('_editions');
    const id = await asked(scene);
    await work(scene, id);
    expect(await page(liste.code as string)).not.toContain('_editions');
    await admin.call('POST', `${PATH}/${id}/valider`, { malgreLeControle: true });
    const { adresse, pages } = await read(scene, id);
    await vi.waitFor(async () => expect(await page(liste.code as string)).toContain(`href="${adresse}"`), PATIENCE);
    const shown = await page(liste.code as string);
    expect(shown).toContain('Où dormir et manger');
    expect(shown).toContain(`PDF, ${pages}\u00a0pages, `);
    const cover = await app.inject(adresse?.replace('.pdf', '.webp') ?? '');
    expect([cover.statusCode, cover.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await page(`restaurant/auberge-malbrume-${objet}`)).toContain(`href="${adresse}"`);
    const { body } = await admin.call<{ items: { ressource: string }[] }>(
      'GET',
      `/api/editions/modeles/${modele.id}/usages`,
    );
    expect(body.data.items.map(({ ressource }) => ressource).sort()).toEqual(['bloc', 'listeWeb']);
    // The same model of another entity: documents that it did not print are not its to offer.
    const other = await officeEnLigne(world());
    const theirs = await other.liste({ editions: [modele.id] });
    const seen = await page(theirs.code as string, other.visite().site);
    expect(seen).toContain('data-bridge="liste"');
    expect(seen).not.toContain('_editions');
    await admin.call('POST', `${PATH}/${id}/supprimer`);
    await vi.waitFor(async () => expect(await page(liste.code as string)).not.toContain('_editions'), PATIENCE);
  });

  it('tells where an annonce and a media were printed, to their owners and with the page that bears it', async () => {
    await world().setParametres({ enable_module_ads: true });
    const { db } = world();
    const scene = await guide(world());
    const { admin, entiteId, modele } = scene;
    const root = await world().person({ roles: ['ROLE_SUPER_ADMIN'], entiteId });
    const format = await create(root, '/annonces/format', {
      nom: 'Texte imprimé',
      code: `texte-imprime-${modele.id}`,
      canal: 'print',
      genre: 'texte',
      partage: 'toutes',
    });
    const regie = await world().person({ roles: ['ROLE_ANNONCE_ADMIN'], entiteId });
    const { id: annonce } = await create(regie, '/annonces/annonce', {
      nom: 'Vélos',
      format: format.id,
      annonceur: (await create(regie, '/annonces/annonceur', { nom: 'Cycles de l’Ambre' })).id,
      creations: [{ ...nouvelleCreation(format.id), titre: 'Louez un vélo', url: 'https://velos.exemple.fr/' }],
      du: '2026-01-01',
      au: '2028-12-31',
    });
    await sql`UPDATE annonces SET validation = 'validee' WHERE id = ${annonce}`.execute(db);
    const { version, plan } = (
      await admin.call<{ version: number; plan: object[] }>('GET', `/api/editions/modeles/${modele.id}`)
    ).body.data;
    const page = { genre: 'annonce', espace: null, annonce: { ref: 'annonce', id: annonce } };
    expect(
      (await admin.call('PUT', `/api/editions/modeles/${modele.id}`, { plan: [...plan, page], version })).status,
    ).toBe(200);
    const { rows } = await sql<{ id: number }>`
      INSERT INTO medias (fichier, titre, credit, supports, type_mime, poids, largeur, hauteur, entite_id)
      VALUES (${JSON.stringify({ id: crypto.randomUUID(), nom: 'logo.jpg' })}, '{"fr": "Logo"}', '© Office', '{print}', 'image/jpeg', 900, 60, 40, ${entiteId})
      RETURNING id`.execute(db);
    const media = rows[0]?.id ?? 0;
    await sql`UPDATE modeles_edition SET logo = ${media} WHERE id = ${modele.id}`.execute(db);
    await scene.objets(fiche('Auberge', 'Malbrume'));
    const id = await asked(scene);
    const logo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer();
    await work({ dependencies: { ...scene.dependencies, readMedia: async () => Readable.from([logo]) } }, id);
    const used = (await admin.call<{ items: Usage[] }>('GET', `/api/mediatheque/${media}/usages`)).body.data.items;
    expect(used).toContainEqual(
      expect.objectContaining({
        ressource: 'generation',
        champ: 'dans ses pages',
        chemin: `/editions/generations/list?document=${id}`,
      }),
    );
    const at = `/api/annonces/annonce/${annonce}`;
    const { items } = (await regie.call<{ items: ParutionDAnnonce[] }>('GET', `${at}/parutions`)).body.data;
    expect(items).toMatchObject([
      { generation: id, nom: 'Guide', langue: 'fr', validee: false, pages: [expect.any(Number)] },
    ]);
    const [where = 0] = items[0]?.pages ?? [];
    const { bytes } = await admin.download(`${PATH}/${id}/fichiers/ecran`);
    expect((await readPdf(bytes)).pages[where - 1]).toContain('Louez un vélo');
    const seen = (person: typeof admin, number: number) =>
      person.call<{ image: string }>('GET', `${at}/parutions/${id}/${number}?largeur=160`);
    expect((await seen(regie, where)).body.data.image).toMatch(/^data:image\/webp;base64,/);
    expect((await seen(regie, where === 1 ? 2 : 1)).status).toBe(404);
    const { body } = await regie.call<{ items: Usage[] }>('GET', `${at}/usages`);
    expect(body.data.items).toContainEqual(
      expect.objectContaining({ ressource: 'generation', id, champ: `page ${where}` }),
    );
    // An unsaved plan may name any record: it shows those that its entity may see.
    const stranger = await guide(world());
    const asItIs = stranger.modele.plan;
    const named = { genre: 'annonce', espace: null, annonce: { ref: 'annonce', id: annonce } } as const;
    const borrowed = [...asItIs, { ...named, saut: 'page' }] as typeof asItIs;
    const drawn = await stranger.draw({ modele: { ...stranger.modele, plan: borrowed } });
    expect((await readPdf(drawn.bytes)).pages.join('')).not.toContain('Louez un vélo');
    // A document that nobody validated is hidden from other entities.
    const away = await world().person({
      roles: ['ROLE_ANNONCE_ADMIN'],
      entiteId: await world().createEntite('Ailleurs'),
    });
    expect((await seen(away, where)).status).toBe(404);
    // Its documents do not keep the annonce from the trash, but the model that names it does.
    const thrown = async () => {
      const { version: now } = (await regie.call<{ version: number }>('GET', at)).body.data;
      return (await regie.call('DELETE', `${at}?version=${now}`)).status;
    };
    expect(await thrown()).not.toBe(200);
    await sql`UPDATE modeles_edition SET plan = '[]' WHERE id = ${modele.id}`.execute(db);
    expect(await thrown()).toBe(200);
  });
});
