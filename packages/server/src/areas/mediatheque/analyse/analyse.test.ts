import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  avecIptc,
  fichierDe,
  GEOJSON,
  GPX,
  image,
  jpeg,
  jpegDeTelephone,
  KML,
  mp4,
  PDF,
  pngChunk,
  SVG,
  segment,
  wav,
} from '../testing/fichiers.ts';
import { analyzeFichier } from './analyse.ts';
import { empreintePerceptuelle } from './image.ts';
import { fluxDe } from './lecteur.ts';

/** A picture as small as says the same. */
const petite = () => image(1, 64, 48);
const jpegPetit = () => jpeg(1, 64, 48);

async function analysee(bytes: Buffer | string, nom = 'photo.jpg') {
  const analyse = await analyzeFichier(await fichierDe(bytes), nom);
  return { ...analyse, garde: await buffer(fluxDe(analyse.contenu)) };
}

/** The density in a JPEG of old software: a unit (1: inch, 2: centimetre, 0: none) and the dots in it. */
const jfif = (bytes: Buffer, unit: number, points: number) =>
  segment(bytes, 0xe0, Buffer.from([...Buffer.from('JFIF\0'), 1, 1, unit, 0, points, 0, points, 0, 0]));

/** The colour profile that images in four inks carry. */
async function profil(): Promise<Buffer> {
  const inked = await image(1, 8, 8).toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer();
  return (await sharp(inked).metadata()).icc ?? Buffer.alloc(0);
}

describe('what a file is', () => {
  it('has the name that its profile gives itself, and is refused where it is cut short', async () => {
    const icc = await profil();
    const { profil: nom, lu } = await analysee(icc, 'p.icc');
    expect(nom).not.toBe('');
    expect(lu.titre).toBe(nom);
    await expect(analysee(icc.subarray(0, 2_000), 'p.icc')).rejects.toThrow();
  });

  it.each([
    ['a JPEG', jpegPetit, 'image/jpeg', 'photo'],
    ['a PNG', () => petite().png().toBuffer(), 'image/png', 'photo'],
    ['a WebP', () => petite().webp().toBuffer(), 'image/webp', 'photo'],
    ['an AVIF', () => petite().avif({ effort: 0 }).toBuffer(), 'image/avif', 'photo'],
    ['a GIF', () => petite().gif().toBuffer(), 'image/gif', 'photo'],
    ['a TIFF', () => petite().tiff().toBuffer(), 'image/tiff', 'photo'],
    ['a drawing', async () => Buffer.from(SVG), 'image/svg+xml', 'picto'],
    ['a film', async () => mp4(), 'video/mp4', 'video'],
    ['a sound', async () => wav(), 'audio/wav', 'audio'],
    ['a PDF', async () => PDF, 'application/pdf', 'document'],
    ['a track', async () => Buffer.from(GPX), 'application/gpx+xml', 'trace'],
    ['a KML', async () => Buffer.from(KML), 'application/vnd.google-earth.kml+xml', 'trace'],
    ['a GeoJSON', async () => Buffer.from(GEOJSON), 'application/geo+json', 'trace'],
    ['a colour profile', () => profil(), 'application/vnd.iccprofile', 'profil'],
  ])('is read in it, whatever its name: %s', async (_name, bytes, type, genre) => {
    const analyse = await analysee(await bytes(), 'page.html');
    expect(analyse).toMatchObject({ type, genre });
    expect(analyse.nom).not.toContain('html');
  });

  it('comes with its size, its length and two views where there is something to see', async () => {
    const photo = await analysee(await jpeg(1, 2_000, 1_000));
    expect(photo).toMatchObject({ largeur: 2_000, hauteur: 1_000, duree: null });
    expect(photo.couleur).toMatch(/^#[0-9a-f]{6}$/);
    const [grande, vignette] = await Promise.all(
      [photo.vues?.grande, photo.vues?.vignette].map((vue) => sharp(vue).metadata()),
    );
    expect([grande?.width, grande?.format, vignette?.width]).toEqual([1_600, 'webp', 320]);
    expect(photo.vues?.vignette.length).toBeLessThanOrEqual(15_000);
    expect(await analysee(mp4())).toMatchObject({ largeur: 1_280, hauteur: 720, duree: 2.5, vues: null });
    expect(await analysee(wav(3))).toMatchObject({ duree: 3, vues: null });
    expect(await analysee(SVG)).toMatchObject({ largeur: 40, hauteur: 20, lu: { titre: 'Vague' } });
  });

  it.each([
    ['EXIF', () => petite().withMetadata({ density: 300 }).jpeg().toBuffer(), 300],
    ['JFIF, by inch', async () => jfif(await jpegPetit(), 1, 72), 72],
    ['JFIF, by centimetre', async () => jfif(await jpegPetit(), 2, 118), 300],
    ['JFIF that tells a shape only', async () => jfif(await jpegPetit(), 0, 1), null],
    ['nothing', jpegPetit, null],
    ['a PNG', () => petite().withMetadata({ density: 150 }).png().toBuffer(), 150],
    ['a PNG that is silent', () => petite().png().toBuffer(), null],
    ['a WebP', () => petite().webp().toBuffer(), null],
    ['a drawing', async () => SVG, null],
    ['a film', async () => mp4(), null],
  ])('comes with its resolution, where it says one: %s', async (_name, bytes, resolution) => {
    expect((await analysee(await bytes())).resolution).toBe(resolution);
  });

  it('keeps even a picture full of detail small in lists', async () => {
    const noise = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#888888',
        noise: { type: 'gaussian', mean: 128, sigma: 90 },
      },
    })
      .jpeg()
      .toBuffer();
    expect((await analysee(noise)).vues?.vignette.length).toBeLessThanOrEqual(15_000);
  });
});

