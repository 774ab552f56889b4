import { API_BASE, type MediaAChoisir } from '@bridge/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../../testing/use-world.ts';
import { createMedia, deposit } from '../testing/depot.ts';
import { image, jpeg, jpegDeTelephone, mp4, PDF, SVG } from '../testing/fichiers.ts';

const world = useWorld();
const admin = async (entiteId?: number) =>
  world().person({ roles: ['ROLE_ADMIN'], entiteId: entiteId ?? (await world().createEntite('Office')) });
const read = (id: string, vue: string, headers: Record<string, string> = {}) =>
  world().app.inject({ method: 'GET', url: `${API_BASE}/api/mediatheque/fichiers/${id}/${vue}`, headers });

describe('giving a file', () => {
  it('tells what it is, what it says of itself, and shows it', async () => {
    const { status, body } = await deposit(world(), await admin(), await jpegDeTelephone(), 'IMG_1.jpg');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      fichier: { nom: 'IMG_1.jpg' },
      genre: 'photo',
      typeMime: 'image/jpeg',
      largeur: 300,
      hauteur: 200,
      lu: { auteur: 'Camille Roche', priseLe: '2026-07-14', lat: 48.5 },
      doublons: [],
    });
    const vignette = await world().app.inject({ method: 'GET', url: body.data.apercu ?? '' });
    expect(vignette.statusCode).toBe(200);
    expect((await sharp(vignette.rawPayload).metadata()).format).toBe('webp');
  });

  it('is for those who make content, in the name of an entity whose quota counts it', async () => {
    const reader = await world().person({ roles: ['ROLE_WEB_USER'] });
    expect((await deposit(world(), reader, await jpeg())).status).toBe(403);
    const nobody = await world().person({ roles: ['ROLE_ADMIN'] });
    expect((await deposit(world(), nobody, await jpeg())).status).toBe(403);
  });

  it('refuses in French what may not enter, and keeps nothing of it', async () => {
    const person = await admin();
    const { status, raison } = await deposit(world(), person, '<html><script>alert(1)</script></html>', 'photo.jpg');
    expect([status, raison]).toEqual([400, expect.stringContaining('page web')]);
    const long = await deposit(world(), person, await jpeg(), 'x'.repeat(300));
    expect(long.status).toBe(400);
    expect((await deposit(world(), person, await jpeg(), 'a\0b.jpg')).status).toBe(400);
  });

  it('tells of media that hold the same file or look like it, among those that the person sees', async () => {
    const [here, elsewhere] = [await world().createEntite('Ici'), await world().createEntite('Ailleurs')];
    const [mine, theirs] = [await admin(here), await admin(elsewhere)];
    const source = await jpegDeTelephone();
    const media = await createMedia(world(), mine, source, { titre: { fr: 'La même' } });
    const again = await deposit(world(), mine, source);
    expect(again.body.data.doublons).toEqual([{ id: media.id, titre: 'La même' }]);
    const smaller = await sharp(source).resize(150).webp({ quality: 50 }).toBuffer();
    expect((await deposit(world(), mine, smaller)).body.data).toMatchObject({
      doublons: [],
      ressemblants: [{ id: media.id, titre: 'La même' }],
    });
    expect((await deposit(world(), theirs, source)).body.data).toMatchObject({ doublons: [], ressemblants: [] });
  });
});

describe('reading a file', () => {
  const given = async (bytes: Buffer | string) => (await deposit(world(), await admin(), bytes)).body.data.fichier.id;

  it('shows images where nothing can run, for good', async () => {
    const { headers, statusCode } = await read(await given(SVG), 'original');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, no-cache',
      'content-disposition': 'inline',
    });
  });

  it('downloads what browsers do not show', async () => {
    const { headers } = await read(await given(PDF), 'original');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="photo\.pdf"$/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('gives the part of a film that a player asks for', async () => {
    const id = await given(mp4());
    const part = await read(id, 'original', { range: 'bytes=4-7' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      'ftyp',
      `bytes 4-7/${mp4().length}`,
    ]);
    expect((await read(id, 'original', { range: 'bytes=999999-' })).statusCode).toBe(416);
    expect((await read(id, 'original')).headers['accept-ranges']).toBe('bytes');
  });

  it('has nothing at ids and views that do not exist', async () => {
    expect((await read('6e6f5e1c-8f7f-4d0e-9a43-0a4b1c2d3e4f', 'vignette')).statusCode).toBe(404);
    expect((await read(await given(PDF), 'vignette')).statusCode).toBe(404);
    expect((await read('..%2f..%2fetc', 'original')).statusCode).toBe(400);
  });

  it('opens nothing for who would not read it', async () => {
    const url = `${API_BASE}/api/mediatheque/fichiers/${await given(PDF)}/original`;
    const { statusCode, headers } = await world().app.inject({ method: 'HEAD', url });
    expect([statusCode, headers['content-disposition']]).toEqual([404, undefined]);
  });

  it('shows each view as small as it says', async () => {
    const id = await given(await image(5, 3_000, 1_500).jpeg().toBuffer());
    const [vignette, grande] = [await read(id, 'vignette'), await read(id, 'grande')];
    expect(vignette.rawPayload.length).toBeLessThanOrEqual(15_000);
    expect((await sharp(grande.rawPayload).metadata()).width).toBe(1_600);
  });
});

it('a media that was chosen has its face', async () => {
  const person = await admin(await world().createEntite('Office'));
  const media = await createMedia(world(), person, await jpeg(9));
  const { body } = await person.call<{ items: MediaAChoisir[] }>('GET', `/api/mediatheque/choix?ids=${media.id}`);
  const [found] = body.data.items;
  expect(found).toMatchObject({ id: media.id, titre: 'Le lac', genre: 'photo', actif: true, du: null, au: null });
  expect((await world().app.inject({ method: 'GET', url: found?.apercu ?? '' })).statusCode).toBe(200);
});
