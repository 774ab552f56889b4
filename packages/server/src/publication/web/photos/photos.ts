import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { BridgeError, civilDay } from '@bridge/contract';
import { photosMontrables } from '../../../catalogue/photo-source.rules.ts';
import type { Clock } from '../../../platform/clock.ts';
import { isDatabaseUnavailable } from '../../../platform/db/pool.ts';
import type { Room } from '../../../platform/files/room.ts';
import type { Log } from '../../../platform/log.ts';
import type { Outside } from '../../../platform/net/outside.types.ts';
import { createTour } from '../../../platform/tour.ts';
import type { PhotoDemandee } from '../../../rendering/photo.rules.ts';
import type { Db } from '../../../schema.ts';
import type { Cadreur } from './cadrage.ts';
import { mediasPublies } from './photos.repository.ts';
import { createReserveDeFichiers } from './reserve.ts';

export interface PhotosDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly outside: Outside;
  /** Where photos and their views are kept. */
  readonly dossier: string;
  /** Photos of our own, drawn here: asked for before the outside. Null: it is none. */
  readonly local: (url: string) => Promise<Buffer> | null;
  readonly cadreur: Cadreur;
  /** Of the disk. */
  readonly room: Room;
  /** Bytes that they may take together. */
  readonly most?: number;
}

const MOST = 2 * 1024 ** 3;
const LARGEST_PHOTO = 20 * 1024 ** 2;
const LIMITS = { firstByte: 10_000, silence: 10_000, whole: 30_000 };
/** Whoever finds so many waiting comes back later. */
const WAITING = { waiting: 200, each: [{ waiting: 100 }] };
/** Sources are asked beside: one that is slow keeps nobody from the photos that are here. */
const ARRIVALS = { abreast: 4, ...WAITING };
/** Drawings of our own. */
const DRAWN = { abreast: 2, ...WAITING };
/** A photo that could not be had is not asked for again before. */
const REST = 10 * 60_000;
/** For how long what an objet shows is taken for granted. */
const KNOWN_FOR = 60_000;
const MOST_REMEMBERED = 5_000;

export type Vue =
  | { readonly etat: 'prete'; readonly contenu: Buffer }
  /** None such, or it cannot be had. */
  | { readonly etat: 'absente' };

interface Faite {
  readonly photo: string;
  readonly vue: string;
  readonly url: string;
  readonly visiteur: string;
}

/** The photos of published objets, and of nothing else: an address that no objet has is never asked for. */
export function createPhotos(
  dependencies: PhotosDependencies,
): (demande: PhotoDemandee, visiteur: string) => Promise<Vue> {
  const { db, clock, log, outside, dossier, local, cadreur, room, most = MOST } = dependencies;
  const reserve = createReserveDeFichiers({ dossier, clock, most, room });
  const inTurn = createTour(DRAWN);
  const inArrival = createTour(ARRIVALS);
  const making = shared<Buffer>();
  const bringing = shared<string>();
  const failed = memory<true>(clock, REST);
  const urls = memory<ReadonlyMap<string, string>>(clock, KNOWN_FOR);

  /** Where the photo comes from; null: the objet does not show it. While the database is away, undefined: nobody knows. */
  async function sourceDe({ objet, empreinte }: PhotoDemandee): Promise<string | null | undefined> {
    const known = urls.get(`${objet}`) ?? (await ask(objet));
    return known === undefined ? undefined : (known.get(empreinte) ?? null);
  }

  async function ask(objet: number): Promise<ReadonlyMap<string, string> | undefined> {
    try {
      const medias = await mediasPublies(db, objet);
      const found = new Map(
        photosMontrables(medias, civilDay(clock.now())).map(({ empreinte, url }) => [empreinte, url]),
      );
      urls.set(`${objet}`, found);
      return found;
    } catch (error) {
      if (isDatabaseUnavailable(error)) return undefined;
      throw error;
    }
  }

  /** The photo itself, brought here once and judged before it is kept. */
  async function original(nom: string, url: string, visiteur: string): Promise<string> {
    if (await reserve.a(nom)) return reserve.chemin(nom);
    const own = await inTurn([visiteur], async () => local(url));
    if (own !== null) {
      await reserve.keep(nom, own);
      return reserve.chemin(nom);
    }
    return inArrival([visiteur], () => download(nom, url, visiteur));
  }

  async function download(nom: string, url: string, visiteur: string): Promise<string> {
    const arrivee = `${reserve.chemin(nom)}.arrivee`;
    await mkdir(dirname(arrivee), { recursive: true });
    try {
      await outside.download({ url }, { to: arrivee, largest: LARGEST_PHOTO, limits: LIMITS });
      await cadreur.check(visiteur, arrivee);
      await reserve.adopter(nom, arrivee);
    } finally {
      await rm(arrivee, { force: true });
    }
    return reserve.chemin(nom);
  }

  async function make({ photo, vue, url, visiteur }: Faite, demande: PhotoDemandee): Promise<Buffer> {
    // Two views of one photo bring it once.
    const fichier = await bringing(photo, () => original(`${photo}/original`, url, visiteur));
    const contenu = await cadreur.crop(visiteur, fichier, demande);
    // A full disk keeps nobody from seeing it.
    await reserve.keep(vue, contenu).catch((error: unknown) => log.warn({ err: error }, 'a photo is not kept'));
    return contenu;
  }

  return async (demande, visiteur) => {
    const { objet, empreinte, largeur, ratio, focale, format } = demande;
    const photo = `${objet}/${empreinte}`;
    const vue = `${photo}/${largeur}-${ratio?.replace('/', 'x') ?? 'libre'}-${focale}.${format}`;
    const url = await sourceDe(demande);
    if (url === null) return { etat: 'absente' };
    const kept = await reserve.read(vue);
    if (kept !== null) return { etat: 'prete', contenu: kept };
    if (url === undefined) throw new BridgeError('unavailable');
    if (failed.get(photo)) return { etat: 'absente' };
    try {
      return { etat: 'prete', contenu: await making(vue, () => make({ photo, vue, url, visiteur }, demande)) };
    } catch (error) {
      // Too many wait: the photo is not at fault.
      if (error instanceof BridgeError) throw error;
      failed.set(photo, true);
      // Addresses may carry keys: the objet tells enough.
      log.info({ objet, raison: error instanceof Error ? error.message : '' }, 'a photo cannot be shown');
      return { etat: 'absente' };
    }
  };
}

/** Each work once at a time, for all who ask for it. */
function shared<T>() {
  const running = new Map<string, Promise<T>>();
  return (cle: string, work: () => Promise<T>): Promise<T> => {
    const same = running.get(cle);
    if (same !== undefined) return same;
    const done = work().finally(() => running.delete(cle));
    running.set(cle, done);
    return done;
  };
}

/** What was learnt lately; the oldest is forgotten first. */
function memory<T>(clock: Clock, lasts: number) {
  const known = new Map<string, { readonly value: T; readonly until: number }>();
  return {
    get(cle: string): T | undefined {
      const entry = known.get(cle);
      return entry !== undefined && entry.until > clock.now().getTime() ? entry.value : undefined;
    },
    set(cle: string, value: T): void {
      known.delete(cle);
      known.set(cle, { value, until: clock.now().getTime() + lasts });
      const [oldest] = known.keys();
      if (known.size > MOST_REMEMBERED && oldest !== undefined) known.delete(oldest);
    },
  };
}
