import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { BridgeError, type Canal, civilDay, type PartDImage } from '@bridge/contract';
import type { Clock } from '../../platform/clock.ts';
import { isDatabaseUnavailable } from '../../platform/db/pool.ts';
import type { Log } from '../../platform/log.ts';
import type { Outside } from '../../platform/net/outside.types.ts';
import { createTour } from '../../platform/tour.ts';
import type { Db } from '../../schema.ts';
import type { Cadreur } from './cadrage.ts';
import { partDePhoto } from './mediatheque.ts';
import { isDeLaMediatheque, photosMontrables } from './photo-source.rules.ts';
import { mediasPublies, objetsRelayes } from './photos.repository.ts';
import type { Reserve } from './reserve.ts';

export interface OriginauxDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly outside: Outside;
  /** The store of photos. */
  readonly reserve: Reserve;
  /** The store of photos that are only passed on, for a while. */
  readonly relais: Reserve;
  /** A photo that this server makes itself, tried before the outside; null for any other address. */
  readonly local: (url: string) => Promise<Buffer> | null;
  readonly cadreur: Pick<Cadreur, 'check'>;
}

/** A photo of an objet, by its address at the source. */
export interface PhotoDObjet {
  readonly objet: number;
  readonly empreinte: string;
}

/** The origin of a photo. */
export interface SourceDePhoto {
  readonly url: string;
  /** Whether the photo is passed on, and not kept. */
  readonly relayee: boolean;
}

/** The original photos of published objets, and nothing else: an address that no objet shows is never asked for. */
export interface Originaux {
  /** The origin of a photo; null when the objet does not show it there, undefined when the database is away. */
  sourceDe(photo: PhotoDObjet, canal: Canal): Promise<SourceDePhoto | null | undefined>;
  /** The file of a photo, brought here once; null when it cannot be had. `qui`: the visitor it is brought for. */
  bring(photo: PhotoDObjet, source: SourceDePhoto, qui: string): Promise<string | null>;
  /** The part of the photo that people chose for a ratio, or null. */
  partDe(photo: PhotoDObjet, ratio: string | null): Promise<PartDImage | null>;
  /** The file of a photo from any origin; null when it cannot be had, or when the objet does not show it. */
  fileOf(
    photo: PhotoDObjet,
    canal: Canal,
    qui: string,
  ): Promise<(Pick<SourceDePhoto, 'relayee'> & { readonly fichier: string }) | null>;
}

/** The folder of a photo in the store. */
export const nomDePhoto = ({ objet, empreinte }: PhotoDObjet) => `${objet}/${empreinte}`;

const LARGEST_PHOTO = 20 * 1024 ** 2;
const LIMITS = { firstByte: 10_000, silence: 10_000, whole: 30_000 };
/** How many requests may wait: a later one is asked to come back. */
const WAITING = { waiting: 200, each: [{ waiting: 100 }] };
/** How many photos are asked of sources at once, apart from the others: a slow source delays no photo that is here. */
const ARRIVALS = { abreast: 4, ...WAITING };
/** Drawings of our own. */
const DRAWN = { abreast: 2, ...WAITING };
/** A photo that could not be had is not asked for again before. */
const REST = 10 * 60_000;
/** For how long a photo is known to be shown, in milliseconds. */
const KNOWN_FOR = 60_000;
/** For how long a photo is known not to be shown, in milliseconds. */
const UNKNOWN_FOR = 5_000;
const MOST_REMEMBERED = 5_000;

