import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../platform/db/testing/temp-folder.ts';
import { tailleDeVue } from './cadrage.rules.ts';
import { checkPhoto, cropForPaper, cropPhoto, PhotoRefusee } from './cadrage.ts';
import { sorteDImage } from './sorte.rules.ts';

const VUE = { largeur: 320, ratio: '4/3', focale: 'sujet', format: 'webp' } as const;

const unie = (width: number, height: number, background = '#3366cc') =>
  sharp({ create: { width, height, channels: 3, background } });

async function fichier(contenu: Buffer | string): Promise<string> {
  const path = join(await temporaryFolder(), 'photo');
  await writeFile(path, contenu);
  return path;
}

describe('a photo for a printer', () => {
  it('is in the inks of its profile, which it does not carry', async () => {
    const source = await fichier(await unie(400, 300, '#2266aa').jpeg().toBuffer());
    const inked = await unie(2, 2).toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer();
    const profil = await fichier((await sharp(inked).metadata()).icc ?? Buffer.alloc(0));
    const tirage = { largeur: 200, ratio: null, zone: null, quadri: true };
    for (const of of [tirage, { ...tirage, profil }]) {
      const { space, icc, width } = await sharp((await cropForPaper(source, of)).contenu).metadata();
      expect({ space, icc, width }).toEqual({ space: 'cmyk', icc: undefined, width: 200 });
    }
  });
});

it('a photo for a printer who asks for RVB is in the colours of screens', async () => {
  const source = await fichier(await unie(400, 300, '#2266aa').toColourspace('cmyk').jpeg().toBuffer());
  const tirage = { largeur: 200, ratio: null, zone: null, quadri: false };
  expect(await sharp((await cropForPaper(source, tirage)).contenu).metadata()).toMatchObject({ space: 'srgb' });
});

describe('a view of a photo', () => {
  it.each(['webp', 'avif', 'jpg'] as const)('is of the size and of the kind that were asked: %s', async (format) => {
    const vue = await cropPhoto(await fichier(await unie(1000, 600).jpeg().toBuffer()), { ...VUE, format });
    expect(sorteDImage(vue)).toBe(format === 'jpg' ? 'jpeg' : format);
    expect(await sharp(vue).metadata()).toMatchObject({ width: 320, height: 240 });
  });

  it('keeps nothing of where it was taken, and stands upright in the colours of screens', async () => {
    const taken = await unie(800, 400)
      .withExif({ IFD0: { Copyright: 'Secret' }, IFD3: { GPSLatitude: '45/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();
    const vue = await cropPhoto(await fichier(taken), { ...VUE, ratio: null, format: 'jpg' });
    const { exif, icc, orientation, space, width = 0, height = 0 } = await sharp(vue).metadata();
    expect({ exif, icc, orientation, space }).toEqual({
      exif: undefined,
      icc: undefined,
      orientation: undefined,
      space: 'srgb',
    });
    expect(height).toBe(2 * width);
  });

  it('is of its first image, where a file moves', async () => {
    const images = await Promise.all(['#ff0000', '#00ff00', '#0000ff'].map((c) => unie(400, 300, c).png().toBuffer()));
    const moving = await sharp(images, { join: { animated: true } })
      .webp({ lossless: true })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(3);
    const vue = await cropPhoto(await fichier(moving), { ...VUE, format: 'jpg' });
    const { dominant } = await sharp(vue).stats();
    expect(dominant.r).toBeGreaterThan(200);
    expect(dominant.g).toBeLessThan(60);
  });

  it('cuts where it is told to', async () => {
    const halves = await unie(300, 600, '#ff0000')
      .composite([{ input: await unie(300, 300, '#0000ff').png().toBuffer(), gravity: 'south' }])
      .png()
      .toBuffer();
    const path = await fichier(halves);
    const blue = async (focale: 'haut' | 'bas') =>
      (await sharp(await cropPhoto(path, { ...VUE, ratio: '16/9', focale })).stats()).dominant.b > 128;
    expect(await blue('haut')).toBe(false);
    expect(await blue('bas')).toBe(true);
  });

  it('is never larger than the photo', () => {
    expect(tailleDeVue({ width: 300, height: 300 }, 1280, '16/9')).toEqual({ width: 300, height: 169 });
    expect(tailleDeVue({ width: 3000, height: 1000 }, 1280, '3/4')).toEqual({ width: 750, height: 1000 });
    expect(tailleDeVue({ width: 3000, height: 1 }, 320, null)).toEqual({ width: 320, height: 1 });
  });
});

/** The header of a PNG of this size, without pixels. */
function claimed(width: number, height: number): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000802000000', 'hex');
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  const rest = Buffer.from('000000000000000049444154789c6360000000020001e221bc330000000049454e44ae426082', 'hex');
  return Buffer.concat([header, rest]);
}

describe('a file that is no photo to show', () => {
  it.each([
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><title>404</title>'],
    ['nothing', ''],
    ['a PDF', '%PDF-1.7 and more than thirty-two bytes of it'],
    ['a TIFF', Buffer.from('49492a0008000000', 'hex')],
    ['60 000 by 60 000 pixels', claimed(60_000, 60_000)],
    ['a line of 90 000 pixels', claimed(90_000, 1)],
    ['a JPEG that stops after its first bytes', Buffer.from('ffd8ffe000104a46494600', 'hex')],
    ['an AVIF of zeros', Buffer.concat([Buffer.from('0000002066747970617669660000', 'hex'), Buffer.alloc(500)])],
  ])('is refused by its header: %s', async (_, contenu) => {
    await expect(checkPhoto(await fichier(contenu))).rejects.toBeInstanceOf(PhotoRefusee);
  });

  it('is refused rather than half shown, when it was cut', async () => {
    const whole = await unie(1000, 800).jpeg().toBuffer();
    const noise = await sharp({
      create: {
        width: 600,
        height: 400,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
    expect(whole.length).toBeGreaterThan(0);
    const cut = await fichier(noise.subarray(0, noise.length / 2));
    await expect(cropPhoto(cut, VUE)).rejects.toBeInstanceOf(PhotoRefusee);
  });
});
