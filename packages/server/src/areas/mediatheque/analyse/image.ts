import sharp, { type Metadata, type Sharp } from 'sharp';
import { nomDuProfil } from './icc.rules.ts';
import { reecritureDe } from './lecteur.ts';
import { abime, refus } from './refus.ts';

/** More pixels than any camera takes, and far fewer than a hostile file claims. */
const MOST_PIXELS = 150_000_000;
const LONGEST_SIDE = 20_000;
const MOST_FRAMES = 500;
const MOST_SECONDS = 60;

/** The header of an image, judged before any pixel is decoded. */
export async function enteteDImage(fichier: string): Promise<Metadata> {
  // The library's own limit on pixels is off: the limit is checked here, with an error in words.
  const entete = await sharp(fichier, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw abime();
    });
  const { width, height, pages = 1 } = entete;
  const cote = Math.max(width, entete.pageHeight ?? height);
  if (cote > LONGEST_SIDE || width * (entete.pageHeight ?? height) > MOST_PIXELS)
    throw refus(
      `Cette image mesure ${width} × ${height} pixels\u00a0: c’est plus que ce que Bridge ouvre (${LONGEST_SIDE} de côté, ${MOST_PIXELS / 1e6} millions en tout). Réduisez-la.`,
    );
  if (pages > MOST_FRAMES)
    throw refus(`Cette image animée compte ${pages} images, plus que les ${MOST_FRAMES} permises. Déposez une vidéo.`);
  return entete;
}

export interface Vues {
  readonly vignette: Buffer;
  readonly grande: Buffer;
  /** A perceptual fingerprint of 64 bits as text, or null for a flat image. */
  readonly perceptuelle: string | null;
  readonly couleur: string;
}

const GRANDE = 1_600;
const VIGNETTE = 320;
const LARGEST_VIGNETTE = 15_000;

/** The views of an image, decoded once: a broken image is refused here. */
export async function vuesDe(source: string | Buffer, density?: number): Promise<Vues> {
  try {
    const input = { limitInputPixels: MOST_PIXELS, failOn: 'error' as const, pages: 1, autoOrient: true };
    const grande = await fit(sharp(source, density === undefined ? input : { ...input, density }), GRANDE)
      .timeout({ seconds: MOST_SECONDS })
      .toColourspace('srgb')
      .webp({ quality: 80 })
      .toBuffer();
    const vignette = await vignetteDe(grande);
    const [perceptuelle, { dominant }] = await Promise.all([
      empreintePerceptuelle(vignette),
      sharp(vignette)
        .flatten({ background: '#ffffff' })
        .toBuffer()
        .then((flat) => sharp(flat).stats()),
    ]);
    const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('');
    return { vignette, grande, perceptuelle, couleur: `#${hex}` };
  } catch {
    throw abime();
  }
}

const fit = (image: Sharp, side: number) =>
  image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });

/** A view small enough for a page with a hundred of them. */
async function vignetteDe(grande: Buffer): Promise<Buffer> {
  for (const quality of [75, 55, 35, 15]) {
    const vignette = await fit(sharp(grande), VIGNETTE).webp({ quality }).toBuffer();
    if (vignette.length <= LARGEST_VIGNETTE) return vignette;
  }
  return fit(sharp(grande), VIGNETTE / 2)
    .webp({ quality: 15 })
    .toBuffer();
}

/** The perceptual fingerprint: whether each of 64 places is lighter than its neighbour, in any size or format. */
export async function empreintePerceptuelle(image: Buffer): Promise<string | null> {
  const { data, info } = await sharp(image)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(9, 8, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const grey = (x: number, y: number) => data[(y * 9 + x) * info.channels] ?? 0;
  const places = Array.from({ length: 64 }, (_, rang) => [rang % 8, Math.floor(rang / 8)] as const);
  const steps = places.map(([x, y]) => grey(x, y) - grey(x + 1, y));
  // All flat images look alike: such a fingerprint would mean nothing.
  if (steps.filter((step) => Math.abs(step) > 2).length < 8) return null;
  return steps.map((step) => (step > 0 ? '1' : '0')).join('');
}

/** Writes a format that cannot be cleaned byte by byte anew: upright, with its colours only. Returns the new size. */
export async function writeAnew(fichier: string, type: 'image/avif' | 'image/tiff', entete: Metadata): Promise<number> {
  const image = sharp(fichier, { limitInputPixels: MOST_PIXELS, failOn: 'error', autoOrient: true })
    .timeout({ seconds: MOST_SECONDS })
    .keepIccProfile();
  const coloured = entete.space === 'cmyk' ? image.toColourspace('cmyk') : image;
  const written =
    type === 'image/avif' ? coloured.avif({ quality: 75, effort: 2 }) : coloured.tiff({ compression: 'lzw' });
  return written.toFile(reecritureDe(fichier)).then(
    ({ size }) => size,
    () => {
      throw abime();
    },
  );
}

const ESPACES: Readonly<Record<string, string>> = {
  srgb: 'RVB',
  rgb16: 'RVB',
  cmyk: 'CMJN',
  'b-w': 'Gris',
  grey16: 'Gris',
};

/** « RVB, sRGB IEC61966-2.1 ». */
export function profilDe({ space, icc }: Metadata): string {
  const espace = space === undefined ? '' : (ESPACES[space] ?? space);
  const nom = icc === undefined ? null : nomDuProfil(icc);
  return nom === null ? espace : `${espace}, ${nom.slice(0, 100)}`;
}

/** Dots per inch, or null when the file has none, or a value that no printer could do. */
export function resolutionDe({ density, format, resolutionUnit }: Metadata): number | null {
  // A JPEG that says nothing is read as 72 dots, without a unit.
  if (format === 'jpeg' && resolutionUnit === undefined) return null;
  const points = Math.round(density ?? 0);
  return points > 0 && points <= 100_000 ? points : null;
}