export function createOriginaux(dependencies: OriginauxDependencies): Originaux {
  const { db, clock, log, outside, reserve, relais, local, cadreur } = dependencies;
  const inTurn = createTour(DRAWN);
  const inArrival = createTour(ARRIVALS);
  const bringing = shared<string>();
  const failed = memory<true>(clock, REST);
  const urls = memory<ReadonlyMap<string, SourceDePhoto>>(clock, KNOWN_FOR);
  const unknown = memory<true>(clock, UNKNOWN_FOR);
  const asking = shared<ReadonlyMap<string, SourceDePhoto> | undefined>();

  async function sourceDe({ objet, empreinte }: PhotoDObjet, canal: Canal): Promise<SourceDePhoto | null | undefined> {
    const cle = `${objet} ${canal}`;
    const found = urls.get(cle)?.get(empreinte);
    if (found !== undefined) return found;
    if (unknown.get(`${cle} ${empreinte}`)) return null;
    // An unknown photo is looked up again: it may have been added since, and pages name it at once.
    const known = await asking(cle, () => ask(objet, canal));
    if (known === undefined) return undefined;
    const added = known.get(empreinte);
    if (added === undefined) unknown.set(`${cle} ${empreinte}`, true);
    return added ?? null;
  }

  async function ask(objet: number, canal: Canal): Promise<ReadonlyMap<string, SourceDePhoto> | undefined> {
    try {
      const medias = await mediasPublies(db, objet);
      const isRelaye = (await objetsRelayes(db, [objet])).has(objet);
      const found = new Map(
        photosMontrables(medias, civilDay(clock.now()), canal).map(({ empreinte, url }) => [
          empreinte,
          { url, relayee: isRelaye && !isDeLaMediatheque(empreinte) },
        ]),
      );
      urls.set(`${objet} ${canal}`, found);
      return found;
    } catch (error) {
      if (isDatabaseUnavailable(error)) return undefined;
      throw error;
    }
  }

  /** Brings a photo, which is judged before it is kept. */
  async function original(nom: string, { url, relayee }: SourceDePhoto, qui: string): Promise<string> {
    const garde = relayee ? relais : reserve;
    if (await garde.a(nom)) return garde.chemin(nom);
    const own = await inTurn([qui], async () => local(url));
    if (own !== null) {
      await garde.keep(nom, own);
      return garde.chemin(nom);
    }
    return inArrival([qui], () => download(garde, nom, url, qui));
  }

  async function download(garde: Reserve, nom: string, url: string, qui: string): Promise<string> {
    const arrivee = `${garde.chemin(nom)}.arrivee`;
    await mkdir(dirname(arrivee), { recursive: true });
    try {
      await outside.download({ url }, { to: arrivee, largest: LARGEST_PHOTO, limits: LIMITS });
      await cadreur.check(qui, arrivee);
      await garde.adopt(nom, arrivee);
    } finally {
      await rm(arrivee, { force: true });
    }
    return garde.chemin(nom);
  }

  async function bring(photo: PhotoDObjet, source: SourceDePhoto, qui: string): Promise<string | null> {
    const nom = nomDePhoto(photo);
    if (failed.get(nom)) return null;
    try {
      // Two requests for one photo bring it once.
      return await bringing(nom, () => original(`${nom}/original`, source, qui));
    } catch (error) {
      // Too many wait: the photo is not at fault.
      if (error instanceof BridgeError) throw error;
      failed.set(nom, true);
      // Addresses may carry keys: the objet tells enough.
      log.info({ objet: photo.objet, raison: error instanceof Error ? error.message : '' }, 'a photo cannot be had');
      return null;
    }
  }

  return {
    sourceDe,
    bring,
    partDe: ({ empreinte }, ratio) =>
      partDePhoto(db, empreinte, ratio).catch((error: unknown) => {
        // The photo is not at fault.
        throw isDatabaseUnavailable(error) ? new BridgeError('unavailable') : error;
      }),
    fileOf: async (photo, canal, qui) => {
      const source = await sourceDe(photo, canal);
      if (source === undefined) throw new BridgeError('unavailable');
      if (source === null) return null;
      const fichier = await bring(photo, source, qui);
      return fichier === null ? null : { fichier, relayee: source.relayee };
    },
  };
}

/** Runs each work once at a time, for all who ask for it. */
export function shared<T>() {
  const running = new Map<string, Promise<T>>();
  return (cle: string, work: () => Promise<T>): Promise<T> => {
    const same = running.get(cle);
    if (same !== undefined) return same;
    const done = work().finally(() => running.delete(cle));
    running.set(cle, done);
    return done;
  };
}

/** Remembers values for a while; the oldest are forgotten first. */
export function memory<T>(clock: Clock, lasts: number) {
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
