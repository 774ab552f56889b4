import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BridgeError, type MediaRecord, partChoisie } from '@bridge/contract';
import type { Cadreur, PhotoTiree } from '../../catalogue/photos/cadrage.ts';
import { nomDePhoto, type Originaux } from '../../catalogue/photos/originaux.ts';
import type { Reserve } from '../../catalogue/photos/reserve.ts';
import type { Outside } from '../../platform/net/outside.types.ts';
import type { CanalImprime } from '../../rendering/print/document/document.ts';
import type { ImageDemandee, Room } from '../../rendering/print/images.ts';
import { isPressProfile } from '../../rendering/print/pdf/profil.rules.ts';
import { bringFond } from './fonds.ts';

export interface ImagesDependencies {
  readonly originaux: Pick<Originaux, 'fileOf' | 'partDe'>;
  /** The store of photos made for paper, where the next edition finds most of them. */
  readonly reserve: Reserve;
  readonly cadreur: Pick<Cadreur, 'cropForPaper' | 'assemble'>;
  readonly outside: Pick<Outside, 'read'>;
  /** A file of the médiathèque, or null when it is gone. */
  readonly readMedia: (fichier: string) => Promise<Readable | null>;
}

interface Demande {
  readonly demandes: readonly ImageDemandee[];
  /** The folder of the document, where images are written. */
  readonly dossier: string;
  readonly canal: CanalImprime;
  readonly quadri: boolean;
  /** Points per inch that are asked of photos. */
  readonly resolution: number;
  readonly qui: string;
  readonly signal?: AbortSignal;
  /** How long photos are waited for, in milliseconds; without it, until they come. */
  readonly patience?: number;
  readonly progress?: (done: number, total: number) => void;
}

/** `profil`: the file that the inks of photos follow, in the folder. */
type Apport = Demande & { readonly profil?: string };

export interface ImagesApportees {
  /** The names of images that cannot be had. */
  readonly absentes: ReadonlySet<string>;
  /** Among them, the images that were not waited for. */
  readonly tardives: ReadonlySet<string>;
  /** The dots per inch of each photo in its place. */
  readonly resolutions: ReadonlyMap<string, number>;
}

/** Screens show no more. */
const ECRAN = 150;
const MM_PER_INCH = 25.4;
/** How many images are brought at the same time, since most of the time is spent on the network. */
const ABREAST = 4;

/** Brings the images of a document into its folder, no larger than the page needs. */
export async function bringImages(dependencies: ImagesDependencies, demande: Demande): Promise<ImagesApportees> {
  const { demandes, dossier, signal, progress, patience } = demande;
  const late = deadline(patience);
  const absentes = new Set<string>();
  const tardives = new Set<string>();
  const resolutions = new Map<string, number>();
  await mkdir(join(dossier, 'images'), { recursive: true });
  // Photos take the colours of the printer's profile, which is brought first.
  const profil = demandes.find(({ genre }) => genre === 'profil');
  const encres = profil && (await bring(dependencies, demande, profil)) !== null ? profil : null;
  if (profil && encres === null) absentes.add(profil.nom);
  const apporter = { ...demande, ...(encres && { profil: encres.nom }) };
  const queue = demandes.filter((one) => one !== profil);
  let done = 0;
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      signal?.throwIfAborted();
      // Drawings of the product are always in time; once the wait is over, no other image is begun.
      const isSkipped = next.genre !== 'svg' && late.passed();
      const bringing = isSkipped ? LATE : bring(dependencies, apporter, next);
      const brought = next.genre === 'svg' ? await bringing : await Promise.race([bringing, late.reached]);
      if (brought === LATE) tardives.add(next.nom);
      if (brought === LATE || brought === null) absentes.add(next.nom);
      else if (typeof brought === 'number') resolutions.set(next.nom, brought);
      done += 1;
      progress?.(done, demandes.length);
    }
  };
  await Promise.all(Array.from({ length: ABREAST }, work));
  return { absentes, tardives, resolutions };
}

const LATE = 'late';

/** A wait with an end, after which images count as missing. */
function deadline(patience = Number.POSITIVE_INFINITY) {
  const at = performance.now() + patience;
  const reached = new Promise<typeof LATE>((resolve) => {
    if (Number.isFinite(patience)) setTimeout(resolve, patience, LATE).unref();
  });
  return { reached, passed: () => performance.now() >= at };
}

