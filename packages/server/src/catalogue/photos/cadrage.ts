import { open } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { type Dimensions, type Focale, type FormatDePhoto, pixelsDe, tailleDeVue, type Zone } from './cadrage.rules.ts';
import { ENTETE, sorteDImage } from './sorte.rules.ts';

/** The most pixels that are decoded: more than any camera takes, far fewer than a hostile file claims. */
const MOST_PIXELS = 80_000_000;
/** The longest side, in pixels. */
const LONGEST_SIDE = 20_000;
const MOST_SECONDS = 20;

/** The file is no photo that may be shown. */
export class PhotoRefusee extends Error {
  override readonly name = 'PhotoRefusee';
}

/** Cuts photos in the name of visitors. */
export interface Cadreur {
  crop(visiteur: string, source: string | Buffer, vue: VueDemandee): Promise<Buffer>;
  cropForPaper(qui: string, source: string, tirage: TirageDemande): Promise<PhotoTiree>;
  /** Puts pictures side by side into one. */
  assemble(qui: string, assemblage: Assemblage): Promise<Buffer>;
  /** Rejects a file that is no photo that may be shown. */
  check(visiteur: string, fichier: string): Promise<void>;
}

// The first image of a file that moves; a file that lies about itself is refused rather than half shown.
const openPhoto = (photo: string | Buffer): Sharp =>
  sharp(photo, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1, autoOrient: true });

/** Judges a photo by its first bytes and its header, before any decoding. */
export async function checkPhoto(photo: string | Buffer): Promise<Dimensions> {
  const head = typeof photo === 'string' ? await headOf(photo) : photo.subarray(0, ENTETE);
  if (sorteDImage(head) === null) throw new PhotoRefusee('not a known kind of image');
  const { autoOrient } = await refused(openPhoto(photo).metadata());
  const { width, height } = autoOrient;
  if (!(width > 0 && height > 0) || Math.max(width, height) > LONGEST_SIDE) throw new PhotoRefusee('too large');
  return { width, height };
}

async function headOf(fichier: string): Promise<Buffer> {
  const handle = await open(fichier, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(ENTETE), 0, ENTETE, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

const POSITIONS: Readonly<Record<Focale, string | number>> = {
  sujet: sharp.strategy.attention,
  centre: 'centre',
  haut: 'top',
  bas: 'bottom',
};

export interface VueDemandee {
  /** The greatest width in pixels. */
  readonly largeur: number;
  /** The ratio « 4/3 », or null for the photo as it is. */
  readonly ratio: string | null;
  readonly focale: Focale;
  readonly format: FormatDePhoto;
  /** The part that people chose to show. */
  readonly zone?: Zone | null;
}

/** A view of a photo: upright, in screen colours, without its place or its camera. */
export async function cropPhoto(
  source: string | Buffer,
  { largeur, ratio, focale, format, zone = null }: VueDemandee,
): Promise<Buffer> {
  const whole = await checkPhoto(source);
  const part = zone === null ? null : pixelsDe(zone, whole);
  const taille = tailleDeVue(part ?? whole, largeur, ratio);
  const photo = openPhoto(source).timeout({ seconds: MOST_SECONDS }).toColourspace('srgb');
  const vue = (part === null ? photo : photo.extract(part)).resize({
    ...taille,
    fit: 'cover',
    position: POSITIONS[focale],
  });
  switch (format) {
    case 'webp':
      return refused(vue.webp({ quality: 78 }).toBuffer());
    case 'avif':
      return refused(vue.avif({ quality: 52, effort: 3 }).toBuffer());
    case 'jpg':
      return refused(vue.flatten({ background: '#ffffff' }).jpeg({ quality: 80, progressive: true }).toBuffer());
  }
}

/** A photo for paper. */
export interface TirageDemande {
  /** The greatest width in pixels. */
  readonly largeur: number;
  /** Width by height, or null for the photo's own ratio. */
  readonly ratio: number | null;
  readonly zone: Zone | null;
  /** Whether it is in four inks, or in screen colours. */
  readonly quadri: boolean;
  /** The file of the printer's colour profile. */
  readonly profil?: string;
}

export interface PhotoTiree {
  readonly contenu: Buffer;
  /** The real width in pixels. */
  readonly largeur: number;
}

/** A photo for print: a JPEG of the asked size, or as large as the photo is, without its place. */
export async function cropForPaper(
  source: string | Buffer,
  { largeur, ratio, zone, quadri, profil }: TirageDemande,
): Promise<PhotoTiree> {
  const whole = await checkPhoto(source);
  const part = zone === null ? null : pixelsDe(zone, whole);
  const taille = tailleDeVue(part ?? whole, largeur, ratio === null ? null : `${Math.round(ratio * 1_000)}/1000`);
  const photo = openPhoto(source).timeout({ seconds: MOST_SECONDS });
  const cut = (part === null ? photo : photo.extract(part))
    .resize({ ...taille, fit: 'cover', position: POSITIONS.sujet })
    .flatten({ background: '#ffffff' })
    .toColourspace(quadri ? 'cmyk' : 'srgb');
  // The profile is embedded once in the document: it would add a megabyte to each photo.
  const inked = quadri && profil !== undefined ? cut.withIccProfile(profil, { attach: false }) : cut;
  const { data, info } = await refused(
    inked.jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer({ resolveWithObject: true }),
  );
  return { contenu: data, largeur: info.width };
}

/** Squares of one size, row after row, with the part of the whole to keep. */
export interface Assemblage {
  readonly carres: readonly Buffer[];
  readonly colonnes: number;
  readonly cote: number;
  readonly zone: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}

/** One picture of some squares; squares of another size are resized. */
export async function assembleCarres({ carres, colonnes, cote, zone }: Assemblage): Promise<Buffer> {
  const squares = await Promise.all(
    carres.map(async (carre) => {
      await checkPhoto(carre);
      return refused(
        openPhoto(carre).resize(cote, cote, { fit: 'fill' }).flatten({ background: '#ffffff' }).png().toBuffer(),
      );
    }),
  );
  const [width, height] = [colonnes * cote, Math.ceil(carres.length / colonnes) * cote];
  const whole = await refused(
    sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
      .composite(
        squares.map((input, rank) => ({
          input,
          left: (rank % colonnes) * cote,
          top: Math.floor(rank / colonnes) * cote,
        })),
      )
      .png()
      .toBuffer(),
  );
  const [left, top] = [Math.min(zone.left, width - 1), Math.min(zone.top, height - 1)];
  const part = { left, top, width: Math.min(zone.width, width - left), height: Math.min(zone.height, height - top) };
  return refused(sharp(whole).extract(part).png().toBuffer());
}

/** Errors of the decoder become refusals of the file. */
async function refused<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new PhotoRefusee(error instanceof Error ? error.message.slice(0, 200) : 'unreadable');
  }
}
