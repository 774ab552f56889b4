import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  type ChangementsDEdition,
  type GenerationDetail,
  nouvelleCreation,
  type ParutionDAnnonce,
  type Usage,
} from '@bridge/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createDiskFiles } from '../../platform/files/disk.ts';
import { generationsEntretien } from '../../publication/print/generations/generation.entretien.ts';
import { generationJob } from '../../publication/print/generations/generation.job.ts';
import { fiche, guide, image } from '../../publication/print/testing/guide.ts';
import { readPdf } from '../../publication/print/testing/lire.ts';
import { cree, officeEnLigne } from '../../publication/web/testing/site.ts';
import { useWorld } from '../../testing/use-world.ts';

const folder = await mkdtemp(join(tmpdir(), 'bridge-generations-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const store = createDiskFiles(join(folder, 'store'));
const world = useWorld({ medias: { files: store, arrivees: join(folder, 'arrivees') } });

type Scene = Awaited<ReturnType<typeof guide>>;
const PATH = '/api/editions/generations';
const PATIENCE = { timeout: 30_000, interval: 200 };

/** Of no planification: nothing follows. */
const SEULE = { before: async () => null, judge: async () => null, after: async () => undefined };

/** As the worker does it. */
async function work({ dependencies }: Pick<Scene, 'dependencies'>, generation: number) {
  const definition = generationJob({
    open: async () => ({ files: store, tirage: dependencies }),
    suite: SEULE,
  });
  return definition.run({
    db: world().db,
    donnees: { generation },
    clock: { now: () => world().now },
    guard: async () => undefined,
    progress: () => undefined,
    note: () => undefined,
    signal: new AbortController().signal,
  } as unknown as Parameters<typeof definition.run>[0]);
}

async function asked({ admin, modele }: Scene, body: object = {}): Promise<number> {
  const { status, body: answer } = await admin.call<{ generations: { id: number; tache: number }[] }>(
    'POST',
    `/api/editions/modeles/${modele.id}/generer`,
    body,
  );
  expect(status).toBe(200);
  return answer.data.generations[0]?.id ?? 0;
}

const read = async ({ admin }: Scene, id: number) =>
  (await admin.call<GenerationDetail>('GET', `${PATH}/${id}`)).body.data;

describe('a document of a model', () => {
  it('is asked for, made, read, downloaded, and given at the permanent address once it is validated', async () => {
    const scene = await guide(world(), { sorties: ['ecran', 'impression'] });
    await scene.objets(fiche('Auberge', 'Malbrume', image('https://photos.example/a.jpg', { credit: 'Office' })));
    const id = await asked(scene);
    expect(await read(scene, id)).toMatchObject({
      etat: 'en-cours',
      fichiers: [],
      adresse: null,
      demandePar: scene.admin.user.id,
    });
    expect(await work(scene, id)).toMatchObject({ objets: 1 });
    const made = await read(scene, id);
    expect(made).toMatchObject({ etat: 'prete', objets: 1, bloquantes: 0 });
    expect(made.fichiers.map(({ sortie, pages }) => [sortie, pages])).toEqual([
      ['ecran', made.pages],
      ['impression', made.pages],
    ]);
    const { bytes: file } = await scene.admin.download(`${PATH}/${id}/fichiers/ecran`);
    expect((await readPdf(file)).pages.join('')).toContain('Auberge');
    const { body: page } = await scene.admin.call<{ image: string }>('GET', `${PATH}/${id}/pages/3?largeur=160`);
    expect(page.data.image).toMatch(/^data:image\/webp;base64,/);
    expect((await scene.admin.call('POST', `${PATH}/${id}/valider`, { malgreLeControle: false })).status).toBe(200);
    const { adresse } = await read(scene, id);
    const { app } = world();
    const served = await app.inject(adresse ?? '');
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await readPdf(served.rawPayload)).pages.join('')).toContain('Auberge');
    const again = await app.inject({ url: adresse ?? '', headers: { 'if-none-match': String(served.headers.etag) } });
    expect(again.statusCode).toBe(304);
    const short = await app.inject((adresse ?? '').replace(/\/fr\.pdf$/, ''));
    expect([short.statusCode, short.headers.location]).toEqual([302, adresse]);
    // A newer one that nobody validated is nobody’s.
    const next = await asked(scene);
    await work(scene, next);
    expect((await app.inject(adresse ?? '')).headers.etag).toBe(served.headers.etag);
  });

  it('is offered by lists and blocs of its entity once it is validated, and by those of no other', async () => {
    const scene = await guide(world(), { partage: 'toutes' });
    const { admin, modele } = scene;
    const [objet] = await scene.objets(fiche('Auberge', 'Malbrume'));
    const liste = await scene.liste({ editions: [modele.id] });
    const bloc = await cree(admin, '/blocs', {
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
    // The same model in other hands: what they did not print is not theirs to offer.
    const other = await officeEnLigne(world());
    const theirs = await other.liste({ editions: [modele.id] });
    const seen = await page(theirs.code as string, other.visite().site);
    expect(seen).toContain('data-bridge="liste"');
    expect(seen).not.toContain('_editions');
    await admin.call('POST', `${PATH}/${id}/supprimer`);
    await vi.waitFor(async () => expect(await page(liste.code as string)).not.toContain('_editions'), PATIENCE);
  });

  it('is leafed through at its address, where the model says so: pictures, words and links, and the PDF where readers have one', async () => {
    const scene = await guide(world(), { sorties: ['ecran', 'feuilletable'] });
    await scene.objets(fiche('Auberge', 'Malbrume'));
    const id = await asked(scene);
    await work(scene, id);
    await scene.admin.call('POST', `${PATH}/${id}/valider`, { malgreLeControle: false });
    const { adresse, fichiers, pages } = await read(scene, id);
    expect(fichiers).toMatchObject([{ sortie: 'ecran' }, { sortie: 'feuilletable', pages }]);
    expect((await scene.admin.call('GET', `${PATH}/${id}/fichiers/feuilletable`)).status).toBe(404);
    const { app } = world();
    const at = (adresse ?? '').replace(/\.pdf$/, '');
    expect((await app.inject(at.replace(/\/fr$/, ''))).headers.location).toBe(at);
    const leafed = await app.inject(at);
    expect(leafed.headers['content-type']).toContain('text/html');
    expect(leafed.headers['content-security-policy']).toContain("default-src 'none'");
    expect(leafed.body).toContain('Auberge');
    expect(leafed.body).toContain(`href="${adresse}"`);
    const pictures = [...leafed.body.matchAll(/img src="([^"]+)"/g)].map(([, url]) => url ?? '');
    expect(pictures).toHaveLength(pages ?? 0);
    expect((await app.inject(pictures[1] ?? '')).headers['content-type']).toBe('image/webp');
    expect((await app.inject((pictures[0] ?? '').replace(/g\d+-1/, 'g1-99'))).statusCode).toBe(404);
  });

  it('tells where an annonce and a media were printed, to their owners and with the page that bears it', async () => {
    await world().setParametres({ enable_module_ads: true });
    const { db } = world();
    const scene = await guide(world());
    const { admin, entiteId, modele } = scene;
    const root = await world().person({ roles: ['ROLE_SUPER_ADMIN'], entiteId });
    const format = await cree(root, '/annonces/format', {
      nom: 'Texte imprimé',
      code: `texte-imprime-${modele.id}`,
      canal: 'print',
      genre: 'texte',
      partage: 'toutes',
    });
    const regie = await world().person({ roles: ['ROLE_ANNONCE_ADMIN'], entiteId });
    const { id: annonce } = await cree(regie, '/annonces/annonce', {
      nom: 'Vélos',
      format: format.id,
      raisonSociale: 'Cycles de l’Ambre',
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
    // A document that nobody validated is nobody else’s business.
    const away = await world().person({
      roles: ['ROLE_ANNONCE_ADMIN'],
      entiteId: await world().createEntite('Ailleurs'),
    });
    expect((await seen(away, where)).status).toBe(404);
    // What was printed keeps nobody from throwing it away: the model does, which names it.
    const thrown = async () => {
      const { version: now } = (await regie.call<{ version: number }>('GET', at)).body.data;
      return (await regie.call('DELETE', `${at}?version=${now}`)).status;
    };
    expect(await thrown()).not.toBe(200);
    await sql`UPDATE modeles_edition SET plan = '[]' WHERE id = ${modele.id}`.execute(db);
    expect(await thrown()).toBe(200);
  });

  it('is done once: a worker that comes back finds it made', async () => {
    const scene = await guide(world());
    const id = await asked(scene);
    await work(scene, id);
    expect(await work(scene, id)).toEqual({ deja: true });
  });

  it('tells what changed since the one before, and is made again from its own data, byte for byte', async () => {
    const scene = await guide(world());
    const { db } = world();
    const [kept, gone] = await scene.objets(fiche('Auberge', 'Malbrume'), fiche('Table', 'Malbrume'));
    const first = await asked(scene);
    await work(scene, first);
    await sql`UPDATE objet_documents SET document = jsonb_set(document, '{description,fr}', '"Une tout autre maison."')
      WHERE objet_id = ${kept}`.execute(db);
    await sql`UPDATE objets SET statut = 'masque' WHERE id = ${gone}`.execute(db);
    const [added] = await scene.objets(fiche('Gîte', 'Malbrume'));
    const second = await asked(scene);
    await work(scene, second);
    const { body } = await scene.admin.call<ChangementsDEdition>('GET', `${PATH}/${second}/changements`);
    expect(body.data.avec?.id).toBe(first);
    expect(body.data.changements.map(({ objet, genre, champs }) => [objet, genre, champs[0]?.apres ?? null])).toEqual([
      [kept, 'change', 'Une tout autre maison.'],
      [added, 'ajoute', null],
      [gone, 'retire', null],
    ]);
    const answer = await scene.admin.call<{ id: number }>('POST', `${PATH}/${first}/refaire`);
    await work(scene, answer.body.data.id);
    const [before, after] = [
      (await scene.admin.download(`${PATH}/${first}/fichiers/ecran`)).bytes,
      (await scene.admin.download(`${PATH}/${answer.body.data.id}/fichiers/ecran`)).bytes,
    ];
    expect(Buffer.compare(before, after)).toBe(0);
  });

  it('that a check stops is validated by who knows why, or refused with a reason', async () => {
    const scene = await guide(world());
    await scene.objets(fiche('Bavarde', 'Malbrume', { description: { fr: 'Une maison très bavarde. '.repeat(600) } }));
    const id = await asked(scene);
    await work(scene, id);
    expect(await read(scene, id)).toMatchObject({ etat: 'prete', bloquantes: 1 });
    const decide = (action: string, body: object) => scene.admin.call('POST', `${PATH}/${id}/${action}`, body);
    expect((await decide('valider', { malgreLeControle: false })).status).toBe(409);
    expect((await decide('refuser', { motif: ' ' })).status).toBe(400);
    expect((await decide('valider', { malgreLeControle: true })).status).toBe(200);
    expect((await decide('refuser', { motif: 'Trop tard' })).status).toBe(409);
  });

  it('belongs to its entity: nobody else reads, decides or downloads it', async () => {
    const scene = await guide(world());
    const id = await asked(scene);
    await work(scene, id);
    const stranger = await guide(world());
    const calls: [method: 'GET' | 'POST', path: string, body?: object][] = [
      ['GET', `${PATH}/${id}`],
      ['GET', `${PATH}/${id}/fichiers/ecran`],
      ['GET', `${PATH}/${id}/pages/1?largeur=160`],
      ['GET', `${PATH}/${id}/changements`],
      ['POST', `${PATH}/${id}/valider`, { malgreLeControle: true }],
      ['POST', `${PATH}/${id}/refaire`],
      ['POST', `${PATH}/${id}/supprimer`],
    ];
    for (const [method, path, body] of calls) expect((await stranger.admin.call(method, path, body)).status).toBe(404);
  });

  it('that somebody else makes of a shared model has an address of its own, and changes nothing at its owner’s', async () => {
    const scene = await guide(world(), { partage: 'toutes' });
    const other = await guide(world());
    await scene.objets(fiche('Auberge', 'Malbrume'));
    const validated = async (by: Scene) => {
      const id = await asked({ ...by, modele: scene.modele });
      await work(by, id);
      await by.admin.call('POST', `${PATH}/${id}/valider`, { malgreLeControle: true });
      return (await read(by, id)).adresse ?? '';
    };
    const mine = await validated(scene);
    const before = (await world().app.inject(mine)).headers.etag;
    const theirs = await validated(other);
    expect(theirs).not.toBe(mine);
    expect((await world().app.inject(mine)).headers.etag).toBe(before);
    const { pages } = await readPdf((await world().app.inject(theirs)).rawPayload);
    expect(pages.join('')).not.toContain('Auberge');
    const last = await asked({ ...other, modele: scene.modele });
    await work(other, last);
    const { body } = await other.admin.call<ChangementsDEdition>('GET', `${PATH}/${last}/changements`);
    expect(JSON.stringify(body.data)).not.toContain('Auberge');
  });

  it('of an old parution goes with its files; the newest validated one and those that are frozen stay', async () => {
    const scene = await guide(world());
    const { db } = world();
    await scene.objets(fiche('Auberge', 'Malbrume', image('https://photos.example/a.jpg')));
    const ids: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      const id = await asked(scene);
      await work(scene, id);
      ids.push(id);
    }
    const [oldest = 0, frozen = 0, newest = 0] = ids;
    await scene.admin.call('POST', `${PATH}/${frozen}/figer`, { figee: true });
    // As if many had followed.
    await sql`INSERT INTO generations (modele, entite_id, langue, sorties, etat, cree_le, demande_par)
      SELECT modele, entite_id, langue, sorties, 'refusee', cree_le, demande_par FROM generations, generate_series(1, 20)
      WHERE id = ${newest}`.execute(db);
    const passages = join(folder, 'travail');
    await mkdir(join(passages, 'edition-tuee'), { recursive: true });
    const tomorrow = new Date(Date.now() + 2 * 24 * 60 * 60_000);
    expect(await generationsEntretien({ files: store, passages: [passages] }).run(db, tomorrow)).toMatchObject({
      restes: 1,
    });
    expect((await scene.admin.call('GET', `${PATH}/${oldest}`)).status).toBe(404);
    expect((await scene.admin.call('GET', `${PATH}/${frozen}`)).status).toBe(200);
    const left: string[] = [];
    for await (const cle of store.list()) left.push(cle);
    expect(left.some((cle) => cle.startsWith(`editions/g${oldest}/`))).toBe(false);
    expect(left.some((cle) => cle.startsWith(`editions/g${frozen}/`))).toBe(true);
    expect(left.some((cle) => cle.startsWith('editions/images/'))).toBe(true);
  });
});
