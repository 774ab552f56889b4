import type { ChangementsDEdition } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { generationsEntretien } from '../../publication/print/generations/generation.entretien.ts';
import { fiche, guide, image } from '../../publication/print/testing/guide.ts';
import { readPdf } from '../../publication/print/testing/lire.ts';
import { type Guide, PATH, useGenerations } from './testing/generations.ts';

const { store, world, work, asked, read } = await useGenerations();

describe('a document of a model', () => {
  let once: Promise<{ opened: Guide; id: number }> | undefined;
  /** A document that tests only look at, made once. */
  const made = () => {
    once ??= guide(world()).then(async (opened) => {
      const id = await asked(opened);
      await work(opened, id);
      return { opened, id };
    });
    return once;
  };

  it('is asked for, made, read, downloaded, and given at the permanent address once it is validated', async () => {
    const opened = await guide(world(), { sorties: ['ecran', 'impression'] });
    await opened.objets(fiche('Auberge', 'Malbrume', image('https://photos.example/a.jpg', { credit: 'Office' })));
    const id = await asked(opened);
    expect(await read(opened, id)).toMatchObject({
      etat: 'en-cours',
      fichiers: [],
      adresse: null,
      demandePar: opened.admin.user.id,
    });
    expect(await work(opened, id)).toMatchObject({ objets: 1 });
    const made = await read(opened, id);
    expect(made).toMatchObject({ etat: 'prete', objets: 1, bloquantes: 0 });
    expect(made.fichiers.map(({ sortie, pages }) => [sortie, pages])).toEqual([
      ['ecran', made.pages],
      ['impression', made.pages],
    ]);
    const { bytes: file } = await opened.admin.download(`${PATH}/${id}/fichiers/ecran`);
    expect((await readPdf(file)).pages.join('')).toContain('Auberge');
    const { body: page } = await opened.admin.call<{ image: string }>('GET', `${PATH}/${id}/pages/3?largeur=160`);
    expect(page.data.image).toMatch(/^data:image\/webp;base64,/);
    expect((await opened.admin.call('POST', `${PATH}/${id}/valider`, { malgreLeControle: false })).status).toBe(200);
    const { adresse } = await read(opened, id);
    const { app } = world();
    const served = await app.inject(adresse ?? '');
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await readPdf(served.rawPayload)).pages.join('')).toContain('Auberge');
    const again = await app.inject({ url: adresse ?? '', headers: { 'if-none-match': String(served.headers.etag) } });
    expect(again.statusCode).toBe(304);
    const short = await app.inject((adresse ?? '').replace(/\/fr\.pdf$/, ''));
    expect([short.statusCode, short.headers.location]).toEqual([302, adresse]);
    // A newer document that nobody validated is not served.
    const next = await asked(opened);
    await work(opened, next);
    expect((await app.inject(adresse ?? '')).headers.etag).toBe(served.headers.etag);
  });

  it('is leafed through at its address, where the model says so: pictures, words and links, and the PDF where readers have one', async () => {
    const opened = await guide(world(), { sorties: ['ecran', 'feuilletable'] });
    await opened.objets(fiche('Auberge', 'Malbrume'));
    const id = await asked(opened);
    await work(opened, id);
    await opened.admin.call('POST', `${PATH}/${id}/valider`, { malgreLeControle: false });
    const { adresse, fichiers, pages } = await read(opened, id);
    expect(fichiers).toMatchObject([{ sortie: 'ecran' }, { sortie: 'feuilletable', pages }]);
    expect((await opened.admin.call('GET', `${PATH}/${id}/fichiers/feuilletable`)).status).toBe(404);
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

  it('is done once: a worker that comes back finds it made', async () => {
    const { opened, id } = await made();
    expect(await work(opened, id)).toEqual({ deja: true });
  });

  it('tells what changed since the one before, and is made again from its own data, byte for byte', async () => {
    const opened = await guide(world());
    const { db } = world();
    const [kept, gone] = await opened.objets(fiche('Auberge', 'Malbrume'), fiche('Table', 'Malbrume'));
    const first = await asked(opened);
    await work(opened, first);
    await sql`UPDATE objet_documents SET document = jsonb_set(document, '{description,fr}', '"Une tout autre maison."')
      WHERE objet_id = ${kept}`.execute(db);
    await sql`UPDATE objets SET statut = 'masque' WHERE id = ${gone}`.execute(db);
    const [added] = await opened.objets(fiche('Gîte', 'Malbrume'));
    await sql`UPDATE modeles_edition SET titre = ${JSON.stringify({ fr: 'Guide de l’été' })}::jsonb WHERE id = ${opened.modele.id}`.execute(
      db,
    );
    const second = await asked(opened);
    await work(opened, second);
    const { body } = await opened.admin.call<ChangementsDEdition>('GET', `${PATH}/${second}/changements`);
    expect(body.data.avec?.id).toBe(first);
    expect(body.data.ensemble).toContainEqual(expect.objectContaining({ champ: 'Titre', apres: 'Guide de l’été' }));
    expect(body.data.changements.map(({ objet, genre, champs }) => [objet, genre, champs[0]?.apres ?? null])).toEqual([
      [kept, 'change', 'Une tout autre maison.'],
      [added, 'ajoute', null],
      [gone, 'retire', null],
    ]);
    const answer = await opened.admin.call<{ id: number }>('POST', `${PATH}/${first}/refaire`);
    await work(opened, answer.body.data.id);
    const [before, after] = [
      (await opened.admin.download(`${PATH}/${first}/fichiers/ecran`)).bytes,
      (await opened.admin.download(`${PATH}/${answer.body.data.id}/fichiers/ecran`)).bytes,
    ];
    expect(Buffer.compare(before, after)).toBe(0);
  });

  it('is not taken away while it is made again; made again of one that is gone, it says so and prints nothing else', async () => {
    const opened = await guide(world(), { sorties: ['ecran'] });
    const { db } = world();
    await opened.objets(fiche('Auberge', 'Malbrume'));
    const first = await asked(opened);
    await work(opened, first);
    const redone = async () =>
      (await opened.admin.call<{ id: number }>('POST', `${PATH}/${first}/refaire`)).body.data.id;
    const again = await redone();
    expect((await opened.admin.call('POST', `${PATH}/${first}/supprimer`)).status).toBe(409);
    // As if many documents had followed.
    await sql`INSERT INTO generations (modele, entite_id, langue, sorties, etat, cree_le)
      SELECT modele, entite_id, langue, sorties, 'refusee', cree_le FROM generations, generate_series(1, 20) WHERE id = ${first}`.execute(
      db,
    );
    await world().setParametres({ editions_gardees: 30 });
    expect(await generationsEntretien({ files: store, passages: [] }).run(db, world().now)).toMatchObject({
      documents: 0,
    });
    await world().setParametres({ editions_gardees: 20 });
    await generationsEntretien({ files: store, passages: [] }).run(db, world().now);
    await work(opened, again);
    expect((await read(opened, again)).etat).toBe('prete');
    const orphan = await redone();
    await sql`DELETE FROM generations WHERE id = ${first}`.execute(db);
    await expect(work(opened, orphan)).rejects.toThrow('Le document à refaire a été supprimé');
    expect(await read(opened, orphan)).toMatchObject({ etat: 'echouee', fichiers: [] });
  });

  it('that a check stops is validated by who knows why, or refused with a reason', async () => {
    const opened = await guide(world());
    await opened.stop();
    const id = await asked(opened);
    await work(opened, id);
    expect(await read(opened, id)).toMatchObject({ etat: 'prete', bloquantes: 1 });
    const decide = (action: string, body: object) => opened.admin.call('POST', `${PATH}/${id}/${action}`, body);
    expect((await decide('valider', { malgreLeControle: false })).status).toBe(409);
    expect((await decide('refuser', { motif: ' ' })).status).toBe(400);
    expect((await decide('valider', { malgreLeControle: true })).status).toBe(200);
    expect((await decide('refuser', { motif: 'Trop tard' })).status).toBe(409);
  });

  it('belongs to its entity: nobody else reads, decides or downloads it', async () => {
    const { id } = await made();
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

  it('is made of a shared model in the name of an entity: a person of none would print the objets of all', async () => {
    const { modele } = await guide(world(), { partage: 'toutes' });
    const nobody = await world().person({ roles: ['ROLE_EDITION_ADMIN'] });
    expect((await nobody.call('POST', `/api/editions/modeles/${modele.id}/generer`, {})).status).toBe(403);
  });

  it('that somebody else makes of a shared model has an address of its own, and changes nothing at its owner’s', async () => {
    const opened = await guide(world(), { partage: 'toutes' });
    const other = await guide(world());
    await opened.objets(fiche('Auberge', 'Malbrume'));
    const validated = async (by: Guide) => {
      const id = await asked({ ...by, modele: opened.modele });
      await work(by, id);
      await by.admin.call('POST', `${PATH}/${id}/valider`, { malgreLeControle: true });
      return (await read(by, id)).adresse ?? '';
    };
    const mine = await validated(opened);
    const before = (await world().app.inject(mine)).headers.etag;
    const theirs = await validated(other);
    expect(theirs).not.toBe(mine);
    expect((await world().app.inject(mine)).headers.etag).toBe(before);
    const { pages } = await readPdf((await world().app.inject(theirs)).rawPayload);
    expect(pages.join('')).not.toContain('Auberge');
    const last = await asked({ ...other, modele: opened.modele });
    await work(other, last);
    const { body } = await other.admin.call<ChangementsDEdition>('GET', `${PATH}/${last}/changements`);
    expect(JSON.stringify(body.data)).not.toContain('Auberge');
  });
});