describe('what a photo says of itself', () => {
  it('is proposed: author, credit, day and place', async () => {
    const { lu } = await analysee(await jpegDeTelephone(), 'IMG_2041.jpg');
    expect(lu).toMatchObject({
      titre: 'IMG 2041',
      legende: 'Le lac au matin',
      auteur: 'Camille Roche',
      credit: 'Camille Roche, Dinan',
      priseLe: '2026-07-14',
      lat: 48.5,
      lon: -2.25,
    });
  });

  it('is proposed from IPTC, keywords included', async () => {
    const iptc = [
      [5, 'Plage au printemps'],
      [25, 'plage'],
      [25, 'été'],
      [80, 'Dominique'],
      [90, 'Saint-Brieuc'],
      [110, 'Agence du littoral'],
    ] as const;
    const { lu } = await analysee(avecIptc(await jpegPetit(), iptc));
    expect(lu).toMatchObject({
      titre: 'Plage au printemps',
      motsCles: ['plage', 'été'],
      auteur: 'Dominique',
      commune: 'Saint-Brieuc',
      credit: 'Agence du littoral',
    });
  });

  it('is proposed from XMP, its alternative text included', async () => {
    const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"
      photoshop:City="Dinan"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">Remparts</rdf:li></rdf:Alt></dc:title>
      <dc:subject><rdf:Bag><rdf:li>ville</rdf:li><rdf:li>pierre</rdf:li></rdf:Bag></dc:subject>
      <Iptc4xmpCore:AltTextAccessibility><rdf:Alt><rdf:li xml:lang="x-default">Une rue pavée</rdf:li></rdf:Alt></Iptc4xmpCore:AltTextAccessibility>
      </rdf:Description></rdf:RDF></x:xmpmeta>`;
    const { lu } = await analysee(await petite().withXmp(xmp).jpeg().toBuffer());
    expect(lu).toMatchObject({
      titre: 'Remparts',
      commune: 'Dinan',
      motsCles: ['ville', 'pierre'],
      alternatif: 'Une rue pavée',
    });
  });

  it('is proposed from a track: its name and where it starts', async () => {
    expect((await analysee(GPX, 'trace.gpx')).lu).toMatchObject({ titre: 'Tour du lac', lat: 48.5, lon: -2.25 });
  });
});

describe('what is kept of a photo', () => {
  const PRIVATE = ['SERIE-12345', 'Camille', 'GPS'];

  it.each(['jpeg', 'png', 'webp'] as const)('has the same pixels, and nothing private: %s', async (format) => {
    const source = await sharp(await jpegDeTelephone())
      .keepMetadata()
      [format]()
      .toBuffer();
    const { garde } = await analysee(source);
    const meta = await sharp(garde).metadata();
    expect([meta.exif, meta.iptc, meta.xmp]).toEqual([undefined, undefined, undefined]);
    for (const word of PRIVATE) expect(garde.includes(word)).toBe(false);
    const [before, after] = await Promise.all([source, garde].map((bytes) => sharp(bytes).raw().toBuffer()));
    expect(after?.equals(before ?? Buffer.alloc(0))).toBe(true);
  });

  it.each(['tiff', 'avif'] as const)('is written anew where it cannot be cut: %s', async (format) => {
    const source = await sharp(await jpegDeTelephone())
      .keepMetadata()
      [format]()
      .toBuffer();
    const { garde } = await analysee(source);
    for (const word of PRIVATE) expect(garde.includes(word)).toBe(false);
    expect(await sharp(garde).metadata()).toMatchObject({ width: 300, height: 200 });
  });

  it.each(['jpeg', 'png', 'webp'] as const)('stays turned as it was: %s', async (format) => {
    const source = await sharp(await jpegDeTelephone(6))
      .keepMetadata()
      [format]()
      .toBuffer();
    const { garde, largeur, hauteur } = await analysee(source);
    const { orientation, autoOrient } = await sharp(garde).metadata();
    expect([orientation, autoOrient.width, autoOrient.height, largeur, hauteur]).toEqual([6, 200, 300, 200, 300]);
    expect(garde.includes('SERIE')).toBe(false);
  });

  it('keeps its colour profile', async () => {
    const source = await petite().withIccProfile('p3').jpeg().toBuffer();
    const { garde, profil } = await analysee(source);
    expect((await sharp(garde).metadata()).icc).toBeDefined();
    expect(profil).toMatch(/^RVB, .*P3/i);
  });

  it('ends where the image ends', async () => {
    const hidden = Buffer.from('PK\x03\x04 <script>alert(1)</script>', 'latin1');
    expect((await analysee(Buffer.concat([await jpegPetit(), hidden]))).garde.includes('script')).toBe(false);
    const png = Buffer.concat([await petite().png().toBuffer(), hidden]);
    expect((await analysee(png)).garde.includes('script')).toBe(false);
  });

  it('has no text of a PNG', async () => {
    const png = await petite().png().toBuffer();
    const text = pngChunk('tEXt', Buffer.from('Author\0Camille'));
    const { garde } = await analysee(Buffer.concat([png.subarray(0, 33), text, png.subarray(33)]));
    expect(garde.includes('Camille')).toBe(false);
    expect(garde.equals(png)).toBe(true);
  });

  it('is a film without the place where it was taken, as long as before', async () => {
    const { garde } = await analysee(mp4());
    expect(garde.includes('+48.5')).toBe(false);
    expect(garde.length).toBe(mp4().length);
  });
});

describe('what looks alike', () => {
  const distance = (one: string | null, other: string | null) =>
    [...(one ?? '')].filter((bit, rang) => bit !== other?.[rang]).length;

  it('keeps its fingerprint in another size, format and quality, and another picture has another', async () => {
    const first = await empreintePerceptuelle(await jpeg(1, 600, 450));
    const smaller = await empreintePerceptuelle(await image(1, 160, 120).webp({ quality: 40 }).toBuffer());
    expect(distance(first, smaller)).toBeLessThanOrEqual(6);
    expect(distance(first, await empreintePerceptuelle(await jpeg(2)))).toBeGreaterThan(12);
  });

  it('says nothing of a flat picture', async () => {
    const flat = await sharp({ create: { width: 50, height: 50, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
    expect(await empreintePerceptuelle(flat)).toBeNull();
  });
});
