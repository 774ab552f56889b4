import {
  type AnyRecord,
  CANAUX,
  civilDay,
  joursDeDroits,
  type Media,
  type MediaRecord,
  mediaMontrable,
  photoDeMediatheque,
} from '@bridge/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { photosMontrables } from '../../catalogue/photos/photo-source.rules.ts';
import { mediasPublies } from '../../catalogue/photos/photos.repository.ts';
import { photosDe as photosRendues } from '../../composition/objet.rules.ts';
import { useAtelier } from '../../testing/atelier.ts';
import type { Person } from '../../testing/world.ts';
import { createMedia } from '../mediatheque/testing/depot.ts';
import { corrige, objetOf } from './testing/objets.ts';

const atelier = useAtelier();
let image: Buffer;
beforeAll(async () => {
  image = await sharp({ create: { width: 480, height: 360, channels: 3, background: '#3366cc' } })
    .jpeg()
    .toBuffer();
});

const JOUR = '2026-11-15';
const SOURCE: Media = { cle: 'a', genre: 'image', url: 'https://photos.example/a.jpg' };

/** An objet with a photo of the médiathèque first, then one of its source. */
async function objetAvecPhoto(nom: string, valeurs: object = {}) {
  const office = await objetOf(atelier, nom);
  const { admin, objet } = office;
  await sql`UPDATE objet_documents SET document = jsonb_set(document, '{medias}', ${JSON.stringify([SOURCE])}::jsonb)
    WHERE objet_id = ${objet.id}`.execute(atelier.world.db);
  const media = await createMedia(atelier.world, admin, image, valeurs);
  const answer = await corrige(admin, objet.id, 'medias', [photoDeMediatheque(media.id, { fr: 'Le lac' }), SOURCE]);
  expect(answer.status).toBe(200);
  return { ...office, media };
}

const photosDe = (id: number) => mediasPublies(atelier.world.db, id);
const change = async (admin: Person, { id, version }: AnyRecord, values: object) =>
  (await admin.call<AnyRecord>('PUT', `/api/mediatheque/${id}`, { version, ...values })).body.data;

