import { add, type Lecteur, type Morceau } from './lecteur.ts';
import { abime, refus } from './refus.ts';

export interface Film {
  readonly largeur: number | null;
  readonly hauteur: number | null;
  /** The duration in seconds. */
  readonly duree: number | null;
  /** Whether the film has sound. */
  readonly son: boolean;
  readonly morceaux: readonly Morceau[];
}

const MOST_BOXES = 100_000;
const LARGEST_MOOV = 32 * 1024 ** 2;
/** The boxes where phones write the place and the device. */
const PRIVATE = new Set(['udta', 'meta', 'uuid']);

interface Boite {
  readonly nom: string;
  readonly debut: number;
  readonly corps: number;
  readonly fin: number;
}

/** Reads the boxes of an MP4. Private boxes are blanked and the others keep their places: offsets stay true. */
export async function readMp4(lecteur: Lecteur): Promise<Film> {
  const morceaux: Morceau[] = [];
  let moov: Buffer | null = null;
  let at = 0;
  for (let boxes = 0; at < lecteur.taille; boxes += 1) {
    const head = await lecteur.read(at, 16);
    const box = boiteDe(head, at, 0, lecteur.taille);
    if (box === null || boxes > MOST_BOXES) throw abime();
    if (box.nom === 'moov') {
      if (box.fin - box.debut > LARGEST_MOOV)
        throw refus('Cette vidéo a un sommaire trop grand\u00a0: exportez-la à nouveau.');
      moov = await lecteur.read(box.debut, box.fin - box.debut);
      blank(moov);
      morceaux.push(moov);
    } else if (PRIVATE.has(box.nom)) morceaux.push(effacee(box.fin - box.debut));
    else add(morceaux, box.debut, box.fin - 1);
    at = box.fin;
  }
  if (moov === null) throw abime();
  return { ...dimensions(moov), morceaux };
}

/** The box whose first bytes are at a place of a buffer that itself starts at `base` of the whole. */
function boiteDe(bytes: Buffer, base: number, at: number, end: number): Boite | null {
  if (at + 8 > bytes.length) return null;
  const debut = base + at;
  const short = bytes.readUInt32BE(at);
  const long = short === 1 && at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : null;
  const size = long ?? (short === 0 ? end - debut : short);
  const head = long === null ? 8 : 16;
  if (size < head || debut + size > end) return null;
  return { nom: bytes.toString('latin1', at + 4, at + 8), debut, corps: debut + head, fin: debut + size };
}

function boites(bytes: Buffer, start: number, end: number): Boite[] {
  const found: Boite[] = [];
  for (let at = start; at < end; ) {
    const box = boiteDe(bytes, 0, at, end);
    if (box === null || found.length > MOST_BOXES) return found;
    found.push(box);
    at = box.fin;
  }
  return found;
}

/** An empty box that readers skip, as long as the one that it replaces. */
function effacee(size: number): Buffer {
  const bytes = Buffer.alloc(Math.min(size, LARGEST_MOOV));
  if (bytes.length < size) throw abime();
  bytes.writeUInt32BE(size, 0);
  bytes.write('free', 4, 'latin1');
  return bytes;
}

function blank(moov: Buffer): void {
  for (const box of boites(moov, 8, moov.length)) {
    if (PRIVATE.has(box.nom)) effacee(box.fin - box.debut).copy(moov, box.debut);
    if (box.nom !== 'trak') continue;
    for (const inner of boites(moov, box.corps, box.fin))
      if (PRIVATE.has(inner.nom)) effacee(inner.fin - inner.debut).copy(moov, inner.debut);
  }
}

function dimensions(moov: Buffer): Omit<Film, 'morceaux'> {
  let duree: number | null = null;
  let son = false;
  let size: { largeur: number; hauteur: number } | null = null;
  for (const box of boites(moov, 8, moov.length)) {
    if (box.nom === 'mvhd') duree = dureeDe(moov.subarray(box.corps, box.fin));
    if (box.nom !== 'trak') continue;
    const inner = boites(moov, box.corps, box.fin);
    son ||= isSon(moov, inner);
    const tkhd = inner.find(({ nom }) => nom === 'tkhd');
    if (tkhd === undefined || tkhd.fin - tkhd.corps < 84) continue;
    // The last two numbers of the box, in fixed point.
    const [largeur, hauteur] = [moov.readUInt16BE(tkhd.fin - 8), moov.readUInt16BE(tkhd.fin - 4)];
    if (largeur > 0 && hauteur > 0) size ??= { largeur, hauteur };
  }
  if (size === null) throw refus('Ce fichier MP4 ne contient pas d’image\u00a0: pour un son, déposez un MP3.');
  return { ...size, duree, son };
}

/** Whether a track is sound, by its handler. */
function isSon(moov: Buffer, piste: readonly Boite[]): boolean {
  const mdia = piste.find(({ nom }) => nom === 'mdia');
  const hdlr = mdia && boites(moov, mdia.corps, mdia.fin).find(({ nom }) => nom === 'hdlr');
  return hdlr !== undefined && moov.toString('latin1', hdlr.corps + 8, hdlr.corps + 12) === 'soun';
}

function dureeDe(mvhd: Buffer): number | null {
  const isLong = mvhd[0] === 1;
  if (mvhd.length < (isLong ? 32 : 20)) return null;
  const scale = mvhd.readUInt32BE(isLong ? 20 : 12);
  const units = isLong ? Number(mvhd.readBigUInt64BE(24)) : mvhd.readUInt32BE(16);
  return scale === 0 ? null : Math.round((units / scale) * 100) / 100;
}