/** Brings an image: its resolution when it has one, or null when it cannot be had. */
async function bring(
  dependencies: ImagesDependencies,
  demande: Apport,
  one: ImageDemandee,
): Promise<number | 'there' | null> {
  const to = join(demande.dossier, one.nom);
  switch (one.genre) {
    case 'svg':
      await writeFile(to, one.svg);
      return 'there';
    case 'profil':
      return (await copyMedia(dependencies, one.media, to)) && isPressProfile(await readFile(to)) ? 'there' : null;
    case 'pdf':
      return (await copyMedia(dependencies, one.media, to)) ? 'there' : null;
    case 'media': {
      if (one.nom.endsWith('.svg')) return (await copyMedia(dependencies, one.media, to)) ? 'there' : null;
      const source = `${to}.source`;
      if (!(await copyMedia(dependencies, one.media, source))) return null;
      try {
        return await made(dependencies, demande, { to, source, room: one.room, zone: zoneOf(one.media, one.room) });
      } finally {
        await rm(source, { force: true });
      }
    }
    case 'photo':
      return photo(dependencies, demande, one, to);
    case 'tuiles': {
      const source = `${to}.source`;
      if (!(await bringFond(dependencies, demande, one, source))) return null;
      try {
        // Their resolution cannot be improved, and is not reported.
        const fine = await made(dependencies, demande, { to, source, room: one.room, zone: null });
        return fine === null ? null : 'there';
      } finally {
        await rm(source, { force: true });
      }
    }
  }
}

/** The part that people chose for that shape. */
function zoneOf({ cadrage, largeur, hauteur }: MediaRecord, { ratio }: Room) {
  if (ratio === null || !largeur || !hauteur) return null;
  return partChoisie(cadrage, formeDe(ratio), largeur / hauteur);
}

const formeDe = (ratio: number) => `${Math.round(ratio * 1_000)}/1000`;

async function photo(
  dependencies: ImagesDependencies,
  demande: Apport,
  one: Extract<ImageDemandee, { readonly genre: 'photo' }>,
  to: string,
): Promise<number | null> {
  const { reserve, originaux } = dependencies;
  const { qui, resolution, quadri, canal, profil } = demande;
  const encres = quadri ? (profil ? basename(profil, '.icc') : 'cmjn') : 'rvb';
  const kept = `${nomDePhoto(one)}/${canal}-${encres}-${resolution}-${one.nom.replace(/^.*\/p\d+-\w+-/, '')}`;
  const known = await reserve.read(kept);
  if (known !== null) {
    await writeFile(to, known.subarray(HEAD));
    return known.readUInt32BE(0);
  }
  const source = await originaux.fileOf(one, 'print', qui);
  if (source === null) return null;
  const { fichier, relayee } = source;
  const zone = await originaux.partDe(one, one.room.ratio === null ? null : formeDe(one.room.ratio));
  return made(dependencies, demande, { to, source: fichier, room: one.room, zone, ...(relayee ? {} : { kept }) });
}

/** A kept photo starts with its resolution, on this many bytes. */
const HEAD = 4;

interface AFaire {
  readonly to: string;
  readonly source: string;
  readonly room: Room;
  readonly zone: ReturnType<typeof zoneOf>;
  readonly kept?: string;
}

async function made(
  { cadreur, reserve }: ImagesDependencies,
  { canal, qui, resolution, quadri, dossier, profil }: Apport,
  { to, source, room, zone, kept }: AFaire,
): Promise<number | null> {
  const wanted = canal === 'ecran' ? Math.min(resolution, ECRAN) : resolution;
  const inches = room.largeur / MM_PER_INCH;
  const encres = { quadri, ...(profil && { profil: join(dossier, profil) }) };
  const tirage = { largeur: Math.ceil(inches * wanted), ratio: room.ratio, zone, ...encres };
  const tiree = await cadreur.cropForPaper(qui, source, tirage).catch((error: unknown): PhotoTiree | null => {
    // Too many wait: the photo is not at fault.
    if (error instanceof BridgeError) throw error;
    return null;
  });
  if (tiree === null) return null;
  const dpi = Math.round(tiree.largeur / inches);
  // The photo is kept before it is used: the folder of a request that gave up may be gone.
  if (kept !== undefined) {
    const head = Buffer.alloc(HEAD);
    head.writeUInt32BE(dpi);
    // A full disk does not keep anybody from printing.
    await reserve.keep(kept, Buffer.concat([head, tiree.contenu])).catch(() => undefined);
  }
  await writeFile(to, tiree.contenu);
  return dpi;
}

async function copyMedia({ readMedia }: ImagesDependencies, { fichier }: MediaRecord, to: string): Promise<boolean> {
  const body = await readMedia(fichier.id);
  if (body === null) return false;
  await pipeline(body, createWriteStream(to));
  return true;
}
