import { open } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { type Dimensions, type Focale, type FormatDePhoto, pixelsDe, tailleDeVue, type Zone } from './cadrage.rules.ts';
import { ENTETE, sorteDImage } from './sorte.rules.ts';

/** Pixels that are worth decoding: more than any camera takes, far less than what a hostile file claims. */
const MOST_PIXELS = 80_000_000;
/** Of one side. */
const LONGEST_SIDE = 20_000;
const MOST_SECONDS = 20;

/** Not a photo that may be shown. */
export class PhotoRefusee extends Error {
  override readonly name = 'PhotoRefusee';
}

/** Cuts photos in the name of visitors. */
export interface Cadreur {
  crop(visiteur: string, source: string | Buffer, vue: VueDemandee): Promise<Buffer>;
  cropForPaper(qui: string, source: string, tirage: TirageDemande): Promise<PhotoTiree>;
  /** Pictures side by side, as one. */
  assemble(qui: string, assemblage: Assemblage): Promise<Buffer>;
  /** Refuses what is no photo that may be shown. */
  check(visiteur: string, fichier: string): Promise<void>;
}

// The first image of a file that moves; a file that lies about itself is refused rather than half shown.
const openPhoto = (photo: string | Buffer): Sharp =>
  sharp(photo, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1, autoOrient: true });

/** Judges a photo by its first bytes and its header, before anything of it is decoded. */
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
  /** In pixels, at most. */
  readonly largeur: number;
  /** « 4/3 », or null: as it is. */
  readonly ratio: string | null;
  readonly focale: Focale;
  readonly format: FormatDePhoto;
  /** The part that people chose to show. */
  readonly zone?: Zone | null;
}

/** One view of a photo: upright, in the colours of screens, without a word of where or by what it was taken. */
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
  /** In pixels, at most. */
  readonly largeur: number;
  /** Width by height; null: its own. */
  readonly ratio: number | null;
  readonly zone: Zone | null;
  /** In four inks; else in the colours of screens. */
  readonly quadri: boolean;
  /** The file of the profile of the printer, whose inks they are. */
  readonly profil?: string;
}

export interface PhotoTiree {
  readonly contenu: Buffer;
  /** As many pixels as it really has. */
  readonly largeur: number;
}

/** A photo as print sets it: a JPEG of the asked size, or as large as it is, without a word of where it was taken. */
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
  // Told once for the whole document: each photo would carry a megabyte of it.
  const inked = quadri && profil !== undefined ? cut.withIccProfile(profil, { attach: false }) : cut;
  const { data, info } = await refused(
    inked.jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer({ resolveWithObject: true }),
  );
  return { contenu: data, largeur: info.width };
}

/** Squares of one size, row after row, and the part of the whole that is kept. */
export interface Assemblage {
  readonly carres: readonly Buffer[];
  readonly colonnes: number;
  readonly cote: number;
  readonly zone: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}

/** A picture of some squares; those of another size are brought to it. */
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

/** What the decoder says against a file is the file's fault. */
async function refused<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new PhotoRefusee(error instanceof Error ? error.message.slice(0, 200) : 'unreadable');
  }
}