describe('a photo of the médiathèque among those of an objet', () => {
  it('comes with its words, its credit and its rights, at an address of the resizer', async () => {
    const { objet, media } = await objetAvecPhoto('Office illustré', { droits: { du: null, au: '2027-01-31' } });
    const [first, second] = await photosDe(objet.id);
    expect(first).toMatchObject({
      media: media.id,
      titre: { fr: 'Un lac entre deux collines' },
      legende: { fr: 'Le lac' },
      credit: '© Office',
      jusquAu: '2027-01-31',
      canaux: ['ecran', 'print', 'web'],
    });
    expect(second).toEqual(SOURCE);
    const answer = await atelier.world.app.inject(first?.url ?? '');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
    const { rows } = await sql`SELECT photo, nombre_photos FROM objets WHERE id = ${objet.id}`.execute(
      atelier.world.db,
    );
    expect(rows).toEqual([{ photo: first?.url, nombre_photos: 2 }]);
  });

  it('is served as soon as it is added, though the photos of the objet were asked for just before', async () => {
    const { admin, objet, media } = await objetAvecPhoto('Office pressé');
    const get = async (url = '') => (await atelier.world.app.inject(url)).statusCode;
    const [first] = await photosDe(objet.id);
    expect(await get(first?.url)).toBe(200);
    const added = await createMedia(atelier.world, admin, image);
    await corrige(admin, objet.id, 'medias', [photoDeMediatheque(media.id), photoDeMediatheque(added.id), SOURCE]);
    const [, second] = await photosDe(objet.id);
    expect(second?.media).toBe(added.id);
    expect(await get(second?.url)).toBe(200);
  });

  it('stays when the source changes, and follows the médiathèque: its credit, the end of its rights', async () => {
    const { admin, objet, media, change: publish, runImport, fiche } = await objetAvecPhoto('Office fidèle');
    await publish(fiche({ COMMENTAIRE: 'La source a changé d’avis.' }));
    await runImport();
    const [first] = await photosDe(objet.id);
    expect(first).toMatchObject({ media: media.id });
    const signed = await change(admin, media, { credit: '© Anne' });
    const [again] = await photosDe(objet.id);
    expect(again?.credit).toBe('© Anne');
    const expiry = { objet: 'Une personne', document: null, expireLe: '2026-11-10' };
    await change(admin, signed, { autorisations: [expiry] });
    const now = await photosDe(objet.id);
    expect(now[0]).toMatchObject({ jusquAu: '2026-11-09' });
    expect(photosMontrables(now, civilDay(atelier.world.now), 'web').some((one) => one.media)).toBe(false);
    atelier.world.advance(61_000);
    expect((await atelier.world.app.inject(first?.url ?? '')).statusCode).toBe(404);
  });

  it('keeps its address, and its objets as they are, while what changes is not shown', async () => {
    const { admin, objet, media } = await objetAvecPhoto('Office posé');
    const { db } = atelier.world;
    const [first] = await photosDe(objet.id);
    const nombre = async () =>
      (await db.selectFrom('objets').select('nombre_photos').where('id', '=', objet.id).execute())[0]?.nombre_photos;
    await db.updateTable('objets').set({ nombre_photos: 9 }).where('id', '=', objet.id).execute();
    const noted = await change(admin, media, { auteur: 'Anne' });
    expect(await nombre()).toBe(9);
    atelier.world.advance(61_000);
    expect((await atelier.world.app.inject(first?.url ?? '')).statusCode).toBe(200);
    await change(admin, noted, { credit: '© Anne' });
    expect(await nombre()).toBe(2);
  });

  it('is used there: it is counted, and not thrown away meanwhile', async () => {
    const { admin, objet, media } = await objetAvecPhoto('Office économe');
    const remove = () => admin.call('DELETE', `/api/mediatheque/${media.id}?version=${media.version}`);
    expect(await remove()).toMatchObject({
      status: 409,
      body: { data: { items: [{ ressource: 'objet', id: objet.id }] } },
    });
    await corrige(admin, objet.id, 'medias', null);
    expect((await remove()).status).toBe(200);
  });

  it('is one that the person sees, and a photo', async () => {
    const { admin, objet } = await objetOf(atelier, 'Office curieux');
    const other = await atelier.office('Office réservé');
    const secret = await createMedia(atelier.world, other.admin, image, { partage: 'prive' });
    const drawing = await createMedia(
      atelier.world,
      admin,
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
    );
    for (const { id } of [secret, drawing]) {
      const refused = await corrige(admin, objet.id, 'medias', [photoDeMediatheque(id)]);
      expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, 'valeur']);
    }
  });

  it('is there once; where photos are shown is said by nobody who corrects them', async () => {
    const { admin, objet, media } = await objetAvecPhoto('Office répété');
    const taken = photoDeMediatheque(media.id);
    const refused = await corrige(admin, objet.id, 'medias', [taken, { ...taken, cle: 'autre' }]);
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, 'valeur']);
    await corrige(admin, objet.id, 'medias', [
      { ...SOURCE, canaux: ['print'] },
      { ...taken, canaux: ['print'] },
    ]);
    const [source, ajoutee] = await photosDe(objet.id);
    expect([source, ajoutee?.canaux]).toEqual([SOURCE, ['ecran', 'print', 'web']]);
  });

  it('is shown exactly where and when the rule of the médiathèque says', async () => {
    const { objet, media } = await objetAvecPhoto('Office réglé');
    const { db } = atelier.world;
    const signed = (...jours: readonly (string | null)[]) =>
      jours.map((expireLe) => ({ objet: 'Une personne', document: null, expireLe }));
    const cases: Partial<Pick<MediaRecord, 'statut' | 'supports' | 'droits' | 'autorisations'>>[] = [
      {},
      { statut: 'a-valider' },
      { statut: 'a-completer' },
      { statut: 'restreint' },
      { supports: [] },
      { supports: ['publicite', 'ecran'] },
      { droits: { du: JOUR, au: JOUR } },
      { droits: { du: '2026-11-16', au: null } },
      { droits: { du: null, au: '2026-11-14' } },
      { autorisations: signed(JOUR) },
      { autorisations: signed('2027-03-01', '2026-11-16', null) },
      { autorisations: signed('2027-03-01'), droits: { du: null, au: '2026-12-31' } },
    ];
    for (const one of cases) {
      const said = {
        statut: 'utilisable' as const,
        supports: ['web' as const],
        droits: null,
        autorisations: [],
        ...one,
      };
      await sql`UPDATE medias SET statut = ${said.statut}, supports = ${[...said.supports]}, droits = ${said.droits && JSON.stringify(said.droits)}::jsonb,
        autorisations = ${JSON.stringify(said.autorisations)}::jsonb WHERE id = ${media.id}`.execute(db);
      const photos = await photosDe(objet.id);
      for (const { value: canal } of CANAUX) {
        const shown = photosMontrables(photos, JOUR, canal).find((photo) => photo.media);
        const expected = mediaMontrable(said, canal, JOUR) ? (joursDeDroits(said).au ?? 'toujours') : null;
        expect(shown ? (shown.jusquAu ?? 'toujours') : null, JSON.stringify([one, canal])).toBe(expected);
      }
    }
  });

  it('is shown where its rights allow', async () => {
    const { objet, media } = await objetAvecPhoto('Office imprimeur', { supports: ['print'] });
    const photos = await photosDe(objet.id);
    const on = (canal: 'web' | 'print') => photosMontrables(photos, JOUR, canal).map((one) => one.media);
    expect(on('print')).toEqual([media.id, undefined]);
    expect(on('web')).toEqual([undefined]);
    expect((await atelier.world.app.inject(photos[0]?.url ?? '')).statusCode).toBe(404);
    // Lists show and sort by the photos that the web has.
    const { rows } = await sql`SELECT photo, nombre_photos FROM objets WHERE id = ${objet.id}`.execute(
      atelier.world.db,
    );
    expect(rows).toEqual([{ photo: SOURCE.url, nombre_photos: 1 }]);
  });

  it('that tells nothing is read to nobody', async () => {
    const { admin, objet, media } = await objetAvecPhoto('Office décoré');
    await change(admin, media, { alternatif: {}, decorative: true });
    const lu = { fr: 'Auberge du Lac' };
    const [decorative, source] = photosRendues(
      {
        indexe: { id: objet.id, nom: lu.fr },
        document: { nom: lu, medias: [...(await photosDe(objet.id))] },
        textes: [],
      },
      { langue: 'fr', parDefaut: 'fr' },
      { jour: JOUR, canal: 'web' },
    );
    expect([decorative?.alternative, source?.alternative]).toEqual(['', 'Auberge du Lac']);
  });
});
